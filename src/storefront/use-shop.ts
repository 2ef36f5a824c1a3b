import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';
import { type Shop, shopFromText } from './shop-as-text.ts';

/** The shop's details from the root of the page, or null on an error page that was made without them. */
export function useShop(): Shop | null {
  const root = useRouteLoaderData<typeof loader>('root');
  return root ? shopFromText(root.shop) : null;
}
