import { afterEach, expect, test, vi } from 'vitest';
import { knownBuildings } from '#domain/catalogue/fit/known-buildings.ts';
import { accessFrom, isIncomplete, problemOf, recallAccess, typedFrom } from './typed-access.ts';

const nothing = { door: null, lift: null, stairs: null, turn: null };

test('measures are read as people type them, part by part', () => {
  expect(accessFrom({ doorWidth: '٩٠', doorHeight: '205 cm' })).toEqual({
    ...nothing,
    door: { width: 900, height: 2050 },
  });
  expect(accessFrom({ doorWidth: '90' })).toEqual(nothing);
  expect(accessFrom({ turnFirst: '110', turnSecond: '120.5', turnHeight: '240' }).turn).toEqual({
    first: 1100,
    second: 1205,
    height: 2400,
  });
});

test('a cabin is as large as its door where it is not measured', () => {
  const typed = { liftDoorWidth: '80', liftDoorHeight: '200', cabinDepth: '130' };
  expect(accessFrom(typed).lift?.cabin).toEqual({ width: 800, depth: 1300, height: 2000 });
  expect(accessFrom({ ...typed, cabinWidth: '110' }).lift?.cabin.width).toBe(1100);
});

test('what cannot be a measure of a building is no measure', () => {
  expect(problemOf('wide')).toBe('unreadable');
  expect(problemOf('2')).toBe('unlikely');
  expect(problemOf('90000')).toBe('unlikely');
  expect(problemOf('')).toBeUndefined();
  expect(accessFrom({ doorWidth: '2', doorHeight: '200' }).door).toBeNull();
});

test('a part with some of its measures is incomplete', () => {
  expect(isIncomplete({ liftDoorWidth: '80' }, 'lift')).toBe(true);
  expect(isIncomplete({ liftDoorWidth: '80', liftDoorHeight: '200', cabinDepth: '130' }, 'lift')).toBe(false);
  expect(isIncomplete({}, 'lift')).toBe(false);
});

test('usual buildings are typed as they are read', () => {
  for (const building of Object.values(knownBuildings))
    expect(accessFrom(typedFrom(building))).toEqual(building);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  '{',
  '7',
  'null',
  '{"typed":7}',
  '{"typed":{"doorWidth":7,"constructor":"x"},"building":"__proto__"}',
])('storage may hold %s', (text) => {
  vi.stubGlobal('window', { localStorage: { getItem: () => text } });
  const isBuilding = (name: unknown): name is 'goodsLift' => name === 'goodsLift';
  expect(recallAccess(isBuilding)).toEqual({ building: '', typed: {} });
});
