import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrices } from './typed-prices.ts';

const from = (minPrice: string) => readPrices({ minPrice, maxPrice: '' });

describe('the fields of the price', () => {
  it.each([
    ['1500', 1500],
    ['1,500', 1500],
    ['1 500.50', 1500.5],
    ['١٥٠٠', 1500],
    ['۱۵۰۰', 1500],
    ['١٬٥٠٠٫٢٥', 1500.25],
    ['QAR 99', 99],
    ['99 ر.ق', 99],
    ['0', 0],
  ])('read %s as %d', (typed, amount) => {
    expect(from(typed)).toEqual({ range: { minPrice: amount }, problem: null });
  });

  it.each(['cheap', '-5', '1e3', '1.2.3', '12,5', '1.005', '999999999', 'NaN', '½'])('refuse %s', (typed) => {
    expect(from(typed)).toEqual({ range: {}, problem: { field: 'minPrice', kind: 'not-an-amount' } });
  });

  it('name the invalid field, and use the other', () => {
    expect(readPrices({ minPrice: '100', maxPrice: 'much' })).toEqual({
      range: { minPrice: 100 },
      problem: { field: 'maxPrice', kind: 'not-an-amount' },
    });
    expect(readPrices({ minPrice: '500', maxPrice: '100' })).toEqual({
      range: {},
      problem: { field: 'maxPrice', kind: 'reversed' },
    });
  });

  it('never give a range whose minimum is above its maximum', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (minPrice, maxPrice) => {
        const { range } = readPrices({ minPrice, maxPrice });
        expect(range.minPrice ?? 0).toBeLessThanOrEqual(range.maxPrice ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});
