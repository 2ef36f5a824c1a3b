import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productWith } from '../../../tests/support/carts.ts';
import { cartLine } from './cart.ts';
import { hasSameItems, readSharedItems, sharedCartFrom, sharedCartQuery } from './cart-link.ts';

const desk = productWith({ id: 'desk', sku: 'DSK-EX-180' });
const chair = productWith({ id: 'chair', sku: 'CHR-1', stock: 1 });

/** What a browser reads of an address. */
const itemsIn = (query: string) =>
  readSharedItems(new URL(`https://shop.test/cart${query}`).searchParams.get('items') ?? '');

describe('the address of a cart', () => {
  it('holds codes and quantities as they are', () => {
    expect(sharedCartQuery([cartLine(desk, 2), cartLine(chair, 6)])).toBe('?items=DSK-EX-180.2,CHR-1.6');
  });

  it('gives back the same cart', () => {
    const codes = fc.stringMatching(/^[A-Z0-9]{1,6}(-[A-Z0-9]{1,6}){0,3}$/);
    const wanted = fc.uniqueArray(fc.record({ sku: codes, quantity: fc.integer({ min: 1, max: 999 }) }), {
      selector: ({ sku }) => sku,
      maxLength: 100,
    });
    fc.assert(
      fc.property(wanted, (items) => {
        const sold = items.map(({ sku }) => productWith({ id: `id-of-${sku}`, sku }));
        const cart = items.map(({ quantity }, index) => cartLine(sold[index] ?? desk, quantity));
        const query = sharedCartQuery(cart);
        expect(sharedCartFrom(itemsIn(query), sold)).toEqual({ cart, unknown: [] });
        // No character that email or chat programs would break.
        expect(query).toMatch(/^\?items=[A-Z0-9.,-]*$/);
      }),
    );
  });

  it('may be anything: nothing is thrown, and every line that comes of it can be in a cart', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('desk', 'D', '-', '.', ',', '7', '0', ' ', 'é') }),
        (text) => {
          const { cart, unknown } = sharedCartFrom(readSharedItems(text), [{ ...desk, sku: 'D' }, chair]);
          for (const { quantity } of cart) expect(quantity).toBeGreaterThanOrEqual(1);
          for (const sku of unknown) expect(sku).toMatch(/^[A-Z0-9-]{1,40}$/);
        },
      ),
    );
  });

  it('names what is not sold, and what has lost its quantity', () => {
    const items = readSharedItems('DSK-EX-180.2,OLD-9.1,CHR-1,CHR-1.0,OLD-9.3');
    expect(sharedCartFrom(items, [desk, chair])).toEqual({
      cart: [cartLine(desk, 2)],
      unknown: ['OLD-9', 'CHR-1'],
    });
  });

  it('is read however it is typed, and adds up what it names twice', () => {
    const { cart } = sharedCartFrom(readSharedItems(' dsk-ex-180.2 , DSK-EX-180.3'), [desk]);
    expect(cart).toEqual([cartLine(desk, 5)]);
  });
});

describe('two carts', () => {
  it('hold the same when the pieces are the same', () => {
    const one = [cartLine(desk, 2), cartLine(chair, 1)];
    expect(hasSameItems(one, [cartLine(chair, 1), cartLine({ ...desk, price: 1 }, 2)])).toBe(true);
    expect(hasSameItems(one, [cartLine(chair, 2), cartLine(desk, 2)])).toBe(false);
    expect(hasSameItems(one, [cartLine(desk, 2)])).toBe(false);
  });
});
