import { roundShape } from './geometry/convex.ts';
import { cornersOf, toDrawing } from './geometry/rectangle.ts';
import type { PlacedPiece } from './placed-piece.ts';
import type { Point, Turned } from './plan.ts';

/** What a piece covers of the floor, as convex shapes: a desk with a return leaves the place between them free. */
export function footprintOf({
  area,
  product,
}: Pick<PlacedPiece, 'area' | 'product'>): readonly (readonly Point[])[] {
  const { shape, corner } = product.facts;
  if (shape === 'round') return [roundShape(area)];
  if (!corner) return [cornersOf(area)];
  const { width, depth } = area;
  const { side, topDepth, returnWidth } = corner;
  const part = (x: number, y: number, size: Pick<Turned, 'width' | 'depth'>) =>
    cornersOf({ ...toDrawing(area, { x, y }), ...size, angle: area.angle });
  const outwards = side === 'left' ? -1 : 1;
  const left = depth - topDepth;
  return [
    part(0, (topDepth - depth) / 2, { width, depth: topDepth }),
    part((outwards * (width - returnWidth)) / 2, topDepth / 2, { width: returnWidth, depth: left }),
  ];
}
