import { useRouteLoaderData } from 'react-router';
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts';
import type { ShopFrame, ShopRating } from '#domain/shop-profile/shop-profile.ts';
import type { ShownAnnouncement } from '#domain/site-content/page-content.ts';
import { useLocale } from '#i18n/messages-context.tsx';

/** What the root loader passes to every page. */
export interface ShopDetails extends ShopFrame {
  readonly publicUrl: string;
  readonly rating: ShopRating | null;
  /** The delivery terms for all of Qatar; null if the shop does not deliver at present. */
  readonly delivery: DeliveryPromise | null;
  /** In both languages; null: there is none today. */
  readonly announcement: ShownAnnouncement | null;
  readonly year: number;
}

/** The shop's details from the root loader; null on an error page that was rendered without them. */
export function useShop() {
  return useRouteLoaderData<() => { shop: ShopDetails }>('root')?.shop ?? null;
}

/** The shop's name in the language of the page; empty on an error page that was rendered without the shop's details. */
export function useShopName(): string {
  const locale = useLocale();
  return useShop()?.profile.name[locale] ?? '';
}
