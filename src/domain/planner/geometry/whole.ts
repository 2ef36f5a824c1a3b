import type { Point } from '../plan.ts';

/** The nearest whole millimetre; never -0, which would come back from a link as 0. */
export function wholeMillimetres(value: number): number {
  return Math.round(value) + 0;
}

/** The nearest whole degree from 0 to 359. */
export function wholeDegrees(angle: number): number {
  return (((Math.round(angle) % 360) + 360) % 360) + 0;
}

export function wholePoint({ x, y }: Point): Point {
  return { x: wholeMillimetres(x), y: wholeMillimetres(y) };
}

/** Whether a point is on the drawing; one that is not a number is not. */
export function isOnDrawing({ x, y }: Point, longestSide: number): boolean {
  return Math.abs(x) <= longestSide && Math.abs(y) <= longestSide;
}
