import { describe, expect, it } from 'vitest';
import { type CountedPart, lastDay, packagePrice, packagesInStock, partState } from './package-contents.ts';

const part = (quantity: number, price: number, stock: number): CountedPart => ({
  quantity,
  product: { price, stock },
});
const table = part(1, 385_000, 9);
const chairs = part(8, 79_000, 36);
const gone: CountedPart = { quantity: 1, product: null };

describe('a package', () => {
  it('costs the sum of its parts, each by its quantity', () => {
    expect(packagePrice([table, chairs])).toBe(385_000 + 8 * 79_000);
    expect(packagePrice([])).toBe(0);
  });

  it('costs what its sold parts cost while one is not sold', () => {
    expect(packagePrice([table, gone])).toBe(385_000);
  });

  it('is in stock as often as its scarcest part allows, in whole packages', () => {
    expect(packagesInStock([table, chairs])).toBe(4);
    expect(packagesInStock([part(8, 100, 7)])).toBe(0);
    expect(packagesInStock([part(8, 100, 8)])).toBe(1);
    expect(packagesInStock([table, part(1, 100, 0)])).toBe(0);
    expect(packagesInStock([table, gone])).toBe(0);
    expect(packagesInStock([part(1, 100, -2)])).toBe(0);
    expect(packagesInStock([])).toBe(0);
  });

  it('says of each part whether it is enough for the packages that are wanted', () => {
    expect(partState(chairs, 4)).toBe('available');
    expect(partState(chairs, 5)).toBe('short');
    expect(partState(part(1, 100, 0), 1)).toBe('out_of_stock');
    expect(partState(gone, 1)).toBe('not_sold');
  });

  it('arrives with its last part, and on no day that can be promised if one part has none', () => {
    expect(lastDay(['2026-11-24', '2026-12-01', '2026-11-30'])).toBe('2026-12-01');
    expect(lastDay(['2026-11-24', null])).toBeNull();
    expect(lastDay([])).toBeNull();
  });
});
