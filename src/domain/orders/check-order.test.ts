import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedProduct } from '#domain/cart/price-cart.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { checkOrder } from './check-order.ts';
import { offeredDays } from './offered-days.ts';
import type { OrderBody } from './order-body.ts';

const now = new Date('2026-11-15T09:00:00Z');
const name = { en: 'Everywhere', ar: 'كل مكان' };
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === 5 ? { weekday, opens: null, closes: null } : { weekday, opens: '08:00', closes: '18:00' },
);

interface Terms {
  readonly fee: number;
  readonly freeFrom: number | null;
  readonly minimumOrder: number;
}

function factsWith(terms: Terms): DeliveryFacts {
  return {
    settings: {
      version: 7,
      groups: [],
      fallback: { name, ...terms, leadDays: 1, isActive: true },
      pickup: { isActive: true, leadDays: 0 },
    },
    zones: [{ number: 69, municipality: 'QA-ZA', districts: [] }],
    municipalities: [],
    times: { hours, datedHours: [], holidays: [] },
  };
}

const amounts = fc.integer({ min: 0, max: 5_000_00 });
const anyTerms = fc.record({
  fee: amounts,
  freeFrom: fc.option(amounts),
  minimumOrder: fc.constantFrom(0, 100_00),
});
const anyProduct = fc.record({
  price: fc.integer({ min: 1, max: 20_000_00 }),
  stock: fc.nat(20),
  leadTimeDays: fc.nat(10),
});
const anyLines = fc
  .array(fc.record({ product: anyProduct, quantity: fc.integer({ min: 1, max: 25 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => lines.map((line, index) => ({ ...line, productId: `product-${index}` })));
const anyFulfilment: fc.Arbitrary<OrderBody['fulfilment']> = fc.constantFrom(
  { kind: 'pickup' },
  { kind: 'delivery', zone: 69, street: '1', building: '1', unit: '', landmark: '' },
);

type Lines = readonly { productId: string; quantity: number; product: PricedProduct }[];

/** What a buyer sends who sees everything as it is. */
function upToDate(lines: Lines, fulfilment: OrderBody['fulfilment'], facts: DeliveryFacts) {
  const products = new Map(lines.map(({ productId, product }) => [productId, product]));
  const subtotal = lines.reduce((sum, { quantity, product }) => sum + quantity * product.price, 0);
  const { fee, freeFrom } = facts.settings.fallback;
  const isFree = fulfilment.kind === 'pickup' || (freeFrom !== null && subtotal >= freeFrom);
  const deliveryFee = isFree ? 0 : fee;
  const leadTimes = lines.map(({ product }) => product.leadTimeDays);
  const body = {
    lines: lines.map(({ productId, quantity, product }) => ({
      productId,
      quantity,
      price: qarFromDirhams(product.price),
    })),
    fulfilment,
    day: offeredDays(facts, fulfilment, leadTimes, now)[0] ?? '',
    seen: {
      deliveryFee: qarFromDirhams(deliveryFee),
      total: qarFromDirhams(subtotal + deliveryFee),
    },
  };
  return { products, body };
}

describe('an order that is checked', () => {
  it('is accepted exactly when all is as the buyer saw it, and then costs what the buyer saw', () => {
    fc.assert(
      fc.property(anyLines, anyFulfilment, anyTerms, (lines, fulfilment, terms) => {
        const facts = factsWith(terms);
        const { products, body } = upToDate(lines, fulfilment, facts);
        const check = checkOrder(body, products, facts, now);
        const isInStock = lines.every(({ quantity, product }) => quantity <= product.stock);
        const subtotal = lines.reduce((sum, { quantity, product }) => sum + quantity * product.price, 0);
        const isLargeEnough = fulfilment.kind === 'pickup' || subtotal >= terms.minimumOrder;
        expect(check.isAsSeen).toBe(isInStock && isLargeEnough);
        if (!check.isAsSeen) return;
        expect(qarFromDirhams(check.total)).toBe(body.seen.total);
        expect(check.subtotal + check.deliveryFee).toBe(check.total);
        expect(check.settingsVersion).toBe(7);
      }),
    );
  });

  it('says of every changed line how many pieces can be had, never more than there are or were wanted', () => {
    fc.assert(
      fc.property(anyLines, anyFulfilment, fc.integer({ min: 1, max: 500 }), (lines, fulfilment, dearer) => {
        const facts = factsWith({ fee: 0, freeFrom: null, minimumOrder: 0 });
        const { body } = upToDate(lines, fulfilment, facts);
        const [first, ...others] = lines;
        const productsNow = new Map(others.map(({ productId, product }) => [productId, product]));
        if (first)
          productsNow.set(first.productId, { ...first.product, price: first.product.price + dearer });
        const check = checkOrder(body, productsNow, facts, now);
        expect(check.isAsSeen).toBe(false);
        if (check.isAsSeen) return;
        expect(check.change.lines.map(({ productId }) => productId)).toContain(first?.productId);
        for (const { productId, wanted, available } of check.change.lines) {
          expect(available).toBeLessThanOrEqual(wanted);
          expect(available).toBeLessThanOrEqual(productsNow.get(productId)?.stock ?? 0);
        }
        const { subtotal, deliveryFee, total } = check.change;
        expect(total).toBe(subtotal + deliveryFee);
      }),
    );
  });

  it('never promises a Friday', () => {
    fc.assert(
      fc.property(anyLines, anyFulfilment, (lines, fulfilment) => {
        const facts = factsWith({ fee: 0, freeFrom: null, minimumOrder: 0 });
        const leadTimes = lines.map(({ product }) => product.leadTimeDays);
        for (const day of offeredDays(facts, fulfilment, leadTimes, now)) {
          expect(new Date(day).getUTCDay()).not.toBe(5);
        }
      }),
    );
  });
});
