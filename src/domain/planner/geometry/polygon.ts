import type { Point } from '../plan.ts';

/** Rounding to whole millimetres moves a corner by less; what touches within it does not overlap. */
export const tolerance = 1;

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Positive where `point` is to the right of the way from `from` to `to`, as one sees the drawing. */
export function turn(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

export function edgesOf(corners: readonly Point[]): Segment[] {
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] as Point }));
}

/** In square millimetres; positive for corners in clockwise order. */
export function signedArea(corners: readonly Point[]): number {
  return edgesOf(corners).reduce((sum, { from, to }) => sum + (from.x * to.y - to.x * from.y), 0) / 2;
}

/** In square metres. */
export function areaOf(corners: readonly Point[]): number {
  return Math.abs(signedArea(corners)) / 1_000_000;
}

export function lengthOf({ from, to }: Segment): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function boundsOf(corners: readonly Point[]): Bounds {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export function boundsOverlap(one: Bounds, other: Bounds): boolean {
  return (
    one.left < other.right - tolerance &&
    other.left < one.right - tolerance &&
    one.top < other.bottom - tolerance &&
    other.top < one.bottom - tolerance
  );
}

/** The nearest point of a segment. */
export function nearestOn({ from, to }: Segment, point: Point): Point {
  const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const along =
    length === 0 ? 0 : ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  const share = Math.min(1, Math.max(0, along));
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

export function distanceTo(segment: Segment, point: Point): number {
  const near = nearestOn(segment, point);
  return Math.hypot(point.x - near.x, point.y - near.y);
}

/** Whether a point lies in a polygon; on its edge counts as either. */
export function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const { from, to } of edgesOf(corners)) {
    const crosses = from.y > y !== to.y > y;
    if (crosses && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
  }
  return inside;
}

/** Whether two segments have a point in common. */
export function segmentsMeet(one: Segment, other: Segment): boolean {
  const a = turn(one.from, one.to, other.from);
  const b = turn(one.from, one.to, other.to);
  const c = turn(other.from, other.to, one.from);
  const d = turn(other.from, other.to, one.to);
  if (a > 0 !== b > 0 && c > 0 !== d > 0 && a !== 0 && b !== 0 && c !== 0 && d !== 0) return true;
  return (
    (a === 0 && isBetween(one, other.from)) ||
    (b === 0 && isBetween(one, other.to)) ||
    (c === 0 && isBetween(other, one.from)) ||
    (d === 0 && isBetween(other, one.to))
  );
}

/** Of a point on the line of a segment. */
function isBetween({ from, to }: Segment, point: Point): boolean {
  return (
    Math.min(from.x, to.x) <= point.x &&
    point.x <= Math.max(from.x, to.x) &&
    Math.min(from.y, to.y) <= point.y &&
    point.y <= Math.max(from.y, to.y)
  );
}

/** Whether no two walls cross or touch, except neighbours at their corner. */
export function isSimple(corners: readonly Point[]): boolean {
  const edges = edgesOf(corners);
  return edges.every((edge, index) =>
    edges.every((other, at) => {
      if (at <= index) return true;
      const isNext = at === index + 1 || (index === 0 && at === edges.length - 1);
      if (!isNext) return !segmentsMeet(edge, other);
      // Neighbours may not lie on each other.
      const [first, second] = at === index + 1 ? [edge, other] : [other, edge];
      if (turn(first.from, first.to, second.to) !== 0) return true;
      const back =
        (first.to.x - first.from.x) * (second.to.x - second.from.x) +
        (first.to.y - first.from.y) * (second.to.y - second.from.y);
      return back > 0;
    }),
  );
}
