import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal, countItems } from '#domain/cart/cart.ts';
import { cartOf, carts } from '../../../tests/support/carts.ts';
import { cartAfterChange, cartAfterOrder } from './cart-after-order.ts';

describe('the cart after an order', () => {
  test('is empty when all of it was ordered', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(cartAfterOrder(cart, cart)).toEqual([]);
      }),
    );
  });

  test('keeps what another tab added while the order was on its way', () => {
    const [ordered, ...others] = cartOf(3);
    if (!ordered) throw new Error('a cart of three has a first line');
    const meanwhile = [{ ...ordered, quantity: ordered.quantity + 2 }, ...others];
    expect(cartAfterOrder(meanwhile, [ordered])).toEqual([{ ...ordered, quantity: 2 }, ...others]);
  });

  test('never loses or invents a piece', () => {
    fc.assert(
      fc.property(carts, carts, (cart, added) => {
        const both = [
          ...cart,
          ...added.filter(({ productId }) => !cart.some((line) => line.productId === productId)),
        ];
        expect(countItems(cartAfterOrder(both, cart))).toBe(countItems(both) - countItems(cart));
      }),
    );
  });
});

describe('the cart after a change that was accepted', () => {
  test('has the new price and the pieces that there are', () => {
    const [line, ...others] = cartOf(2);
    const change = { productId: 'p0', available: 1, price: 2_000_00 };
    expect(cartAfterChange([...(line ? [line] : []), ...others], [change])).toEqual([
      { ...line, quantity: 1, snapshot: { ...line?.snapshot, price: 2_000_00 } },
      ...others,
    ]);
  });

  test.each([
    ['is no longer sold', { productId: 'p1', available: 0, price: null }],
    ['is out of stock', { productId: 'p1', available: 0, price: 5_00 }],
  ])('leaves out what %s', (_, change) => {
    expect(cartAfterChange(cartOf(3), [change]).map(({ productId }) => productId)).toEqual(['p0', 'p2']);
  });

  test('costs exactly what the changed and the unchanged lines cost', () => {
    const price = fc.option(fc.integer({ min: 0, max: 1_000_00 }));
    fc.assert(
      fc.property(carts, price, fc.nat({ max: 999 }), (cart, newPrice, available) => {
        const [first, ...others] = cart;
        if (!first) return;
        const change = { productId: first.productId, available, price: newPrice };
        expect(cartTotal(cartAfterChange(cart, [change]))).toBe(
          cartTotal(others) + (newPrice ?? 0) * available,
        );
      }),
    );
  });
});
