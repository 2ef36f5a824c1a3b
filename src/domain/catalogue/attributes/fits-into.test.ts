import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsInto } from './fits-into.ts';

const lift = { width: 800, height: 2000, depth: 1300 };

test('a carton is turned until it fits', () => {
  expect(fitsInto({ width: 1900, depth: 1200, height: 790 }, lift)).toBe(true);
  expect(fitsInto({ width: 1900, depth: 810, height: 1200 }, lift)).toBe(false);
  expect(fitsInto({ width: 2010, depth: 100, height: 100 }, lift)).toBe(false);
});

test('it fits if one of its six positions does', () => {
  const side = fc.integer({ min: 1, max: 30 });
  const box = fc.record({ width: side, depth: side, height: side });
  fc.assert(
    fc.property(box, box, (carton, space) => {
      const { width: a, depth: b, height: c } = carton;
      const positions = [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ] as const;
      const fits = positions.some(
        ([width, depth, height]) => width <= space.width && depth <= space.depth && height <= space.height,
      );
      expect(fitsInto(carton, space)).toBe(fits);
    }),
  );
});
