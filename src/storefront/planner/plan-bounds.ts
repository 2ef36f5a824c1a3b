import { type Bounds, boundsOf } from '#domain/planner/geometry/polygon.ts';
import { cornersOf } from '#domain/planner/geometry/rectangle.ts';
import { placedPieces } from '#domain/planner/placed-piece.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import type { FloorImage } from './floor/floor-image.ts';

/** What of the drawing a plan takes; null: it is empty. */
export function planBounds(plan: Plan, products: PlannedProducts): Bounds | null {
  const points = [
    ...plan.rooms.flatMap(({ outline }) => outline),
    ...placedPieces(plan, products).flatMap(({ area }) => cornersOf(area)),
  ];
  return points.length === 0 ? null : boundsOf(points);
}

interface Drawn {
  readonly plan: Plan;
  readonly products: PlannedProducts;
  readonly image: FloorImage | null;
}

/** With the picture of a floor plan below it. */
export function drawnBounds({ plan, products, image }: Drawn): Bounds | null {
  const bounds = planBounds(plan, products);
  if (!image) return bounds;
  const { left, top, width, height, scale } = image;
  const own = { left, top, right: left + width * scale, bottom: top + height * scale };
  if (!bounds) return own;
  return {
    left: Math.min(bounds.left, own.left),
    top: Math.min(bounds.top, own.top),
    right: Math.max(bounds.right, own.right),
    bottom: Math.max(bounds.bottom, own.bottom),
  };
}
