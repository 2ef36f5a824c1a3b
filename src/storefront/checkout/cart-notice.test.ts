import { describe, expect, test } from 'vitest';
import type { CartProduct } from '#domain/cart/cart.ts';
import { cartOf, productWith } from '../../../tests/support/carts.ts';
import { findCartNotice } from './cart-notice.ts';

const cart = cartOf(2);
const said = (second: CartProduct | null) =>
  new Map([
    ['p0', productWith({ id: 'p0', leadTimeDays: 3 })],
    ['p1', second],
  ]);

describe('the server’s word on a cart', () => {
  test('names the days until each line is ready, and finds nothing changed', () => {
    expect(findCartNotice(cart, said(productWith({ id: 'p1', leadTimeDays: 7 })))).toEqual({
      leadTimes: [3, 7],
      isOutdated: false,
    });
  });

  test('is no word before every product was spoken of', () => {
    expect(findCartNotice(cart, new Map([['p0', productWith({ id: 'p0' })]]))).toBeUndefined();
  });

  test.each([
    ['a price has changed', productWith({ id: 'p1', price: 1_00 }), [3, 2]],
    ['there are too few', productWith({ id: 'p1', stock: 1 }), [3, 2]],
    ['there are none', productWith({ id: 'p1', stock: 0 }), [3]],
    ['it is no longer sold', null, [3]],
  ])('tells when %s', (_, product, leadTimes) => {
    expect(findCartNotice(cart, said(product))).toEqual({ leadTimes, isOutdated: true });
  });
});
