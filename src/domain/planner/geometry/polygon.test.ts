import { describe, expect, test } from 'vitest';
import { areaOf, isInside, isSimple, signedArea } from './polygon.ts';
import {
  convexOverlap,
  cornersOf,
  fromDrawing,
  isWithin,
  rectanglesOverlap,
  toDrawing,
} from './rectangle.ts';
import { inwardOf, wallsOf } from './walls.ts';

const corners = (...values: readonly (readonly [number, number])[]) => values.map(([x, y]) => ({ x, y }));
const square = corners([0, 0], [4000, 0], [4000, 4000], [0, 4000]);
const lShape = corners([0, 0], [6000, 0], [6000, 3000], [3000, 3000], [3000, 6000], [0, 6000]);
const desk = { x: 1000, y: 1000, width: 1600, depth: 800, angle: 0 };

describe('a room', () => {
  test('has the area of its corners, positive when they are clockwise', () => {
    expect(areaOf(lShape)).toBe(27);
    expect(signedArea(square)).toBeGreaterThan(0);
    expect(signedArea(square.toReversed())).toBeLessThan(0);
  });

  test('contains what is between its walls', () => {
    expect(isInside(lShape, { x: 5000, y: 1000 })).toBe(true);
    expect(isInside(lShape, { x: 5000, y: 5000 })).toBe(false);
  });

  test('may not have walls that cross, touch or run back on each other', () => {
    expect(isSimple(lShape)).toBe(true);
    expect(isSimple(corners([0, 0], [4000, 4000], [4000, 0], [0, 4000]))).toBe(false);
    expect(isSimple(corners([0, 0], [4000, 0], [2000, 0], [2000, 3000]))).toBe(false);
    expect(isSimple(corners([0, 0], [4000, 0], [4000, 4000], [2000, 0], [0, 4000]))).toBe(false);
  });

  test('has walls whose inside is towards its middle', () => {
    for (const wall of wallsOf({ outline: square })) {
      const inward = inwardOf(wall);
      const middle = { x: (wall.from.x + wall.to.x) / 2, y: (wall.from.y + wall.to.y) / 2 };
      expect(isInside(square, { x: middle.x + inward.x * 10, y: middle.y + inward.y * 10 })).toBe(true);
    }
  });
});

describe('a piece', () => {
  test('covers its width and depth, turned', () => {
    expect(cornersOf({ ...desk, angle: 90 })[0]).toEqual({ x: 1400, y: 200 });
    expect(cornersOf(desk)).toEqual(corners([200, 600], [1800, 600], [1800, 1400], [200, 1400]));
  });

  test('is found again from the drawing', () => {
    const own = { x: 300, y: -120 };
    const found = fromDrawing({ ...desk, angle: 37 }, toDrawing({ ...desk, angle: 37 }, own));
    expect(found.x).toBeCloseTo(own.x, 6);
    expect(found.y).toBeCloseTo(own.y, 6);
  });

  test('may touch a wall or its neighbour but not overlap them', () => {
    expect(isWithin(square, { ...desk, x: 800, y: 400 })).toBe(true);
    expect(isWithin(square, { ...desk, x: 790, y: 400 })).toBe(false);
    expect(rectanglesOverlap(desk, { ...desk, y: 1800 })).toBe(false);
    expect(rectanglesOverlap(desk, { ...desk, y: 1790 })).toBe(true);
  });

  test('does not reach over the inner corner of a room', () => {
    expect(isWithin(lShape, { x: 3000, y: 3000, width: 2000, depth: 400, angle: 45 })).toBe(false);
    expect(isWithin(lShape, { x: 2000, y: 2000, width: 2000, depth: 400, angle: 315 })).toBe(true);
    // All of its corners are inside, and a corner of the room is inside of it.
    expect(isWithin(lShape, { x: 3600, y: 2600, width: 4400, depth: 1000, angle: 315 })).toBe(false);
  });

  test('overlaps what is turned only where they meet', () => {
    const turned = { x: 2400, y: 1900, width: 1000, depth: 1000, angle: 45 };
    expect(convexOverlap(cornersOf(desk), cornersOf(turned))).toBe(false);
    expect(convexOverlap(cornersOf(desk), cornersOf({ ...turned, x: 2200, y: 1600 }))).toBe(true);
  });
});
