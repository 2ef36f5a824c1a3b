import { useRouteLoaderData } from 'react-router';
import type { ShopFrame } from '#domain/shop-profile/shop-profile.ts';

/** What the root loader passes to every page. */
export interface ShopDetails extends ShopFrame {
  readonly publicUrl: string;
  readonly year: number;
}

/** The shop's details from the root loader; null on an error page that was rendered without them. */
export function useShop() {
  return useRouteLoaderData<() => { shop: ShopDetails }>('root')?.shop ?? null;
}
