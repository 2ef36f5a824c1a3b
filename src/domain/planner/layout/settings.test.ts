import { describe, expect, test } from 'vitest';
import { plannedProducts } from '../../../../tests/support/plans/planned-products.ts';
import { Assortment } from './products/assortment.ts';
import { Supply } from './products/supply.ts';
import { meetingTable } from './settings.ts';

const assortment = new Assortment({
  products: plannedProducts,
  style: 'modern',
  day: null,
  earliestDays: new Map(),
  thrift: 0.3,
  seed: 1,
});

describe('a meeting table', () => {
  test.each([
    [4, 4],
    [5, 6],
    [8, 8],
    [10, 10],
    [11, 12],
    [12, 12],
    [14, 16],
    [16, 16],
  ])('for %d people has %d places', (people, places) => {
    const setting = meetingTable(assortment, new Supply(null), people);
    expect(setting?.pieces.filter(({ product }) => product.kind === 'chair')).toHaveLength(places);
  });

  test('of several tables is one without a gap, with its chairs along both long sides', () => {
    const tables =
      meetingTable(assortment, new Supply(null), 12)?.pieces.filter(
        ({ product }) => product.kind === 'table',
      ) ?? [];
    const [table] = tables.map(({ product }) => product);
    if (!table) throw new Error('a table is expected');
    expect(new Set(tables.map(({ product }) => product))).toEqual(new Set([table]));
    const xs = [...new Set(tables.map(({ x }) => x))].sort((one, other) => one - other);
    expect(xs).toEqual(xs.map((_, index) => (xs[0] ?? 0) + index * table.width));
    expect(new Set(tables.map(({ y }) => y))).toEqual(new Set([table.depth / 2, -table.depth / 2]));
  });

  test('is the largest one, where tables put together would be too long or too dear', () => {
    const chairs = (people: number, budget: number | null) =>
      meetingTable(assortment, new Supply(budget), people)?.pieces.filter(
        ({ product }) => product.kind === 'chair',
      ).length;
    expect(chairs(30, null)).toBe(16);
    expect(chairs(12, 100_000)).not.toBe(12);
  });
});
