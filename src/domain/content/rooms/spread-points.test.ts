import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOf, roomNames } from './rooms.ts';
import { spreadPoints } from './spread-points.ts';

const ratio = 9 / 16;
const least = 7.5;

interface Place {
  readonly x: number;
  readonly y: number;
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, (one.y - other.y) * ratio);

test.each(roomNames)('no two points of %s are too near to each other for a finger', (name) => {
  const spread = spreadPoints(pointsOf(name), ratio, least);
  for (const [index, one] of spread.entries()) {
    for (const other of spread.slice(index + 1)) {
      expect(distance(one, other), `${one.slug} and ${other.slug}`).toBeGreaterThan(least * 0.95);
    }
  }
});

test('points that are far enough apart stay where they are, and none leaves the picture', () => {
  const coordinate = fc.double({ min: 6, max: 94, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 6 }), (points) => {
      const spread = spreadPoints(points, ratio, least);
      expect(spread).toHaveLength(points.length);
      for (const { x, y } of spread) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(100);
      }
      const areApart = points.every((one, index) =>
        points.slice(index + 1).every((other) => distance(one, other) >= least),
      );
      if (areApart)
        for (const [index, point] of points.entries())
          expect(distance(spread[index] ?? point, point)).toBeCloseTo(0);
    }),
  );
});
