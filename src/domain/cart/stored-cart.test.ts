import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartOf, carts } from '../../../tests/support/carts.ts';
import { countItems, largestQuantity, mostLines } from './cart.ts';
import { parseStoredCart, serializeCart } from './stored-cart.ts';
import { countStoredItems } from './stored-item-count.ts';

const [line] = cartOf(1);
const stored = (...lines: readonly unknown[]) => parseStoredCart(JSON.stringify(lines));

describe('a stored cart', () => {
  it('comes back as it was stored', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(parseStoredCart(serializeCart(cart))).toEqual(cart);
      }),
    );
  });

  it('is counted by the badge as it is shown', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(countStoredItems(serializeCart(cart))).toBe(countItems(cart));
      }),
    );
  });

  it('never fails, whatever text stands in the storage', () => {
    const almostCarts = fc.array(
      fc.record(
        {
          productId: fc.oneof(fc.constantFrom('a', 'b'), fc.anything()),
          quantity: fc.oneof(fc.double(), fc.integer(), fc.anything()),
          snapshot: fc.oneof(fc.constant(line?.snapshot), fc.object()),
        },
        { requiredKeys: [] },
      ),
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      almostCarts.map((lines) =>
        JSON.stringify(lines, (_, value) => (typeof value === 'bigint' ? 1 : value)),
      ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const cart = parseStoredCart(text);
        expect(cart.length).toBeLessThanOrEqual(mostLines);
        for (const { quantity } of cart) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= largestQuantity).toBe(true);
        }
        expect(parseStoredCart(serializeCart(cart))).toEqual(cart);
      }),
    );
  });

  it('adds up lines of one product', () => {
    expect(stored({ ...line, quantity: 2 }, { ...line, quantity: 3 })).toEqual([{ ...line, quantity: 5 }]);
  });

  it('has no more lines and pieces than a cart may hold', () => {
    expect(parseStoredCart(serializeCart(cartOf(mostLines + 20)))).toHaveLength(mostLines);
    expect(stored({ ...line, quantity: 5_000 })[0]?.quantity).toBe(largestQuantity);
    expect(stored({ ...line, quantity: 2.7 })[0]?.quantity).toBe(2);
  });

  it('shows a line without its picture when that is damaged', () => {
    const picture = { relativePath: 7 };
    expect(stored({ ...line, snapshot: { ...line?.snapshot, picture } })).toEqual([line]);
  });

  it.each([
    ['no product', { ...line, productId: undefined }],
    ['no pieces', { ...line, quantity: 0 }],
    ['a quantity that is no number', { ...line, quantity: '2' }],
    ['nothing to show', { ...line, snapshot: null }],
    ['an address that leads elsewhere', { ...line, snapshot: { ...line?.snapshot, slug: '../admin' } }],
    ['one language only', { ...line, snapshot: { ...line?.snapshot, name: { en: 'Desk' } } }],
    ['a price below zero', { ...line, snapshot: { ...line?.snapshot, price: -1 } }],
  ])('leaves out a line with %s', (_, damaged) => {
    expect(stored(damaged, { ...line, productId: 'good' })).toEqual([{ ...line, productId: 'good' }]);
  });
});
