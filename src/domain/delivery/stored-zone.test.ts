import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseStoredZone } from '../../storefront/delivery/delivery-zone.ts';

it('a remembered zone is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (zone) => {
      expect(parseStoredZone(String(zone))).toBe(zone);
    }),
  );
});

it.each([null, '', '0', '-1', '6.5', '1e3', ' 69', '69 ', '99999', 'null', '{"zone":69}', '٦٩'])(
  'what else the storage may hold is no zone: %j',
  (stored) => {
    expect(parseStoredZone(stored)).toBeNull();
  },
);
