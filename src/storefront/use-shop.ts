import { useRouteLoaderData } from 'react-router';
import { fromText } from './as-text.ts';
import type { loader } from './root.tsx';

/** The shop's details from the root of the page, or null on an error page that was made without them. */
export function useShop() {
  const root = useRouteLoaderData<typeof loader>('root');
  return root ? fromText(root.shop) : null;
}
