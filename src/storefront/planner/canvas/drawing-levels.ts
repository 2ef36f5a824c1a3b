import type { PlacedPiece } from '#domain/planner/placed-piece.ts';
import type { PieceKind } from '#domain/planner/planned-product.ts';

/** What stands on others is drawn after them, what stands below them before. */
const levels: Readonly<Partial<Record<PieceKind, number>>> = {
  pedestal: -1,
  chair: -0.5,
  desktop: 2,
  wall: 2,
};

export function byLevel(one: PlacedPiece, other: PlacedPiece): number {
  return (levels[one.product.kind] ?? 0) - (levels[other.product.kind] ?? 0);
}
