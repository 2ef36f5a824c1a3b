import { type Bounds, boundsOf } from '../../geometry/polygon.ts';
import type { Point } from '../../plan.ts';

/** The part of an L that goes through, and what is beside it. */
export interface Wings {
  readonly through: Bounds;
  readonly beside: Bounds;
  /** Of the part that goes through, where one comes from beside. */
  readonly mouth: Bounds;
}

/** For a shared way, and who turns into it. */
const mouthDepth = 1_000;

/** Millimetres by which corners may be off, in a room that is turned by degrees. */
const nearby = 5;

/** Both ways to see an L along the axes as two rectangles; none: the outline is no such L. */
export function wingsOf(outline: readonly Point[]): Wings[] {
  if (outline.length !== 6) return [];
  const { left, top, right, bottom } = boundsOf(outline);
  const isBetween = (value: number, from: number, to: number) => value > from + nearby && value < to - nearby;
  const inner = outline.find(({ x, y }) => isBetween(x, left, right) && isBetween(y, top, bottom));
  const hasCorner = (x: number, y: number) =>
    outline.some((corner) => Math.abs(corner.x - x) <= nearby && Math.abs(corner.y - y) <= nearby);
  if (!inner) return [];
  const { x, y } = inner;
  const missing = [left, right].flatMap((cornerX) =>
    [top, bottom].filter((cornerY) => !hasCorner(cornerX, cornerY)).map((cornerY) => ({ cornerX, cornerY })),
  );
  const [cut, ...others] = missing;
  if (!cut || others.length > 0) return [];
  const { cornerX, cornerY } = cut;
  if (!hasCorner(x, cornerY) || !hasCorner(cornerX, y)) return [];
  const [otherX, otherY] = [left + right - cornerX, top + bottom - cornerY];
  const between = (one: Point, other: Point) => boundsOf([one, other]);
  const into = (from: number, to: number) => from + Math.sign(to - from) * mouthDepth;
  return [
    {
      through: between({ x: otherX, y: top }, { x, y: bottom }),
      beside: between({ x, y }, { x: cornerX, y: otherY }),
      mouth: between({ x, y }, { x: into(x, otherX), y: otherY }),
    },
    {
      through: between({ x: left, y }, { x: right, y: otherY }),
      beside: between({ x: otherX, y: cornerY }, { x, y }),
      mouth: between({ x: otherX, y }, { x, y: into(y, otherY) }),
    },
  ];
}
