import { addPieces } from '#domain/planner/editing/pieces.ts';
import { snapPiece } from '#domain/planner/editing/snap.ts';
import type { Piece, Plan, Point } from '#domain/planner/plan.ts';
import type { PlannedProduct, PlannedProducts } from '#domain/planner/planned-product.ts';
import { freePlace } from './free-place.ts';
import { newId } from './new-id.ts';
import type { Planner } from './state/planner-context.ts';
import { pieceSelection } from './state/selection.ts';

/** What hangs on walls goes to the nearest, however far it is. */
const anyDistance = 100_000;

/** Where a product goes that nobody has given a place: near a point, where nothing stands. */
export function placeNear(
  plan: Plan,
  products: PlannedProducts,
  product: PlannedProduct,
  near: Point,
): Point & Pick<Piece, 'angle'> {
  const free = freePlace(plan, products, product, near);
  if (product.kind !== 'wall') return { ...free, angle: 0 };
  return snapPiece(
    plan,
    products,
    product,
    { ...free, angle: 0 },
    { reach: anyDistance, without: new Set() },
  );
}

/** Adds a piece at a place and chooses it; null if it is refused. */
export function addPiece(
  { plan, edit }: Planner,
  product: PlannedProduct,
  { x, y, angle }: Point & Pick<Piece, 'angle'>,
): { readonly plan: Plan; readonly piece: Piece } | null {
  const made = addPieces(plan, [{ product: product.id, x, y, angle, group: null }], newId);
  const piece = made.done ? made.plan.pieces.at(-1) : undefined;
  const isDone = edit(made, piece && pieceSelection([piece.id]));
  return isDone && made.done && piece ? { plan: made.plan, piece } : null;
}
