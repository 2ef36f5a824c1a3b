import { type Bounds, boundsOf, edgesOf, isInside, type Segment, tolerance } from '../../geometry/polygon.ts';
import type { Point } from '../../plan.ts';

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The outline of a room in the frame of its layout. */
export class RoomShape {
  readonly outline: readonly Point[];
  readonly bounds: Bounds;
  readonly edges: readonly Segment[];
  /** Whether all walls lie along the axes. */
  readonly isStraight: boolean;

  constructor(outline: readonly Point[]) {
    this.outline = outline;
    this.bounds = boundsOf(outline);
    this.edges = edgesOf(outline);
    this.isStraight = this.edges.every(
      ({ from, to }) => Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) < 0.5,
    );
  }

  contains(box: Bounds): boolean {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    return isInside(this.outline, middle) && !this.edges.some((edge) => crosses(edge, box));
  }

  /** The parts of a band from wall to wall in which the whole height of the band is within the room. */
  free(top: number, bottom: number): Interval[] {
    const { left, right } = this.bounds;
    const band = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, top, bottom };
    const walls: Interval[] = [];
    for (const edge of this.edges) {
      const part = clipped(edge, shrunk(band));
      if (part) walls.push({ from: Math.min(part.from.x, part.to.x), to: Math.max(part.from.x, part.to.x) });
    }
    const y = (top + bottom) / 2;
    return without([{ from: left, to: right }], walls).filter(({ from, to }) =>
      isInside(this.outline, { x: (from + to) / 2, y }),
    );
  }
}

/** What is left of intervals, in their order, where none of `taken` is. One of no length separates what it lies in. */
export function without(intervals: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const sorted = [...taken].sort((one, other) => one.from - other.from);
  return intervals.flatMap(({ from, to }) => {
    const left: Interval[] = [];
    let start = from;
    for (const gap of sorted) {
      if (gap.to < start || gap.from > to) continue;
      if (gap.from > start) left.push({ from: start, to: gap.from });
      start = Math.max(start, gap.to);
    }
    if (start < to) left.push({ from: start, to });
    return left;
  });
}

function shrunk({ left, top, right, bottom }: Bounds): Bounds {
  return {
    left: left + tolerance,
    top: top + tolerance,
    right: right - tolerance,
    bottom: bottom - tolerance,
  };
}

function crosses(edge: Segment, box: Bounds): boolean {
  return clipped(edge, shrunk(box)) !== null;
}

/** The part of a segment within a box; null: none. By Liang and Barsky. */
function clipped({ from, to }: Segment, box: Bounds): Segment | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  const cut = (direction: number, distance: number): boolean => {
    if (direction === 0) return distance > 0;
    const at = distance / direction;
    if (direction < 0) start = Math.max(start, at);
    else end = Math.min(end, at);
    return start < end;
  };
  const isCut =
    cut(-dx, from.x - box.left) &&
    cut(dx, box.right - from.x) &&
    cut(-dy, from.y - box.top) &&
    cut(dy, box.bottom - from.y);
  if (!isCut) return null;
  return {
    from: { x: from.x + start * dx, y: from.y + start * dy },
    to: { x: from.x + end * dx, y: from.y + end * dy },
  };
}
