import type { Queryable } from '#database/transaction.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import type { OpeningTimes } from '#primitives/opening-times/opening-times.ts';

import type { CartProduct } from './cart.ts';
import { selectCartProducts } from './cart-product-queries.server.ts';
import { type PricedCart, priceCart, type WantedLine } from './price-cart.ts';

interface AskedCart {
  readonly lines: readonly WantedLine[];
  readonly zone?: number | undefined;
}

/** Prices a cart with current prices, stock and delivery terms. The opening hours come from the shop profile. */
export async function priceCurrentCart(
  db: Queryable,
  { lines, zone }: AskedCart,
  { shop, now }: { readonly shop: Promise<Pick<OpeningTimes, 'hours' | 'datedHours'>>; readonly now: Date },
): Promise<PricedCart<CartProduct>> {
  const [products, { holidays, ...delivery }, { hours, datedHours }] = await Promise.all([
    selectCartProducts(db, [...new Set(lines.map(({ productId }) => productId))]),
    getDeliveryFacts(db, now),
    shop,
  ]);
  return priceCart({
    lines,
    products: new Map(products.map((product) => [product.id, product])),
    delivery: { ...delivery, times: { hours, datedHours, holidays } },
    zone: zone ?? null,
    now,
  });
}
