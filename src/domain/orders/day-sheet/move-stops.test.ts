import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveStops, type PlannedStop } from './move-stops.ts';

const stop = (id: string, driverId: string | null = null): PlannedStop => ({ id, driverId });
const idsOf = (stops: readonly PlannedStop[], driverId: string | null) =>
  stops.filter((one) => one.driverId === driverId).map(({ id }) => id);

const drivers = fc.constantFrom(null, 'ali', 'babu');
const anyDay = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map((id) => drivers.map((driverId) => stop(id, driverId)))));

test('a move neither loses nor repeats a stop, and leaves the order of all others as it was', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.array(fc.nat()),
      drivers,
      fc.option(fc.nat()),
      (stops, picks, driverId, target) => {
        const idAt = (index: number) => stops[index % Math.max(1, stops.length)]?.id ?? 'none';
        const ids = [...new Set(picks.map(idAt))];
        const before = target === null ? null : idAt(target);
        const after = moveStops(stops, { ids, driverId, before });
        expect(after.map(({ id }) => id).toSorted()).toEqual(stops.map(({ id }) => id).toSorted());
        const others = (list: readonly PlannedStop[]) => list.filter(({ id }) => !ids.includes(id));
        expect(others(after)).toEqual(others(stops));
        for (const moved of after.filter(({ id }) => ids.includes(id))) expect(moved.driverId).toBe(driverId);
        const round = idsOf(after, driverId);
        const known = stops.find(({ id }) => id === before);
        const first = round.findIndex((id) => ids.includes(id));
        const isTarget = known && known.driverId === driverId && !ids.includes(known.id);
        const movedHere = ids.filter((id) => stops.some((one) => one.id === id)).length;
        if (isTarget && movedHere > 0) expect(round[first + movedHere]).toBe(before);
        else if (movedHere > 0) expect(round.slice(-movedHere).every((id) => ids.includes(id))).toBe(true);
      },
    ),
  );
});

test('a stop goes one place up or down, to another driver, or behind the last when its neighbour has gone', () => {
  const day = [stop('a'), stop('b', 'ali'), stop('c'), stop('d', 'ali'), stop('e')];
  expect(idsOf(moveStops(day, { ids: ['e'], driverId: null, before: 'c' }), null)).toEqual(['a', 'e', 'c']);
  expect(idsOf(moveStops(day, { ids: ['a'], driverId: null, before: 'e' }), null)).toEqual(['c', 'a', 'e']);
  expect(idsOf(moveStops(day, { ids: ['a', 'e'], driverId: 'ali', before: 'd' }), 'ali')).toEqual([
    'b',
    'a',
    'e',
    'd',
  ]);
  expect(idsOf(moveStops(day, { ids: ['a'], driverId: null, before: 'gone' }), null)).toEqual([
    'c',
    'e',
    'a',
  ]);
  expect(idsOf(moveStops(day, { ids: ['c'], driverId: 'new', before: null }), 'new')).toEqual(['c']);
});
