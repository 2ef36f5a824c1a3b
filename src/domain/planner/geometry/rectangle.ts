import type { Point, Turned } from '../plan.ts';
import { boundsOf, boundsOverlap, edgesOf, isInside, segmentsMeet, tolerance, turn } from './polygon.ts';

/** Exact for right angles, where sine and cosine of radians are not. */
const exact: ReadonlyMap<number, readonly [cos: number, sin: number]> = new Map([
  [0, [1, 0]],
  [90, [0, 1]],
  [180, [-1, 0]],
  [270, [0, -1]],
]);

export function rotationOf(angle: number): readonly [cos: number, sin: number] {
  const turned = ((angle % 360) + 360) % 360;
  const radians = (turned * Math.PI) / 180;
  return exact.get(turned) ?? [Math.cos(radians), Math.sin(radians)];
}

/** A point given by its distance from the middle of a turned rectangle, along its own sides, as a point of the drawing. */
export function toDrawing({ x, y, angle }: Pick<Turned, 'x' | 'y' | 'angle'>, own: Point): Point {
  const [cos, sin] = rotationOf(angle);
  return { x: x + own.x * cos - own.y * sin, y: y + own.x * sin + own.y * cos };
}

/** The reverse of `toDrawing`. */
export function fromDrawing({ x, y, angle }: Pick<Turned, 'x' | 'y' | 'angle'>, point: Point): Point {
  const [cos, sin] = rotationOf(angle);
  const [dx, dy] = [point.x - x, point.y - y];
  return { x: dx * cos + dy * sin, y: -dx * sin + dy * cos };
}

/** Clockwise from the corner that is at the top left at angle 0. */
export function cornersOf(rectangle: Turned): readonly [Point, Point, Point, Point] {
  const [w, d] = [rectangle.width / 2, rectangle.depth / 2];
  const corner = (x: number, y: number) => toDrawing(rectangle, { x, y });
  return [corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)];
}

/** Whether two convex shapes overlap by more than the tolerance. Corners are clockwise. */
export function convexOverlap(one: readonly Point[], other: readonly Point[]): boolean {
  if (!boundsOverlap(boundsOf(one), boundsOf(other))) return false;
  return !hasSeparatingEdge(one, other) && !hasSeparatingEdge(other, one);
}

function hasSeparatingEdge(one: readonly Point[], other: readonly Point[]): boolean {
  return edgesOf(one).some(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    // Inside of a clockwise shape is to the right of each edge.
    return other.every((point) => turn(from, to, point) <= tolerance * length);
  });
}

export function rectanglesOverlap(one: Turned, other: Turned): boolean {
  return convexOverlap(cornersOf(one), cornersOf(other));
}

/** Whether a rectangle lies within a room; it may touch the walls. */
export function isWithin(outline: readonly Point[], rectangle: Turned): boolean {
  const slack = 2 * tolerance;
  const shrunk = cornersOf({
    ...rectangle,
    width: Math.max(rectangle.width - slack, 1),
    depth: Math.max(rectangle.depth - slack, 1),
  });
  if (!shrunk.every((corner) => isInside(outline, corner))) return false;
  const sides = edgesOf(shrunk);
  return edgesOf(outline).every((wall) => !sides.some((side) => segmentsMeet(wall, side)));
}
