import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The shop's details from the root loader; null on an error page that was rendered without them. */
export function useShop() {
  return useRouteLoaderData<typeof loader>('root')?.shop ?? null;
}
