import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee } from './delivery-fee.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { type DeliverySettings, deliveryTerms } from './delivery-settings.ts';

const name = { en: 'Area', ar: 'منطقة' };
const terms = { name, fee: 0, freeFrom: null, minimumOrder: 0, leadDays: 1, isActive: true };
const settings: DeliverySettings = {
  version: 1,
  groups: [
    { ...terms, id: 'near', zones: [69] },
    { ...terms, id: 'far', zones: [70], fee: 5000, leadDays: 3 },
    { ...terms, id: 'closed', zones: [71], fee: 90_000, leadDays: 9, isActive: false },
    { ...terms, id: 'free-from', zones: [72], fee: 3000, freeFrom: 50_000 },
    { ...terms, id: 'free-from-minimum', zones: [73], fee: 4000, freeFrom: 10_000, minimumOrder: 10_000 },
  ],
  fallback: { ...terms, fee: 2500, freeFrom: 20_000, leadDays: 2 },
  pickup: { isActive: true, leadDays: 0 },
};
const zones = (...numbers: number[]) => numbers.map((number) => ({ number }));

describe('what is promised for several zones', () => {
  it('spans from the best terms to the worst', () => {
    expect(deliveryPromise(settings, zones(69, 70))).toEqual({
      isEverywhere: true,
      fee: { lowest: 0, highest: 5000 },
      freeFrom: null,
      days: { fewest: 1, most: 3 },
    });
  });

  it('leaves out zones that are not served, and is nothing without any that are', () => {
    expect(deliveryPromise(settings, zones(71, 69))).toEqual({
      isEverywhere: false,
      fee: { lowest: 0, highest: 0 },
      freeFrom: 0,
      days: { fewest: 1, most: 1 },
    });
    expect(deliveryPromise(settings, zones(71))).toBeNull();
    expect(deliveryPromise(settings, [])).toBeNull();
  });

  it('is free from the highest of the amounts, where every zone with a fee has one', () => {
    expect(deliveryPromise(settings, zones(1, 69, 72))?.freeFrom).toBe(50_000);
    expect(deliveryPromise(settings, zones(1, 70, 72))?.freeFrom).toBeNull();
  });

  it('is free where no order is small enough for the fee', () => {
    expect(deliveryPromise(settings, zones(73))).toMatchObject({
      fee: { lowest: 0, highest: 0 },
      freeFrom: 0,
    });
  });

  it('never promises less or more than a zone gets', () => {
    const numbers = fc.array(fc.constantFrom(1, 69, 70, 71, 72, 73), { minLength: 1 });
    fc.assert(
      fc.property(numbers, fc.nat(200_000), (chosen, subtotal) => {
        const promise = deliveryPromise(settings, zones(...chosen));
        for (const zone of chosen.map((number) => deliveryTerms(settings, number))) {
          if (!zone.isActive) continue;
          expect(promise?.days.fewest).toBeLessThanOrEqual(zone.leadDays);
          expect(promise?.days.most).toBeGreaterThanOrEqual(zone.leadDays);
          if (subtotal < zone.minimumOrder) continue;
          const fee = deliveryFee(zone, subtotal);
          expect(promise?.fee.highest).toBeGreaterThanOrEqual(fee);
          if (promise && promise.freeFrom !== null && subtotal >= promise.freeFrom) expect(fee).toBe(0);
        }
      }),
    );
  });
});
