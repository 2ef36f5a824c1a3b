import { toDrawing } from '../geometry/rectangle.ts';
import { placePiece } from '../placed-piece.ts';
import type { Piece, Plan } from '../plan.ts';
import type { PieceKind, PlannedProduct, PlannedProducts } from '../planned-product.ts';
import { isStool, seatPlacesOf } from '../seat-places.ts';
import { changeOf, newErrors, type PlanChange } from './plan-change.ts';

/** Which pieces are exchanged: all of a kind, of chairs those as high as the new ones, or all of one product. */
export type SwapTarget = { readonly kind: PieceKind } | { readonly product: string };

/** Exchanges all pieces of a kind or product for another product, as far as its stock and the rules allow; null: none. */
export function swapAll(
  plan: Plan,
  target: SwapTarget,
  to: PlannedProduct,
  products: PlannedProducts,
): PlanChange | null {
  const isMeant = (piece: Piece) => {
    if ('product' in target) return piece.product === target.product;
    const product = products.get(piece.product);
    return product?.kind === target.kind && isStool(product) === isStool(to);
  };
  const meant = plan.pieces.filter((piece) => piece.product !== to.id && isMeant(piece));
  const swaps = new Map(meant.map(({ id }) => [id, to]));
  return swapPieces(plan, swaps, products);
}

/** Exchanges single pieces, by their ids. What would break a rule stays as it is; null: all of it would. */
function swapPieces(
  plan: Plan,
  wanted: ReadonlyMap<string, PlannedProduct>,
  products: PlannedProducts,
): PlanChange | null {
  let swaps = inStock(plan, wanted);
  while (swaps.size > 0) {
    const changed = exchanged(plan, swaps, products);
    const errors = newErrors(changed, plan, products);
    if (errors.length === 0) return changeOf(plan, changed, products, swaps.size);
    const broken = new Set(errors.flatMap(({ pieces }) => pieces));
    const kept = new Map([...swaps].filter(([id]) => !broken.has(id)));
    // What broke the rule may be beside what is named.
    if (kept.size === swaps.size) return null;
    swaps = kept;
  }
  return null;
}

function inStock(
  plan: Plan,
  wanted: ReadonlyMap<string, PlannedProduct>,
): ReadonlyMap<string, PlannedProduct> {
  const left = new Map<string, number>();
  const swaps = new Map<string, PlannedProduct>();
  for (const [id, to] of wanted) {
    const stock = left.get(to.id) ?? to.stock - plan.pieces.filter(({ product }) => product === to.id).length;
    if (stock <= 0) continue;
    left.set(to.id, stock - 1);
    swaps.set(id, to);
  }
  return swaps;
}

function exchanged(plan: Plan, swaps: ReadonlyMap<string, PlannedProduct>, products: PlannedProducts): Plan {
  const moves = new Map<string, Pick<Piece, 'x' | 'y'>>();
  const placed = plan.pieces.map((piece) => {
    const [from, to] = [products.get(piece.product), swaps.get(piece.id)];
    if (!from || !to) return piece;
    const swapped = { ...piece, product: to.id, ...placeOf(piece, from, to) };
    for (const move of chairMoves(plan, piece, from, swapped, to)) moves.set(move.id, move);
    return swapped;
  });
  return { ...plan, pieces: placed.map((piece) => ({ ...piece, ...moves.get(piece.id) })) };
}

/** What is used from all sides stays around its middle, everything else at the wall or desk behind it. */
const fromAllSides: ReadonlySet<PieceKind> = new Set(['bench', 'table', 'chair', 'coffee-table', 'desktop']);

function placeOf(piece: Piece, from: PlannedProduct, to: PlannedProduct): Pick<Piece, 'x' | 'y'> {
  if (fromAllSides.has(to.kind)) return { x: piece.x, y: piece.y };
  const { x, y } = toDrawing(piece, { x: 0, y: (to.depth - from.depth) / 2 });
  return { x: Math.round(x), y: Math.round(y) };
}

/** As far from its place a chair still belongs to it. */
const atPlace = 200;

/** Chairs go with the edge at which they stand. */
function chairMoves(
  { pieces }: Plan,
  before: Piece,
  from: PlannedProduct,
  after: Piece,
  to: PlannedProduct,
): { id: string; x: number; y: number }[] {
  const [places, next] = [seatPlacesOf(placePiece(before, from)), seatPlacesOf(placePiece(after, to))];
  if (places.length !== next.length) return [];
  return places.flatMap((place, index) => {
    const target = next[index];
    if (!place.needsChair || !target) return [];
    const chair = pieces.find(
      (piece) =>
        piece.id !== before.id &&
        piece.group === before.group &&
        Math.hypot(piece.x - place.x, piece.y - place.y) < atPlace,
    );
    return chair ? [{ id: chair.id, x: Math.round(target.x), y: Math.round(target.y) }] : [];
  });
}
