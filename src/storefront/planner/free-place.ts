import { isWithin, rectanglesOverlap } from '#domain/planner/geometry/rectangle.ts';
import { placedPieces, standsOnFloor } from '#domain/planner/placed-piece.ts';
import type { Plan, Point } from '#domain/planner/plan.ts';
import type { PlannedProduct, PlannedProducts } from '#domain/planner/planned-product.ts';

const step = 200;
const rings = 40;

/** The nearest place to a point at which a new piece stands on nothing else and, if there are rooms, within one. */
export function freePlace(
  plan: Plan,
  products: PlannedProducts,
  product: PlannedProduct,
  near: Point,
): Point {
  const others = placedPieces(plan, products).filter(standsOnFloor);
  const isFree = (point: Point) => {
    const area = { ...point, width: product.width, depth: product.depth, angle: 0 };
    if (plan.rooms.length > 0 && !plan.rooms.some(({ outline }) => isWithin(outline, area))) return false;
    return !standsOnFloor({ product }) || !others.some((other) => rectanglesOverlap(other.area, area));
  };
  for (let ring = 0; ring <= rings; ring += 1) {
    for (const { x, y } of ringAround(ring)) {
      const point = { x: near.x + x * step, y: near.y + y * step };
      if (isFree(point)) return point;
    }
  }
  return near;
}

function ringAround(ring: number): Point[] {
  if (ring === 0) return [{ x: 0, y: 0 }];
  const places: Point[] = [];
  for (let at = -ring; at < ring; at += 1) {
    places.push({ x: at, y: -ring }, { x: ring, y: at }, { x: -at, y: ring }, { x: -ring, y: -at });
  }
  return places;
}
