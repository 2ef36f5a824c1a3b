import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCount } from './stock-take.ts';

const id = '00000000-0000-4000-8000-000000000001';
const count = (counted: number, expected: number, stockNow: number | undefined) =>
  applyCount({ id, counted, expected }, stockNow);

describe('a count', () => {
  it('sets the stock to what was counted while nothing else happens', () => {
    expect(count(7, 10, 10)).toEqual({ id, outcome: 'changed', difference: -3, stockNow: 10, stockAfter: 7 });
    expect(count(10, 10, 10)).toMatchObject({ outcome: 'unchanged', stockAfter: 10 });
  });

  it('leaves sales between counting and saving as they happened', () => {
    // 10 expected, 8 counted, then 3 sold: 5 are left.
    expect(count(8, 10, 7)).toMatchObject({ outcome: 'changed', stockNow: 7, stockAfter: 5 });
    expect(count(10, 10, 7)).toMatchObject({ outcome: 'unchanged', stockAfter: 7 });
  });

  it('is refused where more was sold than was there, and for a product that is gone', () => {
    expect(count(0, 10, 4)).toMatchObject({ outcome: 'too_low', stockAfter: null });
    expect(count(1, 1, undefined)).toMatchObject({ outcome: 'gone', stockNow: null });
    expect(count(1_000_000, 0, 1)).toMatchObject({ outcome: 'too_high' });
  });

  it('never loses or makes up a piece, whatever is sold and cancelled meanwhile', () => {
    const number = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(number, number, fc.array(fc.integer({ min: -20, max: 20 })), (counted, expected, moves) => {
        const stockNow = expected + moves.reduce((sum, move) => sum + move, 0);
        fc.pre(stockNow >= 0);
        const { outcome, stockAfter } = count(counted, expected, stockNow);
        // What is on the shelf at the end: what was counted, and what moved since.
        const onShelf = counted + (stockNow - expected);
        if (outcome === 'too_low') expect(onShelf).toBeLessThan(0);
        else expect(stockAfter).toBe(onShelf);
      }),
    );
  });
});
