import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** The shop's details from the root of the page, or null on an error page that was made without them. */
export function useShop() {
  return useRouteLoaderData<typeof loader>('root')?.shop ?? null;
}
