import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNumberFrom, tidyOrderNumber } from './order-number.ts';

const anyNumber = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => orderNumberFrom((limit) => Math.floor((stream.next().value ?? 0) * limit)));

describe('the number of an order', () => {
  it('has eight letters and digits that cannot be confused', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(number).toMatch(/^OG-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      }),
    );
  });

  it('is understood as people write it down', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' '), number.slice(3)]) {
          expect(tidyOrderNumber(typed)).toBe(number);
        }
      }),
    );
  });
});
