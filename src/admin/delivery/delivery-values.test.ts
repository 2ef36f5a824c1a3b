import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConflicts, mergeValues } from '../forms/merge-changes.ts';
import { type DeliveryValues, deliveryParts, newGroup, withZones } from './delivery-values.ts';

const group = (id: string, zones: number[], fee = 0) => ({ ...newGroup(), id, zones, fee });
const fallback = newGroup();
const settings = (...groups: DeliveryValues['groups']): DeliveryValues => ({
  groups,
  fallback,
  pickup: { isActive: true, leadDays: 0 },
});

test('a zone is in one group at most, whatever is chosen', () => {
  const zones = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(zones, fc.nat(2), (chosen, place) => {
      const before = [group('a', [1, 2, 3]), group('b', [4, 5]), group('c', [])];
      const after = withZones(before, place, chosen);
      const all = after.flatMap((one) => one.zones);
      expect(new Set(all).size).toBe(all.length);
      expect(after[place]?.zones).toEqual(chosen.toSorted((a, b) => a - b));
    }),
  );
});

test('two people who change different groups both keep their change', () => {
  const base = settings(group('a', [1]), group('b', [2]));
  const mine = settings(group('a', [1], 25), group('b', [2]), group('mine', [3]));
  const theirs = settings(group('a', [1]), group('b', [2], 40), group('theirs', [4]));
  const parts = [deliveryParts.of(base), deliveryParts.of(mine), deliveryParts.of(theirs)] as const;
  expect(findConflicts(...parts).filter(({ isContested }) => isContested)).toEqual([]);
  const merged = deliveryParts.together(mergeValues(...parts, new Set()));
  expect(merged.groups.map(({ id, fee }) => [id, fee])).toEqual([
    ['a', 25],
    ['b', 40],
    ['theirs', 0],
    ['mine', 0],
  ]);
});
