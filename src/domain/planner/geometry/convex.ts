import type { Point, Turned } from '../plan.ts';
import { edgesOf, isInside, segmentsMeet, tolerance } from './polygon.ts';
import { fromDrawing, toDrawing } from './rectangle.ts';

/** A circle as a polygon that is at most 4 mm within one of 1 m. */
export function roundShape({ x, y, width }: Pick<Turned, 'x' | 'y' | 'width'>): Point[] {
  const corners = 32;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    return { x: x + (width / 2) * Math.cos(angle), y: y + (width / 2) * Math.sin(angle) };
  });
}

export function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** Whether a convex shape lies within a room; it may touch the walls. */
export function isShapeWithin(outline: readonly Point[], corners: readonly Point[]): boolean {
  const middle = middleOf(corners);
  const shrunk = corners.map((corner) => {
    const [dx, dy] = [middle.x - corner.x, middle.y - corner.y];
    const length = Math.hypot(dx, dy) || 1;
    // A corner moves inwards along its diagonal, by more than its sides do.
    const share = Math.min(1, (2 * tolerance) / length);
    return { x: corner.x + share * dx, y: corner.y + share * dy };
  });
  if (!shrunk.every((corner) => isInside(outline, corner))) return false;
  const sides = edgesOf(shrunk);
  return edgesOf(outline).every((wall) => !sides.some((side) => segmentsMeet(wall, side)));
}

/** A strip that begins at a point and goes on in one direction. */
export interface Strip extends Point {
  /** Down the drawing at 0, turned clockwise. */
  readonly angle: number;
  readonly width: number;
}

/** How far a strip goes until it meets a line or convex shape; infinite if it never does. What lies behind does not count. */
export function distanceAlong(strip: Strip, corners: readonly Point[]): number {
  const own = corners.map((corner) => fromDrawing(strip, corner));
  const half = strip.width / 2 - tolerance;
  let nearest = Number.POSITIVE_INFINITY;
  let reachesAhead = false;
  for (const { from, to } of edgesOf(own)) {
    const part = withinWidth(from, to, half);
    if (!part) continue;
    nearest = Math.min(nearest, part.from, part.to);
    if (Math.max(part.from, part.to) > tolerance) reachesAhead = true;
  }
  return reachesAhead ? Math.max(0, nearest) : Number.POSITIVE_INFINITY;
}

/** How far ahead the two ends of the part of a line are that is within the strip; null: none is. */
function withinWidth(from: Point, to: Point, half: number): { from: number; to: number } | null {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  if (right.x < -half || left.x > half) return null;
  const at = (x: number) =>
    right.x === left.x ? null : left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
  const start = left.x < -half ? at(-half) : left.y;
  const end = right.x > half ? at(half) : right.y;
  return { from: start ?? left.y, to: end ?? right.y };
}

/** The corners of a strip as far as `length`. */
export function stripCorners(strip: Strip, length: number): Point[] {
  const half = strip.width / 2;
  return [
    { x: half, y: 0 },
    { x: half, y: length },
    { x: -half, y: length },
    { x: -half, y: 0 },
  ].map((own) => toDrawing(strip, own));
}
