import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DimensionsGeometry, dimensionsGeometry, labelSize, type Point } from './dimensions-geometry.ts';

const length = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) => Math.hypot(x2 - x1, y2 - y1);
const lengths = ({ measures }: DimensionsGeometry) =>
  Object.fromEntries(measures.map(({ edge, line }) => [edge, length(line)])) as Record<
    'width' | 'depth' | 'height',
    number
  >;

/** From a cable clip to a row of pods: what the catalogue accepts, thin things included. */
const millimetres = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 60 }));
const sizes = fc.record({ width: millimetres, depth: millimetres, height: millimetres });

const rectangle = ([x, y]: Point) => ({
  fromX: x - labelSize.width / 2,
  toX: x + labelSize.width / 2,
  fromY: y - labelSize.height / 2,
  toY: y + labelSize.height / 2,
});

describe('the drawing of the dimensions', () => {
  it('keeps the proportions', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const drawn = lengths(dimensionsGeometry(size));
        expect(drawn.width / size.width).toBeCloseTo(drawn.height / size.height, 6);
        expect(drawn.depth / size.depth).toBeCloseTo(drawn.height / size.height, 6);
      }),
    );
  });

  it('is as large for small things as for large ones', () => {
    const small = dimensionsGeometry({ width: 40, depth: 20, height: 30 });
    const large = dimensionsGeometry({ width: 4000, depth: 2000, height: 3000 });
    expect(small.viewBox.width).toBeCloseTo(large.viewBox.width);
    expect(small.viewBox.height).toBeCloseTo(large.viewBox.height);
  });

  it('stays within its frame and within a phone', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const { viewBox, faces, measures } = dimensionsGeometry(size);
        const points = [
          ...Object.values(faces).flat(),
          ...measures.flatMap(({ line, leaders }) => [...line, ...leaders.flat()]),
          ...measures.flatMap(({ label }) => {
            const { fromX, toX, fromY, toY } = rectangle(label);
            return [[fromX, fromY] as const, [toX, toY] as const];
          }),
        ];
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(viewBox.x);
          expect(x).toBeLessThanOrEqual(viewBox.x + viewBox.width);
          expect(y).toBeGreaterThanOrEqual(viewBox.y);
          expect(y).toBeLessThanOrEqual(viewBox.y + viewBox.height);
        }
        expect(viewBox.width).toBeLessThanOrEqual(540);
        expect(viewBox.height).toBeLessThanOrEqual(340);
      }),
    );
  });

  it('keeps the labels apart from each other', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const labels = dimensionsGeometry(size).measures.map(({ label }) => rectangle(label));
        for (const [index, one] of labels.entries()) {
          for (const other of labels.slice(index + 1)) {
            const apart =
              one.toX <= other.fromX ||
              other.toX <= one.fromX ||
              one.toY <= other.fromY ||
              other.toY <= one.fromY;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('keeps the labels off the box', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const { faces, measures } = dimensionsGeometry(size);
        for (const { label } of measures) {
          const { fromX, toX, fromY, toY } = rectangle(label);
          const corners: Point[] = [
            [fromX, fromY],
            [toX, fromY],
            [fromX, toY],
            [toX, toY],
          ];
          for (const face of Object.values(faces)) {
            for (const corner of corners) expect(isInside(corner, face)).toBe(false);
          }
        }
      }),
    );
  });
});

/** Of a convex closed line; its own points do not count. */
function isInside([x, y]: Point, face: readonly Point[]): boolean {
  const sides = face.map(([x1, y1], index) => {
    const [x2, y2] = face[(index + 1) % face.length] ?? [x1, y1];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  });
  return sides.every((side) => side > 1e-6) || sides.every((side) => side < -1e-6);
}
