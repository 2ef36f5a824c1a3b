import { movePieces, setAngle, turnPieces } from '#domain/planner/editing/pieces.ts';
import { snapPiece } from '#domain/planner/editing/snap.ts';
import type { Segment } from '#domain/planner/geometry/polygon.ts';
import type { Plan, Point } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';

/** Edges within so many pixels draw a piece to themselves. */
export const snapPixels = 10;

interface Drag {
  /** Before it began. */
  readonly plan: Plan;
  readonly products: PlannedProducts;
  readonly ids: ReadonlySet<string>;
  /** The piece under the pointer. */
  readonly lead: string;
  readonly by: Point;
  /** In millimetres; 0: it goes where the pointer goes. */
  readonly reach: number;
}

/** The plan while pieces are dragged: the one under the pointer is drawn to walls and neighbours, the others go with it. */
export function draggedPieces({ plan, products, ids, lead, by, reach }: Drag): {
  readonly plan: Plan;
  readonly guides: readonly Segment[];
} {
  const piece = plan.pieces.find(({ id }) => id === lead);
  const product = piece && products.get(piece.product);
  if (!piece || !product || reach === 0) return { plan: moved(plan, ids, by), guides: [] };
  const wanted = { x: piece.x + by.x, y: piece.y + by.y, angle: piece.angle };
  const snapped = snapPiece(plan, products, product, wanted, { reach, without: ids });
  // Several pieces keep their arrangement.
  if (ids.size > 1 && snapped.angle !== piece.angle) {
    const turned = turnPieces(plan, ids, snapped.angle - piece.angle);
    const turnedLead = turned.done && turned.plan.pieces.find(({ id }) => id === lead);
    if (!turned.done || !turnedLead) return { plan, guides: [] };
    return {
      plan: moved(turned.plan, ids, { x: snapped.x - turnedLead.x, y: snapped.y - turnedLead.y }),
      guides: snapped.guides,
    };
  }
  const next = moved(plan, ids, { x: snapped.x - piece.x, y: snapped.y - piece.y });
  const turned = setAngle(next, lead, snapped.angle);
  return { plan: turned.done ? turned.plan : next, guides: snapped.guides };
}

function moved(plan: Plan, ids: ReadonlySet<string>, by: Point): Plan {
  const made = movePieces(plan, ids, by);
  return made.done ? made.plan : plan;
}
