import { toDrawing } from '../geometry/rectangle.ts';
import { isOnDrawing, wholeDegrees, wholePoint } from '../geometry/whole.ts';
import type { Piece, Plan, Point } from '../plan.ts';
import { planLimits } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { done, type Edit, refused } from './edit.ts';

/** New ids come from the caller: rules know no randomness. */
export type NewId = () => string;

export function addPieces(plan: Plan, pieces: readonly Omit<Piece, 'id'>[], newId: NewId): Edit {
  return withPieces(plan, [...plan.pieces, ...pieces.map((piece) => whole({ ...piece, id: newId() }))]);
}

/** The chosen pieces and all that are grouped with them, in the order of the plan. */
export function withGroups({ pieces }: Plan, ids: Iterable<string>): Piece[] {
  const chosen = new Set(ids);
  const groups = new Set(pieces.filter(({ id }) => chosen.has(id)).flatMap(({ group }) => group ?? []));
  return pieces.filter(({ id, group }) => chosen.has(id) || (group !== null && groups.has(group)));
}

export function movePieces(plan: Plan, ids: Iterable<string>, by: Point): Edit {
  return changePieces(plan, withGroups(plan, ids), (piece) => ({
    ...piece,
    x: piece.x + by.x,
    y: piece.y + by.y,
  }));
}

/** One piece alone, also where a drag would take its group along: for places that are given for this piece. */
export function movePiece(plan: Plan, id: string, by: Point): Edit {
  return changePieces(
    plan,
    plan.pieces.filter((piece) => piece.id === id),
    (piece) => ({ ...piece, x: piece.x + by.x, y: piece.y + by.y }),
  );
}

/** Turns pieces clockwise as a whole, about the middle of what they cover. */
export function turnPieces(plan: Plan, ids: Iterable<string>, degrees: number): Edit {
  const turned = withGroups(plan, ids);
  const middle = middleOfPieces(turned);
  return changePieces(plan, turned, (piece) => {
    const own = { x: piece.x - middle.x, y: piece.y - middle.y };
    const { x, y } = toDrawing({ ...middle, angle: degrees }, own);
    return { ...piece, x, y, angle: piece.angle + degrees };
  });
}

/** One piece stays where it is and looks into a direction. */
export function setAngle(plan: Plan, id: string, angle: number): Edit {
  return changePieces(
    plan,
    plan.pieces.filter((piece) => piece.id === id),
    (piece) => ({ ...piece, angle }),
  );
}

function middleOfPieces(pieces: readonly Piece[]): Point {
  const xs = pieces.map(({ x }) => x);
  const ys = pieces.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** Copies keep together what was grouped, in groups of their own. Their ids are those that the plan has more than before. */
export function duplicatePieces(plan: Plan, ids: Iterable<string>, by: Point, newId: NewId): Edit {
  const groups = new Map<string, string>();
  const copies = withGroups(plan, ids).map((piece): Omit<Piece, 'id'> => {
    const { group } = piece;
    if (group !== null && !groups.has(group)) groups.set(group, newId());
    return {
      ...piece,
      x: piece.x + by.x,
      y: piece.y + by.y,
      group: group === null ? null : (groups.get(group) ?? null),
    };
  });
  return copies.length === 0 ? refused('not_found') : addPieces(plan, copies, newId);
}

export function removePieces(plan: Plan, ids: Iterable<string>): Edit {
  const removed = new Set(withGroups(plan, ids).map(({ id }) => id));
  if (removed.size === 0) return refused('not_found');
  return done({ ...plan, pieces: plan.pieces.filter(({ id }) => !removed.has(id)) });
}

/** Pieces of other groups bring those with them. */
export function groupPieces(plan: Plan, ids: Iterable<string>, newId: NewId): Edit {
  const group = newId();
  return changePieces(plan, withGroups(plan, ids), (piece) => ({ ...piece, group }));
}

export function ungroupPieces(plan: Plan, ids: Iterable<string>): Edit {
  return changePieces(plan, withGroups(plan, ids), (piece) => ({ ...piece, group: null }));
}

/** Puts another product in the place of every piece of one, in its direction: 'swap all chairs'. */
export function swapProduct(
  plan: Plan,
  from: string,
  to: string,
  products: PlannedProducts,
  among?: Iterable<string>,
): Edit {
  if (!products.has(to)) return refused('no_such_product');
  const chosen = among && new Set(among);
  const pieces = plan.pieces.filter(({ id, product }) => product === from && (!chosen || chosen.has(id)));
  return changePieces(plan, pieces, (piece) => ({
    ...piece,
    ...placeOfSwapped(piece, to, products),
    product: to,
  }));
}

/** What stands with its back at a wall keeps it there, whatever its depth. */
function placeOfSwapped(piece: Piece, to: string, products: PlannedProducts): Point {
  const [before, after] = [products.get(piece.product), products.get(to)];
  if (!before || !after || !keepsBack.has(after.kind)) return piece;
  return toDrawing(piece, { x: 0, y: (after.depth - before.depth) / 2 });
}

const keepsBack: ReadonlySet<string> = new Set(['storage', 'wall', 'lounge', 'pod', 'desk']);

function changePieces(plan: Plan, chosen: readonly Piece[], change: (piece: Piece) => Piece): Edit {
  if (chosen.length === 0) return refused('not_found');
  const changed = new Set(chosen);
  return withPieces(
    plan,
    plan.pieces.map((piece) => (changed.has(piece) ? whole(change(piece)) : piece)),
  );
}

/** In whole millimetres and degrees. */
function whole(piece: Piece): Piece {
  return { ...piece, ...wholePoint(piece), angle: wholeDegrees(piece.angle) };
}

function withPieces(plan: Plan, pieces: readonly Piece[]): Edit {
  if (pieces.length > planLimits.pieces) return refused('too_many_pieces');
  if (!pieces.every((piece) => isOnDrawing(piece, planLimits.longestSide))) return refused('outside_drawing');
  return done({ ...plan, pieces });
}
