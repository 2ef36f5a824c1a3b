import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryFacts, findDeliveryAnswer, findPickupDay } from './delivery-answer.ts';
import { deliveryDays, pickupDays } from './delivery-days.ts';
import { deliveryFee, missingToFree, missingToMinimum } from './delivery-fee.ts';

const name = { en: 'A group', ar: 'مجموعة' };
const free = { name, fee: 0, freeFrom: null, minimumOrder: 0, leadDays: 1, isActive: true };

const facts: DeliveryFacts = {
  settings: {
    version: 3,
    groups: [
      { ...free, id: 'near', zones: [38] },
      { ...free, id: 'far', zones: [96], fee: 5_000, freeFrom: 100_000, minimumOrder: 20_000, leadDays: 3 },
      { ...free, id: 'closed', zones: [98], isActive: false },
    ],
    fallback: { ...free, leadDays: 2 },
    pickup: { isActive: true, leadDays: 0 },
  },
  zones: [38, 69, 96, 98].map((number) => ({ number, municipality: 'QA-DA', districts: [name] })),
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
const goods = { subtotal: 50_000, leadTimes: [0], isInStock: true };

describe('the answer for a zone', () => {
  it('has the fee and the earliest day of the group that the zone is in', () => {
    expect(findDeliveryAnswer(facts, 38, goods, now)).toMatchObject({
      isDelivered: true,
      fee: 0,
      missingToMinimum: 0,
      missingToFree: null,
      day: '2026-11-16',
    });
    expect(findDeliveryAnswer(facts, 96, goods, now)).toMatchObject({
      fee: 5_000,
      missingToFree: 50_000,
      day: '2026-11-18',
    });
  });

  it('comes from the fallback for a zone in no group', () => {
    expect(findDeliveryAnswer(facts, 69, goods, now)).toMatchObject({ fee: 0, day: '2026-11-17' });
  });

  it('waits for the slowest line before the goods set off, over Friday', () => {
    expect(findDeliveryAnswer(facts, 38, { ...goods, leadTimes: [0, 4, 2] }, now)?.day).toBe('2026-11-21');
  });

  it('promises no day while something is out of stock, or where the shop does not deliver', () => {
    expect(findDeliveryAnswer(facts, 38, { ...goods, isInStock: false }, now)).toMatchObject({
      fee: 0,
      day: null,
    });
    expect(findPickupDay(facts, { ...goods, isInStock: false }, now)).toBeNull();
    expect(findDeliveryAnswer(facts, 98, goods, now)).toMatchObject({ isDelivered: false, day: null });
  });

  it('says by how much an order is too small', () => {
    expect(findDeliveryAnswer(facts, 96, { ...goods, subtotal: 15_000 }, now)?.missingToMinimum).toBe(5_000);
  });

  it('is none for a zone that does not exist', () => {
    expect(findDeliveryAnswer(facts, 10, goods, now)).toBeUndefined();
  });

  it('lets what is there be collected the same day, and nothing where there is no pickup', () => {
    expect(findPickupDay(facts, goods, now)).toBe('2026-11-15');
    const settings = { ...facts.settings, pickup: { isActive: false, leadDays: 0 } };
    expect(findPickupDay({ ...facts, settings }, goods, now)).toBeNull();
  });
});

describe('days to choose from', () => {
  it('begin with the earliest and leave out Friday', () => {
    expect(deliveryDays(facts.times, { leadDays: 3 }, [0], now, 4)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(pickupDays(facts.times, facts.settings, [1], now, 2)).toEqual(['2026-11-16', '2026-11-17']);
  });
});

describe('the fee', () => {
  const amount = fc.integer({ min: 0, max: 2_000_000 });
  const anyTerms = fc.record({ fee: amount, freeFrom: fc.option(amount), minimumOrder: amount });

  it('is never negative and never higher for a larger order', () => {
    fc.assert(
      fc.property(anyTerms, amount, amount, (terms, subtotal, more) => {
        const fee = deliveryFee(terms, subtotal);
        expect([0, terms.fee]).toContain(fee);
        expect(deliveryFee(terms, subtotal + more)).toBeLessThanOrEqual(fee);
        expect(missingToMinimum(terms, subtotal + more)).toBeLessThanOrEqual(
          missingToMinimum(terms, subtotal),
        );
      }),
    );
  });

  it('is gone once just the missing amount is added, and the minimum is reached likewise', () => {
    fc.assert(
      fc.property(anyTerms, amount, (terms, subtotal) => {
        const missing = missingToFree(terms, subtotal);
        if (missing !== null) {
          expect(missing).toBeGreaterThan(0);
          expect(deliveryFee(terms, subtotal + missing)).toBe(0);
          expect(deliveryFee(terms, subtotal + missing - 1)).toBe(terms.fee);
        }
        expect(missingToMinimum(terms, subtotal + missingToMinimum(terms, subtotal))).toBe(0);
      }),
    );
  });
});
