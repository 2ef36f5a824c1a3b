import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('the numbers below a list', () => {
  it.each([
    [{ first: 1, last: 1 }, 3, [1, 2, 3]],
    [{ first: 1, last: 1 }, 8, [1, 2, null, 7, 8]],
    [{ first: 4, last: 4 }, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [{ first: 10, last: 10 }, 20, [1, 2, null, 9, 10, 11, null, 19, 20]],
    [{ first: 1, last: 3 }, 8, [1, 2, 3, 4, null, 7, 8]],
  ])('with %o of %d', (shown, pages, numbers) => {
    expect(pageNumbers(shown, pages)).toEqual(numbers);
  });

  it('rise, hide at least two pages in each gap, and reach both ends', () => {
    const anyList = fc
      .tuple(fc.integer({ min: 1, max: 200 }), fc.nat(200), fc.nat(9))
      .map(([pages, first, more]) => {
        const shownFirst = 1 + (first % pages);
        return { pages, shown: { first: shownFirst, last: Math.min(pages, shownFirst + more) } };
      });
    fc.assert(
      fc.property(anyList, ({ shown, pages }) => {
        const numbers = pageNumbers(shown, pages);
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toContain(shown.first);
        expect(numbers).toContain(shown.last);
        for (const [place, page] of numbers.entries()) {
          const previous = numbers[place - 1];
          if (page === null) expect((numbers[place + 1] ?? 0) - (previous ?? 0)).toBeGreaterThan(2);
          else if (typeof previous === 'number') expect(page).toBe(previous + 1);
        }
      }),
    );
  });
});
