import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cornersOfReference,
  type DimensionsGeometry,
  dimensionsGeometry,
  labelSize,
  type Point,
  person,
} from './dimensions-geometry.ts';

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
    fc.assert(
      fc.property(sizes, (size) => {
        const { faces, reference } = dimensionsGeometry(size);
        const points = [...Object.values(faces).flat(), ...cornersOfReference(reference)];
        const extent = (axis: 0 | 1) =>
          Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
        expect(Math.max(extent(0) / 300, extent(1) / 230)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('has a person or a sheet of paper beside the box, to the same scale', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const geometry = dimensionsGeometry(size);
        const { reference, faces, measures } = geometry;
        const scale = lengths(geometry).height / size.height;
        if (reference.kind === 'person') expect(reference.height / person.height).toBeCloseTo(scale, 6);
        else {
          const [a = [0, 0], b = [0, 0], c = [0, 0]] = reference.outline;
          expect(length([a, b]) / 297).toBeCloseTo(scale, 6);
          expect(length([b, c]) / 210).toBeCloseTo(scale, 6);
        }
        expect(reference.kind).toBe(Math.max(...Object.values(size)) < 700 ? 'sheet' : 'person');
        const around = cornersOfReference(reference);
        const rightEnd = Math.max(...around.map(([x]) => x));
        for (const [x] of Object.values(faces).flat()) expect(x).toBeGreaterThan(rightEnd);
        const bottom = Math.max(...around.map(([, y]) => y));
        for (const { edge, label } of measures) {
          const { fromX, fromY } = rectangle(label);
          expect(edge === 'width' ? fromY > bottom : fromX > rightEnd).toBe(true);
        }
      }),
    );
  });

  it('stays within its frame and within a phone', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const { viewBox, faces, measures, reference } = dimensionsGeometry(size);
        const points = [
          ...Object.values(faces).flat(),
          ...cornersOfReference(reference),
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
