import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { checkOrder } from '#domain/orders/check-order.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { cartOf, carts } from '../../../tests/support/carts.ts';
import { orderBodyFrom } from './order-body-from.ts';
import { emptyDraft } from './order-draft.ts';
import { availableDay, orderTerms } from './order-terms.ts';

/** A Sunday at noon in Qatar. */
const now = new Date('2026-11-15T09:00:00Z');
const name = { en: 'Everywhere', ar: 'كل مكان' };
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === 5 ? { weekday, opens: null, closes: null } : { weekday, opens: '08:00', closes: '18:00' },
);

function factsWith(known: Partial<DeliveryFacts['settings']['fallback']> = {}): DeliveryFacts {
  const fallback = {
    name,
    fee: 25_00,
    freeFrom: null,
    minimumOrder: 0,
    leadDays: 1,
    isActive: true,
    ...known,
  };
  return {
    settings: { version: 1, groups: [], fallback, pickup: { isActive: true, leadDays: 0 } },
    zones: [{ number: 69, municipality: 'QA-ZA', districts: [] }],
    municipalities: [],
    times: { hours, datedHours: [], holidays: [] },
  };
}

const question = {
  cart: cartOf(1),
  kind: 'delivery',
  zone: 69,
  leadTimes: [2],
  facts: factsWith(),
  now,
} as const;

describe('the terms that a buyer sees before ordering', () => {
  test('fee and days appear with the zone', () => {
    expect(orderTerms({ ...question, zone: null })).toMatchObject({ fee: null, total: 1_499_50, days: [] });
    const terms = orderTerms(question);
    expect(terms).toMatchObject({ fee: 25_00, total: 1_524_50, isOffered: true });
    expect(terms.days[0]).toBe('2026-11-18');
  });

  test('collecting is free and needs no zone', () => {
    const terms = orderTerms({ ...question, kind: 'pickup', zone: null });
    expect(terms).toMatchObject({ fee: 0, total: 1_499_50 });
    expect(terms.days[0]).toBe('2026-11-17');
  });

  test('a zone that does not exist is as none; one that is not served has no day', () => {
    expect(orderTerms({ ...question, zone: 10 })).toMatchObject({ zone: null, fee: null, days: [] });
    expect(orderTerms({ ...question, facts: factsWith({ isActive: false }) })).toMatchObject({
      isOffered: false,
      days: [],
    });
  });

  test('no day is offered before the lead times are loaded', () => {
    expect(orderTerms({ ...question, leadTimes: undefined })).toMatchObject({ fee: 25_00, days: [] });
  });

  test('a wanted day stays chosen while it is offered, else the earliest is chosen', () => {
    const days = ['2026-11-18', '2026-11-19'];
    expect(availableDay({ days }, '2026-11-19')).toBe('2026-11-19');
    expect(availableDay({ days }, '2026-11-12')).toBe('2026-11-18');
    expect(availableDay({ days }, null)).toBe('2026-11-18');
    expect(availableDay({ days: [] }, '2026-11-19')).toBeNull();
  });
});

test('an order by these terms is what the server expects, to the dirham and the day', () => {
  const amount = fc.integer({ min: 0, max: 900_00 });
  fc.assert(
    fc.property(
      carts.filter((cart) => cart.length > 0),
      fc.constantFrom('delivery', 'pickup'),
      fc.record({ fee: amount, freeFrom: fc.option(amount), leadDays: fc.nat(5) }),
      fc.array(fc.nat(20), { minLength: 12, maxLength: 12 }),
      fc.nat(41),
      (cart: Cart, kind, known, lead, wanted) => {
        const facts = factsWith(known);
        const leadTimes = cart.map((_, index) => lead[index] ?? 0);
        const terms = orderTerms({ cart, kind, zone: 69, leadTimes, facts, now });
        const body = orderBodyFrom({
          key: '',
          locale: 'en',
          draft: { ...emptyDraft, kind },
          cart,
          zone: 69,
          day: terms.days[wanted] ?? null,
          seen: { deliveryFee: terms.fee ?? -1, total: terms.total },
        });
        const products = new Map(
          cart.map(({ productId, snapshot }, index) => [
            productId,
            { price: snapshot.price, stock: 999, leadTimeDays: leadTimes[index] ?? 0 },
          ]),
        );
        expect(checkOrder(body as OrderBody, products, facts, now).isAsSeen).toBe(true);
      },
    ),
  );
});
