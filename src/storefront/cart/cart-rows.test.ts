import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, removeFromCart, restoreLine } from '#domain/cart/cart.ts';
import { cartOf } from '../../../tests/support/carts.ts';
import { cartRows, noteRemoval, nothingRemoved, placeInCart } from './cart-rows.ts';

/** Removes lines one after the other, as a visitor does. */
function removeAll(cart: Cart, places: readonly number[]) {
  let left = cart;
  let removed = nothingRemoved;
  for (const place of places) {
    const line = left[place % Math.max(1, left.length)];
    if (!line) break;
    removed = noteRemoval(removed, cartRows(left, removed), line);
    left = removeFromCart(left, line.productId);
  }
  return { left, removed };
}

const ids = (lines: readonly { productId: string }[]) => lines.map(({ productId }) => productId);

describe('the rows of the cart', () => {
  it('stay in their places, in whatever order lines are removed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(7)), (size, places) => {
        const cart = cartOf(size);
        const { left, removed } = removeAll(cart, places);
        const rows = cartRows(left, removed);
        expect(ids(rows.map(({ line }) => line))).toEqual(ids(cart));
        expect(ids(rows.filter(({ isRemoved }) => !isRemoved).map(({ line }) => line))).toEqual(ids(left));
      }),
    );
  });

  it('restore a removed line in its place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(7), { minLength: 1 }), (size, places) => {
        const cart = cartOf(size);
        const { left, removed } = removeAll(cart, places);
        let back = left;
        for (const line of removed.lines) {
          back = restoreLine(back, line, placeInCart(cartRows(back, removed), line.productId));
        }
        expect(back).toEqual(cart);
      }),
    );
  });

  it('show a removed product once when it is added again', () => {
    const cart = cartOf(2);
    const { removed } = removeAll(cart, [0]);
    expect(cartRows(cart, removed).map(({ isRemoved }) => isRemoved)).toEqual([false, false]);
  });

  it('show lines that were added meanwhile at the end', () => {
    const [first, second, third] = cartOf(3);
    if (!first || !second || !third) throw new Error('a cart of three has three lines');
    const { left, removed } = removeAll([first, second], [0]);
    expect(ids(cartRows([...left, third], removed).map(({ line }) => line))).toEqual(
      ids([first, second, third]),
    );
  });
});
