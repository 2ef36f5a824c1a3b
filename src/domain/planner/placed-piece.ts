import { isInside } from './geometry/polygon.ts';
import type { Piece, Plan, Room, Turned } from './plan.ts';
import type { PieceKind, PlannedProduct, PlannedProducts } from './planned-product.ts';

/** A piece whose product the shop knows, with the area that it covers. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly product: PlannedProduct;
  readonly area: Turned;
}

export function placePiece(piece: Piece, product: PlannedProduct): PlacedPiece {
  const { width, depth } = product;
  return { piece, product, area: { x: piece.x, y: piece.y, width, depth, angle: piece.angle } };
}

export function placedPieces(plan: Plan, products: PlannedProducts): PlacedPiece[] {
  return plan.pieces.flatMap((piece) => {
    const product = products.get(piece.product);
    return product ? [placePiece(piece, product)] : [];
  });
}

/** Kinds that do not stand on the floor, so that others may stand below or under them. */
const offTheFloor: ReadonlySet<PieceKind> = new Set(['wall', 'desktop']);

export function standsOnFloor({ product }: Pick<PlacedPiece, 'product'>): boolean {
  return !offTheFloor.has(product.kind);
}

/** The room in which the middle of a piece is; null: in none. */
export function roomAt(plan: Plan, { x, y }: Pick<Piece, 'x' | 'y'>): Room | null {
  return plan.rooms.find(({ outline }) => isInside(outline, { x, y })) ?? null;
}
