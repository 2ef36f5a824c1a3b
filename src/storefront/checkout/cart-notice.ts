import type { Cart, CartProduct } from '#domain/cart/cart.ts';
import { priceLines } from '#domain/cart/price-cart.ts';

export interface CartNotice {
  /** Working days until each line that can be had is ready. */
  readonly leadTimes: readonly number[];
  /** Prices or pieces are no longer those that the buyer has agreed to. */
  readonly isOutdated: boolean;
}

/** What the server's word on the products means for this cart; undefined until it has spoken of all of them. */
export function findCartNotice(
  cart: Cart,
  said: ReadonlyMap<string, CartProduct | null>,
): CartNotice | undefined {
  if (!cart.every(({ productId }) => said.has(productId))) return undefined;
  const products = new Map([...said].flatMap(([id, product]) => (product ? [[id, product] as const] : [])));
  const { lines, goods } = priceLines({ lines: cart, products });
  return {
    leadTimes: goods.leadTimes,
    isOutdated:
      lines.some(({ status }) => status !== 'available') ||
      cart.some(({ productId, snapshot }) => products.get(productId)?.price !== snapshot.price),
  };
}
