import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliverySettings, deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import type { Zone } from '#domain/delivery/zone.ts';
import { areaPromise, zonesOfLocation } from './served-area.ts';

const name = { en: 'Area', ar: 'منطقة' };
const terms = { name, fee: 0, freeFrom: null, minimumOrder: 0, leadDays: 1, isActive: true };
const settings: DeliverySettings = {
  version: 1,
  groups: [
    { ...terms, id: 'near', zones: [69] },
    { ...terms, id: 'far', zones: [70], fee: 5000, leadDays: 3 },
    { ...terms, id: 'closed', zones: [71], fee: 90_000, leadDays: 9, isActive: false },
  ],
  fallback: { ...terms, fee: 2500, leadDays: 2 },
  pickup: { isActive: true, leadDays: 0 },
};
const zone = (number: number, municipality = 'QA-ZA'): Zone => ({ number, municipality, districts: [] });

describe('the zones of a place', () => {
  it('are those of the municipality for Doha, and the district with its neighbours elsewhere', () => {
    const zones = [zone(1, 'QA-DA'), zone(55, 'QA-RA'), zone(69), zone(70), zone(71, 'QA-US')];
    expect(zonesOfLocation('doha', zones).map(({ number }) => number)).toEqual([1]);
    expect(zonesOfLocation('lusail', zones).map(({ number }) => number)).toEqual([69, 70]);
    expect(zonesOfLocation('alWaab', zones).map(({ number }) => number)).toEqual([55]);
  });
});

describe('what is promised for several zones', () => {
  it('spans from the best terms to the worst', () => {
    expect(areaPromise(settings, [zone(69), zone(70)])).toEqual({
      fee: { lowest: 0, highest: 5000 },
      days: { fewest: 1, most: 3 },
    });
  });

  it('leaves out zones that are not served, and is nothing without any that are', () => {
    expect(areaPromise(settings, [zone(71), zone(69)])).toEqual({
      fee: { lowest: 0, highest: 0 },
      days: { fewest: 1, most: 1 },
    });
    expect(areaPromise(settings, [zone(71)])).toBeNull();
    expect(areaPromise(settings, [])).toBeNull();
  });

  it('never promises less or more than a zone of the place gets', () => {
    const numbers = fc.array(fc.constantFrom(1, 69, 70, 71), { minLength: 1 });
    fc.assert(
      fc.property(numbers, (zones) => {
        const promise = areaPromise(
          settings,
          zones.map((number) => zone(number)),
        );
        for (const { fee, leadDays, isActive } of zones.map((number) => deliveryTerms(settings, number))) {
          if (!isActive) continue;
          expect(promise?.fee.lowest).toBeLessThanOrEqual(fee);
          expect(promise?.fee.highest).toBeGreaterThanOrEqual(fee);
          expect(promise?.days.fewest).toBeLessThanOrEqual(leadDays);
          expect(promise?.days.most).toBeGreaterThanOrEqual(leadDays);
        }
      }),
    );
  });
});
