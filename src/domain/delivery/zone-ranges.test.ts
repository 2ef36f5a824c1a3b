import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zoneRanges, zonesInRanges } from './zone-ranges.ts';

it('joins neighbours, in order', () => {
  expect(zoneRanges([58, 1, 2, 3, 12, 60, 61]).join(', ')).toBe('1–3, 12, 58, 60–61');
  expect(zoneRanges([]).join(', ')).toBe('');
});

it('names every zone and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 98 })), (zones) => {
      const named = zoneRanges(zones).flatMap((range) => {
        const [first = 0, last = first] = range.split('–').map(Number);
        return Array.from({ length: last - first + 1 }, (_, step) => first + step);
      });
      expect(named).toEqual(zones.toSorted((a, b) => a - b));
    }),
  );
});

it('is understood as people type it', () => {
  expect(zonesInRanges('60-62, 58  ٧٠،71 – 72')).toEqual([58, 60, 61, 62, 70, 71, 72]);
  expect(zonesInRanges('')).toEqual([]);
  for (const wrong of ['Doha', '9-7', '1-', '1--3', '12345']) expect(zonesInRanges(wrong), wrong).toBeNull();
});

it('comes back as it was written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 98 })), (zones) => {
      expect(zonesInRanges(zoneRanges(zones).join(', '))).toEqual(zones.toSorted((a, b) => a - b));
    }),
  );
});
