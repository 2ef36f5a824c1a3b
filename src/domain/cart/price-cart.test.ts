import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { largestQuantity } from './cart.ts';
import { type PricedProduct, priceCart, priceLines } from './price-cart.ts';

const name = { en: 'A group', ar: 'مجموعة' };
const free = { name, fee: 0, freeFrom: null, minimumOrder: 0, leadDays: 1, isActive: true };

const delivery: DeliveryFacts = {
  settings: {
    version: 7,
    groups: [
      { ...free, id: 'far', zones: [96], fee: 50_00, freeFrom: 1_000_00, minimumOrder: 200_00 },
      { ...free, id: 'closed', zones: [98], fee: 50_00, isActive: false },
    ],
    fallback: free,
    pickup: { isActive: true, leadDays: 0 },
  },
  zones: [38, 96, 98].map((number) => ({ number, municipality: 'QA-DA', districts: [name] })),
  municipalities: [],
  times: {
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      opens: weekday === 5 ? null : '08:00',
      closes: weekday === 5 ? null : '18:00',
    })),
    datedHours: [],
    holidays: [],
  },
};

/** A Sunday morning. */
const now = new Date('2026-11-15T10:00:00+03:00');

const desk = { price: 400_00, stock: 3, leadTimeDays: 2 };
const lamp = { price: 89_50, stock: 40, leadTimeDays: 0 };
const products = new Map<string, PricedProduct>([
  ['desk', desk],
  ['lamp', lamp],
  ['sold-out', { price: 10_00, stock: 0, leadTimeDays: 0 }],
  ['visit', { price: 350_00, stock: 60, leadTimeDays: 2, isService: true }],
]);
const priced = (lines: [productId: string, quantity: number][], zone: number | null = null) =>
  priceCart({
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
    products,
    delivery,
    zone,
    now,
  });

describe('a priced cart', () => {
  it('says of each line how much of it can be had and what that costs', () => {
    const { lines, subtotal, total } = priced([
      ['desk', 5],
      ['lamp', 2],
      ['sold-out', 1],
      ['never-heard-of', 4],
    ]);
    expect(lines.map(({ status, available, total: cost }) => [status, available, cost])).toEqual([
      ['short', 3, 1_200_00],
      ['available', 2, 179_00],
      ['out_of_stock', 0, 0],
      ['gone', 0, 0],
    ]);
    expect({ subtotal, total }).toEqual({ subtotal: 1_379_00, total: 1_379_00 });
  });

  it('is of services only as long as nothing in it is delivered', () => {
    expect(priced([['visit', 2]]).isOnlyServices).toBe(true);
    expect(
      priced([
        ['visit', 1],
        ['sold-out', 1],
      ]).isOnlyServices,
    ).toBe(true);
    expect(
      priced([
        ['visit', 1],
        ['lamp', 1],
      ]).isOnlyServices,
    ).toBe(false);
    expect(priced([]).isOnlyServices).toBe(false);
  });

  it('adds up two lines of one product in the place of the first', () => {
    const { lines } = priced([
      ['desk', 1],
      ['lamp', 1],
      ['desk', 2],
    ]);
    expect(lines.map(({ productId, quantity, status }) => [productId, quantity, status])).toEqual([
      ['desk', 3, 'available'],
      ['lamp', 1, 'available'],
    ]);
  });

  it('sells no more of a product at once than a cart may hold', () => {
    const plenty = new Map([['pen', { price: 1_00, stock: 5_000, leadTimeDays: 0 }]]);
    const twice = [
      { productId: 'pen', quantity: 999 },
      { productId: 'pen', quantity: 999 },
    ];
    expect(priceLines({ lines: twice, products: plenty }).lines).toMatchObject([
      { quantity: 1_998, available: 999, status: 'short' },
    ]);
  });

  it('contains the fee of the zone, by what can be had', () => {
    expect(priced([['desk', 1]], 96)).toMatchObject({ deliveryFee: 50_00, total: 450_00 });
    expect(priced([['desk', 3]], 96)).toMatchObject({ deliveryFee: 0, total: 1_200_00 });
    expect(priced([['desk', 1]], 38)).toMatchObject({ deliveryFee: 0, total: 400_00 });
  });

  it('promises the day of what can be had', () => {
    expect(priced([['lamp', 1]], 38)).toMatchObject({
      delivery: { day: '2026-11-16' },
      pickup: { day: '2026-11-15' },
    });
    expect(
      priced(
        [
          ['lamp', 1],
          ['desk', 9],
          ['sold-out', 1],
        ],
        38,
      ),
    ).toMatchObject({ delivery: { day: '2026-11-18' }, pickup: { day: '2026-11-17' } });
  });

  it.each([
    ['nothing can be had', [['sold-out', 2]], 96],
    ['there are no lines', [], 96],
    ['the shop does not deliver there', [['lamp', 1]], 98],
    ['the zone does not exist', [['lamp', 1]], 12],
  ] satisfies [string, [string, number][], number][])('costs no delivery when %s', (_, lines, zone) => {
    expect(priced(lines, zone)).toMatchObject({ deliveryFee: 0 });
  });

  it('knows no delivery without a zone, or to one that does not exist', () => {
    expect(priced([['lamp', 1]]).delivery).toBeNull();
    expect(priced([['lamp', 1]], 12).delivery).toBeNull();
    expect(priced([['lamp', 1]], 98).delivery).toMatchObject({ isDelivered: false, day: null });
  });
});

describe('whatever is in the cart', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const amounts = fc.integer({ min: 0, max: 10_000_000 });
  const catalogues = fc
    .dictionary(ids, fc.record({ price: amounts, stock: fc.nat(1_500), leadTimeDays: fc.nat(20) }))
    .map((entries) => new Map(Object.entries(entries)));
  const wanted = fc.array(fc.record({ productId: ids, quantity: fc.integer({ min: 1, max: 999 }) }));
  const terms = fc.record({
    name: fc.constant(name),
    fee: amounts,
    freeFrom: fc.option(amounts),
    minimumOrder: amounts,
    leadDays: fc.nat(5),
    isActive: fc.boolean(),
  });
  const carts = fc.record({
    lines: wanted,
    products: catalogues,
    delivery: terms.map((fallback) => ({
      ...delivery,
      settings: { ...delivery.settings, groups: [], fallback },
    })),
    zone: fc.constantFrom(null, 38, 12),
    now: fc.constant(now),
  });

  it('its parts sum to the total, and the fee is never negative', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { lines, subtotal, deliveryFee, total } = priceCart(cart);
        expect(deliveryFee).toBeGreaterThanOrEqual(0);
        expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(subtotal);
        expect(subtotal + deliveryFee).toBe(total);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('no line has more than there is, and what is gone costs nothing', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        for (const { productId, quantity, available, total, status } of priceCart(cart).lines) {
          const product = cart.products.get(productId);
          expect(available).toBeLessThanOrEqual(Math.min(quantity, largestQuantity, product?.stock ?? 0));
          expect(total).toBe(available * (product?.price ?? 0));
          expect(status === 'gone').toBe(product === undefined);
          expect(status === 'available').toBe(available === quantity);
        }
      }),
    );
  });

  it('every wanted piece is in exactly one line, in the order of the first of its kind', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { lines } = priceCart(cart);
        expect(lines.map(({ productId }) => productId)).toEqual([
          ...new Set(cart.lines.map(({ productId }) => productId)),
        ]);
        const pieces = (all: readonly { quantity: number }[]) =>
          all.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(pieces(lines)).toBe(pieces(cart.lines));
      }),
    );
  });
});
