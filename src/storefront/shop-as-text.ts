import type { ShopFrame } from '#domain/shop-profile/shop-profile-queries.server.ts';

/** What surrounds every page. */
export interface Shop extends ShopFrame {
  readonly publicUrl: string;
  readonly year: number;
}

/** It goes out with every page, and as one text: React Router takes anything else apart, value by value, each time. */
export function shopAsText(shop: Shop): string {
  return JSON.stringify(shop);
}

/** The last one that was read: it is asked for in many places of a page, and the same on most pages. */
let known: { readonly text: string; readonly shop: Shop } | undefined;

export function shopFromText(text: string): Shop {
  if (known?.text !== text) known = { text, shop: JSON.parse(text) };
  return known.shop;
}
