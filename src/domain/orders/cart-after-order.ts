import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { ChangedLine } from './check-order.ts';

/** What stays in a cart when these pieces were ordered: other products, and pieces that were added meanwhile. */
export function cartAfterOrder(
  cart: Cart,
  ordered: readonly Pick<CartLine, 'productId' | 'quantity'>[],
): Cart {
  const taken = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]));
  return cart
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The cart of a buyer who accepts what changed: the prices and pieces of now, without what cannot be had. */
export function cartAfterChange(
  cart: Cart,
  changed: readonly Pick<ChangedLine, 'productId' | 'available' | 'price'>[],
): Cart {
  const changes = new Map(changed.map((line) => [line.productId, line]));
  return cart.flatMap((line) => {
    const change = changes.get(line.productId);
    if (!change) return line;
    if (change.price === null || change.available === 0) return [];
    return {
      ...line,
      quantity: change.available,
      snapshot: { ...line.snapshot, price: change.price },
    };
  });
}
