import { distanceAlong, stripCorners } from '../geometry/convex.ts';
import { boundsOf } from '../geometry/polygon.ts';
import { cornersOf, toDrawing } from '../geometry/rectangle.ts';
import { type CheckedPiece, type CheckedPlan, idsOf, wallLines } from './checked-plan.ts';
import type { PlanProblem } from './plan-problem.ts';

/**
 * Doors and drawers open as far as they come out: what ASR A1.2 (Germany, room dimensions) calls the functional area of
 * furniture stays free. In front of storage one stands: ADA Standards 2010, 305.3: a clear floor of 30 in (760 mm) by 48 in.
 * Into a booth or pod one goes as through a door.
 */
const standingRoom = 760;
const entryOfPod = 900;
const slack = 5;

export function blockedFronts({ pieces, near }: CheckedPlan): PlanProblem[] {
  return pieces.flatMap((piece): PlanProblem[] => {
    const needs = needsInFront(piece);
    if (!needs || !piece.room) return [];
    const { least, wanted } = needs;
    const { area } = piece;
    const front = toDrawing(area, { x: 0, y: area.depth / 2 });
    const strip = { ...front, angle: area.angle, width: area.width };
    const walls = [...wallLines(piece.room), ...piece.room.obstacles.filter(isColumn).map(cornersOf)];
    const inFront = near(boundsOf(stripCorners(strip, wanted)));
    const others = inFront.filter((other) => other.isFixed && other !== piece && !isAbove(piece, other));
    const shapes = [...walls, ...others.flatMap((other) => other.shapes)];
    const is = shapes.reduce((free, shape) => Math.min(free, distanceAlong(strip, shape)), wanted);
    if (is >= wanted - slack) return [];
    const isShut = is < least - slack;
    const at = toDrawing(strip, { x: 0, y: Math.min(is, least) / 2 });
    return [
      {
        rule: 'front',
        severity: isShut ? 'error' : 'hint',
        pieces: idsOf(piece, ...others.filter((other) => blocks(strip, other, is))),
        room: piece.room.id,
        at: { x: Math.round(at.x), y: Math.round(at.y) },
        is: Math.round(is),
        needed: isShut ? least : wanted,
      },
    ];
  });
}

function blocks(
  strip: Parameters<typeof distanceAlong>[0],
  { shapes }: CheckedPiece,
  within: number,
): boolean {
  return shapes.some((shape) => distanceAlong(strip, shape) <= within + slack);
}

function isColumn({ kind }: { readonly kind: string }): boolean {
  return kind === 'column';
}

function needsInFront({ product }: CheckedPiece): { readonly least: number; readonly wanted: number } | null {
  const { opensBy } = product.facts;
  if (product.kind === 'pod') return { least: entryOfPod, wanted: entryOfPod };
  // A pedestal is opened by who sits beside it.
  if (product.kind === 'pedestal') return { least: opensBy, wanted: opensBy };
  return product.kind === 'storage' ? { least: opensBy, wanted: Math.max(opensBy, standingRoom) } : null;
}

/** The desk below which a pedestal stands is not in front of it. */
function isAbove({ product }: CheckedPiece, other: CheckedPiece): boolean {
  return (
    product.kind === 'pedestal' && other.product.kind !== 'pedestal' && other.product.height > product.height
  );
}
