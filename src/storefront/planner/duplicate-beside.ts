import { duplicatePieces } from '#domain/planner/editing/pieces.ts';
import { boundsOf } from '#domain/planner/geometry/polygon.ts';
import { cornersOf } from '#domain/planner/geometry/rectangle.ts';
import { placedPieces } from '#domain/planner/placed-piece.ts';
import type { PlannerMessages } from '#i18n/messages/storefront/planner/planner.en.ts';
import { newId } from './new-id.ts';
import type { Planner } from './state/planner-context.ts';
import { pieceSelection } from './state/selection.ts';

/** Copies pieces to the right of themselves, and chooses the copies. */
export function duplicateBeside(
  planner: Planner,
  ids: ReadonlySet<string>,
  { drawing }: PlannerMessages,
): void {
  const { plan, products, edit, announce } = planner;
  const corners = placedPieces(plan, products).flatMap(({ piece, area }) =>
    ids.has(piece.id) ? cornersOf(area) : [],
  );
  const width = corners.length === 0 ? 500 : boundsOf(corners).right - boundsOf(corners).left;
  const copied = duplicatePieces(plan, ids, { x: Math.ceil(width), y: 0 }, newId);
  const before = new Set(plan.pieces.map(({ id }) => id));
  const added = copied.done ? copied.plan.pieces.filter(({ id }) => !before.has(id)) : [];
  if (edit(copied, pieceSelection(added.map(({ id }) => id)))) announce(drawing.duplicated(added.length));
}
