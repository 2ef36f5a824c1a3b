import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dirhamsFromQar, qarFromDirhams } from './money.ts';

describe('money', () => {
  it('keeps every amount with two decimals exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (dirhams) => {
        expect(dirhamsFromQar(qarFromDirhams(dirhams))).toBe(dirhams);
        expect(dirhamsFromQar(Number(qarFromDirhams(dirhams).toFixed(2)))).toBe(dirhams);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(() => dirhamsFromQar(amount)).toThrow(RangeError);
  });
});
