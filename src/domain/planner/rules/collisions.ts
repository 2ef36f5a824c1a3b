import { isInside } from '../geometry/polygon.ts';
import { convexOverlap, fromDrawing } from '../geometry/rectangle.ts';
import type { Point } from '../plan.ts';
import type { PieceKind } from '../planned-product.ts';
import { type CheckedPiece, type CheckedPlan, idsOf } from './checked-plan.ts';
import type { PlanProblem } from './plan-problem.ts';

/** Two pieces may not take the same place, except where one stands below, above or before the other. */
export function collisions({ pieces, near }: CheckedPlan): PlanProblem[] {
  return pieces.flatMap((one) =>
    near(one.bounds)
      .filter((other) => other.index > one.index && collide(one, other))
      .map(
        (other): PlanProblem => ({
          rule: 'collision',
          severity: 'error',
          pieces: idsOf(one, other),
          room: one.room?.id ?? null,
          at: meetingPoint(one, other),
          is: null,
          needed: null,
        }),
      ),
  );
}

/** Whether two pieces cannot both be where they are. */
function collide(one: CheckedPiece, other: CheckedPiece): boolean {
  if (mayShareFloor(one, other) || mayShareFloor(other, one)) return false;
  const [first, second] = [shapesFor(one, other), shapesFor(other, one)];
  return first.some((shape) => second.some((against) => convexOverlap(shape, against)));
}

/** Kinds with a top below which there is room. */
const withTop: ReadonlySet<PieceKind> = new Set(['desk', 'bench', 'table', 'reception-desk']);
/** A board hangs above what is not higher: 900 mm, the usual lower edge of a board that one writes on while standing. */
const lowestBoard = 900;
/** Between a pedestal and the top above it: rails and the play of the top. */
const underTop = 40;

function mayShareFloor(one: CheckedPiece, other: CheckedPiece): boolean {
  const { kind, height } = one.product;
  if (kind === 'desktop') return other.product.kind !== 'desktop' || isAttached(one) || isAttached(other);
  if (kind === 'wall') return hangsAbove(other);
  if (!withTop.has(other.product.kind)) return false;
  if (kind === 'pedestal') return height <= other.product.height - underTop;
  return kind === 'chair' && isPushedTo(one, other);
}

function hangsAbove({ product: { kind, height } }: CheckedPiece): boolean {
  return kind !== 'wall' && (kind === 'chair' || height <= lowestBoard);
}

/** Screens are clamped to the edge of a desk and monitors hang on arms: both reach over what stands on the desk. */
const attached: ReadonlySet<string> = new Set(['desk-screens', 'monitor-arms']);

function isAttached({ product }: CheckedPiece): boolean {
  return attached.has(product.subcategory ?? '');
}

/** A chair stands at a table as far as below its top, while its middle, where one sits, is in front of it. */
function isPushedTo({ piece }: CheckedPiece, { shapes }: CheckedPiece): boolean {
  return !shapes.some((shape) => isInside(shape, piece));
}

/** Armrests and feet of chairs side by side go between each other. */
const ofChair = 0.88;

function shapesFor({ shapes, piece, product }: CheckedPiece, other: CheckedPiece): CheckedPiece['shapes'] {
  if (product.kind !== 'chair' || !yieldsToChairs.has(other.product.kind)) return shapes;
  const shrink = ({ x, y }: Point) => ({
    x: piece.x + (x - piece.x) * ofChair,
    y: piece.y + (y - piece.y) * ofChair,
  });
  return shapes.map((shape) => shape.map(shrink));
}

/** Chairs of neighbours, and a pedestal beside the knees. */
const yieldsToChairs: ReadonlySet<PieceKind> = new Set(['chair', 'pedestal']);

/** Between the two, on the smaller one. */
function meetingPoint(one: CheckedPiece, other: CheckedPiece): Point {
  const isSmaller = one.area.width * one.area.depth <= other.area.width * other.area.depth;
  const [small, large] = isSmaller ? [one, other] : [other, one];
  const own = fromDrawing(small.area, large.piece);
  const along = Math.hypot(own.x, own.y) || 1;
  const reach = Math.min(along, small.area.width / 2, small.area.depth / 2);
  return {
    x: Math.round(small.piece.x + ((large.piece.x - small.piece.x) / along) * reach),
    y: Math.round(small.piece.y + ((large.piece.y - small.piece.y) / along) * reach),
  };
}
