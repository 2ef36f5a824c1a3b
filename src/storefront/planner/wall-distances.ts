import { boundsOf, edgesOf } from '#domain/planner/geometry/polygon.ts';
import { cornersOf } from '#domain/planner/geometry/rectangle.ts';
import { placePiece } from '#domain/planner/placed-piece.ts';
import type { Piece, Room, Turned } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** From each side of a piece straight to the wall, in millimetres; a piece that reaches through the wall has 0. */
export function wallDistances(
  { outline }: Pick<Room, 'outline'>,
  area: Turned,
): Readonly<Record<Side, number>> {
  const { left, right, top, bottom } = boundsOf(cornersOf(area));
  const walls = edgesOf(outline);
  /** Where walls cross the line through the middle of the piece, along one axis. */
  const crossings = (along: 'x' | 'y', across: 'x' | 'y') =>
    walls.flatMap(({ from, to }) => {
      if (from[across] > area[across] === to[across] > area[across]) return [];
      const share = (area[across] - from[across]) / (to[across] - from[across]);
      return [from[along] + share * (to[along] - from[along])];
    });
  const nearest = (places: readonly number[], edge: number, middle: number, sign: 1 | -1) => {
    const distances = places
      .filter((place) => sign * (place - middle) > 0)
      .map((place) => sign * (place - edge));
    return Math.max(0, Math.round(Math.min(...distances, Number.MAX_SAFE_INTEGER)));
  };
  const [columns, lines] = [crossings('x', 'y'), crossings('y', 'x')];
  return {
    left: nearest(columns, left, area.x, -1),
    right: nearest(columns, right, area.x, 1),
    top: nearest(lines, top, area.y, -1),
    bottom: nearest(lines, bottom, area.y, 1),
  };
}

/** What a piece covers, or a rectangle along the axes around what several cover; null: the shop knows none of them. */
export function coveredArea(pieces: readonly Piece[], products: PlannedProducts): Turned | null {
  const areas = pieces.flatMap((piece) => {
    const product = products.get(piece.product);
    return product ? [placePiece(piece, product).area] : [];
  });
  const [only, ...others] = areas;
  if (!only || others.length === 0) return only ?? null;
  const { left, right, top, bottom } = boundsOf(areas.flatMap(cornersOf));
  return {
    ...{ x: (left + right) / 2, y: (top + bottom) / 2, angle: 0 },
    ...{ width: right - left, depth: bottom - top },
  };
}
