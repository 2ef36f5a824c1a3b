import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zoneRanges } from './zone-ranges.ts';

it('joins neighbours, in order', () => {
  expect(zoneRanges([58, 1, 2, 3, 12, 60, 61])).toBe('1–3, 12, 58, 60–61');
  expect(zoneRanges([])).toBe('');
});

it('names every zone and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 98 })), (zones) => {
      const named = zoneRanges(zones)
        .split(', ')
        .filter(Boolean)
        .flatMap((range) => {
          const [first = 0, last = first] = range.split('–').map(Number);
          return Array.from({ length: last - first + 1 }, (_, step) => first + step);
        });
      expect(named).toEqual(zones.toSorted((a, b) => a - b));
    }),
  );
});
