import { describe, expect, test } from 'vitest';
import type { CartProduct } from '#domain/cart/cart.ts';
import { cartOf, productWith } from '../../../tests/support/carts.ts';
import { findCartNotice } from './cart-notice.ts';

const cart = cartOf(2);
const confirmed = (second: CartProduct | null) =>
  new Map([
    ['p0', productWith({ id: 'p0', leadTimeDays: 3 })],
    ['p1', second],
  ]);

describe('the notice on a server-confirmed cart', () => {
  test('has the lead time of each line, and no change', () => {
    expect(findCartNotice(cart, confirmed(productWith({ id: 'p1', leadTimeDays: 7 })))).toEqual({
      leadTimes: [3, 7],
      isOutdated: false,
    });
  });

  test('is absent until every product is confirmed', () => {
    expect(findCartNotice(cart, new Map([['p0', productWith({ id: 'p0' })]]))).toBeUndefined();
  });

  test.each([
    ['a price has changed', productWith({ id: 'p1', price: 1_00 }), [3, 2]],
    ['there are too few', productWith({ id: 'p1', stock: 1 }), [3, 2]],
    ['there are none', productWith({ id: 'p1', stock: 0 }), [3]],
    ['it is no longer sold', null, [3]],
  ])('tells when %s', (_, product, leadTimes) => {
    expect(findCartNotice(cart, confirmed(product))).toEqual({ leadTimes, isOutdated: true });
  });
});
