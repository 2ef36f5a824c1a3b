import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliverySettings } from '#domain/delivery/delivery-settings.ts';
import { acceptedDeliveryFee, acceptedMissingToMinimum } from './accepted-delivery-fee.ts';

const name = { en: 'Everywhere', ar: 'كل مكان' };
const settingsWith = (fee: number): DeliverySettings => ({
  version: 1,
  groups: [],
  fallback: { name, fee, freeFrom: null, minimumOrder: 0, leadDays: 1, isActive: true },
  pickup: { isActive: true, leadDays: 0 },
});
const deliveryTo = (zone: number) =>
  ({ kind: 'delivery', zone, street: '1', building: '1', unit: '', landmark: '' }) as const;
const amounts = fc.nat(100_000);

describe('the delivery of an accepted quotation', () => {
  it('costs what was quoted where it was quoted for, whatever the settings say now', () => {
    fc.assert(
      fc.property(amounts, amounts, (quoted, usual) => {
        const version = { subtotal: 500_000, discount: 0, deliveryFee: quoted };
        const settings = settingsWith(usual);
        expect(acceptedDeliveryFee({ zone: 69 }, version, deliveryTo(69), { settings })).toBe(quoted);
        expect(acceptedDeliveryFee({ zone: 69 }, version, deliveryTo(38), { settings })).toBe(usual);
        // Without a zone only a fee is a promise: no fee means that nobody knew the zone.
        expect(acceptedDeliveryFee({ zone: null }, version, deliveryTo(38), { settings })).toBe(
          quoted || usual,
        );
        expect(acceptedDeliveryFee({ zone: 69 }, version, { kind: 'pickup' }, { settings })).toBe(0);
      }),
    );
  });

  it('has the minimum order of its zone, except where staff made an offer for that zone', () => {
    const [fallback, settings] = [settingsWith(0).fallback, settingsWith(0)];
    const facts = { settings: { ...settings, fallback: { ...fallback, minimumOrder: 500_00 } } };
    const missing = (sentBy: string, zone: number) =>
      acceptedMissingToMinimum(
        { zone: 69 },
        { sentBy, subtotal: 320_00, discount: 20_00 },
        deliveryTo(zone),
        facts,
      );
    expect(missing('system', 69)).toBe(200_00);
    expect(missing('admin', 69)).toBe(0);
    expect(missing('admin', 38)).toBe(200_00);
    expect(
      acceptedMissingToMinimum(
        { zone: 69 },
        { sentBy: 'system', subtotal: 1, discount: 0 },
        { kind: 'pickup' },
        facts,
      ),
    ).toBe(0);
  });
});
