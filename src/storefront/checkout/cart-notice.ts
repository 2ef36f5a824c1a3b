import type { Cart, CartProduct } from '#domain/cart/cart.ts';
import { priceLines } from '#domain/cart/price-cart.ts';

export interface CartNotice {
  /** Lead times of the available lines, in working days. */
  readonly leadTimes: readonly number[];
  /** Prices or quantities differ from those that the buyer has accepted. */
  readonly isOutdated: boolean;
}

/** Compares the cart with its server-confirmed products; undefined until all of them are confirmed. */
export function findCartNotice(
  cart: Cart,
  confirmed: ReadonlyMap<string, CartProduct | null>,
): CartNotice | undefined {
  if (!cart.every(({ productId }) => confirmed.has(productId))) return undefined;
  const products = new Map(
    [...confirmed].flatMap(([id, product]) => (product ? [[id, product] as const] : [])),
  );
  const { lines, goods } = priceLines({ lines: cart, products });
  return {
    leadTimes: goods.leadTimes,
    isOutdated:
      lines.some(({ status }) => status !== 'available') ||
      cart.some(({ productId, snapshot }) => products.get(productId)?.price !== snapshot.price),
  };
}
