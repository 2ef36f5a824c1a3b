import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterBulkChange, type BulkChanged, bulkChangeSchema, priceSteps } from './bulk-change.ts';

const product: BulkChanged = {
  price: 149_950,
  stock: 4,
  status: 'live',
  isFeatured: false,
  isNewArrival: true,
  isBestSeller: false,
  category: 'desks',
  subcategory: null,
};
const changed = (change: unknown) => afterBulkChange(product, bulkChangeSchema.parse(change));

describe('changing many products at once', () => {
  it.each([
    [{ kind: 'set-price', price: 10 }, 1000],
    [{ kind: 'price-by-percent', percent: 10 }, 164_945],
    [{ kind: 'price-by-percent', percent: 10, roundTo: 5 }, 165_000],
    [{ kind: 'price-by-percent', percent: -50, roundTo: 1 }, 75_000],
    [{ kind: 'price-by-amount', amount: -0.5 }, 149_900],
    [{ kind: 'price-by-amount', amount: 100, roundTo: 50 }, 160_000],
  ])('%j', (change, price) => {
    expect(changed(change)).toEqual({ ...product, price });
  });

  it('changes only the given fields', () => {
    expect(changed({ kind: 'status', status: 'discontinued' })).toEqual({
      ...product,
      status: 'discontinued',
    });
    expect(changed({ kind: 'flags', isFeatured: true })).toEqual({ ...product, isFeatured: true });
    expect(changed({ kind: 'stock-by', pieces: -4, reason: 'damage' })).toEqual({ ...product, stock: 0 });
    expect(changed({ kind: 'move', category: 'storage', subcategory: 'lockers' })).toEqual({
      ...product,
      category: 'storage',
      subcategory: 'lockers',
    });
  });

  it('never leaves the limits', () => {
    expect(changed({ kind: 'stock-by', pieces: -5, reason: 'damage' })).toBe('too_low');
    expect(changed({ kind: 'price-by-amount', amount: -2000 })).toBe('too_low');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: -90, max: 900 }),
        fc.constantFrom(...priceSteps),
        (price, percent, roundTo) => {
          const next = afterBulkChange({ ...product, price }, { kind: 'price-by-percent', percent, roundTo });
          if (typeof next === 'string') return;
          expect(next.price).toBeGreaterThanOrEqual(0);
          expect(next.price % (roundTo * 100)).toBe(0);
          expect(Math.abs(next.price - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(roundTo * 50);
        },
      ),
    );
  });
});
