import { isShapeWithin, middleOf } from '../geometry/convex.ts';
import { areaOf, boundsOf, boundsOverlap, distanceTo, isInside } from '../geometry/polygon.ts';
import { convexOverlap, cornersOf, rotationOf, toDrawing } from '../geometry/rectangle.ts';
import { boundsAround } from '../geometry/tiles.ts';
import { inwardOf, wallsOf } from '../geometry/walls.ts';
import type { Point, Room } from '../plan.ts';
import type { PieceKind } from '../planned-product.ts';
import { type CheckedPiece, type CheckedPlan, idsOf } from './checked-plan.ts';
import type { PlanProblem, PlanRule } from './plan-problem.ts';

function problemOf(
  rule: PlanRule,
  piece: CheckedPiece,
  given: Partial<Pick<PlanProblem, 'severity' | 'at' | 'is' | 'needed'>> = {},
): PlanProblem {
  const { x, y } = piece.piece;
  const room = piece.room?.id ?? null;
  return {
    rule,
    severity: 'error',
    pieces: idsOf(piece),
    room,
    at: { x, y },
    is: null,
    needed: null,
    ...given,
  };
}

/** Furniture stands within one room and not through its walls. */
export function outsideRooms({ pieces }: CheckedPlan): PlanProblem[] {
  return pieces.filter(isOutside).map((piece) => problemOf('outside-room', piece));
}

function isOutside({ room, shapes, product }: CheckedPiece): boolean {
  if (!room) return true;
  // What stands on a desk is where the desk is.
  if (product.kind === 'desktop') return false;
  return !shapes.every((shape) => isShapeWithin(room.outline, shape));
}

/** Nothing stands on a column or an area that the plan keeps. */
export function onObstacles({ pieces }: CheckedPlan): PlanProblem[] {
  return pieces.flatMap((piece) => {
    if (piece.product.kind === 'desktop') return [];
    const hit = piece.room?.obstacles.find((obstacle) =>
      piece.shapes.some((shape) => convexOverlap(shape, cornersOf(obstacle))),
    );
    return hit ? [problemOf('on-obstacle', piece)] : [];
  });
}

/** What things on desks may stand on. */
const surfaces: ReadonlySet<PieceKind> = new Set([
  'desk',
  'bench',
  'table',
  'reception-desk',
  'coffee-table',
  'storage',
  'pedestal',
]);
/** Above it nobody reaches or reads what stands there: 1,500 mm is about the height of the eyes. */
const highestSurface = 1_500;
/** These hang from a ceiling or wall too. */
const alsoHang: ReadonlySet<string> = new Set(['projectors', 'conference-systems']);

/** Monitors, lamps and phones stand on a desk, table or low cupboard: their middle, as screens overhang its edge. */
export function notOnDesks({ pieces, near }: CheckedPlan): PlanProblem[] {
  return pieces
    .filter(({ product }) => product.kind === 'desktop' && !alsoHang.has(product.subcategory ?? ''))
    .filter((piece) => !near(boundsAround(piece.piece, 1)).some((other) => carries(other, piece.piece)))
    .map((piece) => problemOf('not-on-desk', piece));
}

function carries({ product, shapes }: CheckedPiece, at: Point): boolean {
  if (!surfaces.has(product.kind) || product.height > highestSurface) return false;
  return shapes.some((shape) => isInside(shape, at) || isInside(grown(shape), at));
}

/** A screen is clamped to the back edge, half of it outside. */
function grown(shape: readonly Point[]): Point[] {
  const middle = middleOf(shape);
  const by = 60;
  return shape.map(({ x, y }) => {
    const length = Math.hypot(x - middle.x, y - middle.y) || 1;
    return { x: x + ((x - middle.x) / length) * by, y: y + ((y - middle.y) / length) * by };
  });
}

/** As far from the wall as a bracket reaches, and as much out of its direction as whole degrees allow. */
const fromWall = 60;
const outOfLine = Math.cos((3 * Math.PI) / 180);

/** A board or display hangs with its back at a wall. */
export function notAtWalls({ pieces }: CheckedPlan): PlanProblem[] {
  return pieces
    .filter(({ product }) => product.kind === 'wall')
    .filter((piece) => !isAtWall(piece))
    .map((piece) => problemOf('not-at-wall', piece));
}

function isAtWall({ room, area }: CheckedPiece): boolean {
  if (!room) return false;
  const back = toDrawing(area, { x: 0, y: -area.depth / 2 });
  const [cos, sin] = rotationOf(area.angle);
  const front = { x: -sin, y: cos };
  return wallsOf(room).some((wall) => {
    const inward = inwardOf(wall);
    return inward.x * front.x + inward.y * front.y >= outOfLine && distanceTo(wall, back) <= fromWall;
  });
}

/** What is higher than the room does not come into it. */
export function tooHigh({ pieces }: CheckedPlan): PlanProblem[] {
  return pieces.flatMap((piece) => {
    const { room, product } = piece;
    if (!room || product.height <= room.ceiling) return [];
    return [problemOf('ceiling', piece, { is: room.ceiling, needed: product.height })];
  });
}

/** Two rooms cannot have the same floor: what stands there would be counted for one of them alone. */
export function overlappingRooms({ plan: { rooms } }: CheckedPlan): PlanProblem[] {
  return rooms.flatMap((room, index) => {
    const under = rooms.slice(0, index).find((other) => roomsOverlap(room, other));
    if (!under) return [];
    const at = pointWithin(room.outline);
    return [
      { rule: 'rooms-overlap', severity: 'error', pieces: [], room: room.id, at, is: null, needed: null },
    ];
  });
}

function roomsOverlap(one: Room, other: Room): boolean {
  if (!boundsOverlap(boundsOf(one.outline), boundsOf(other.outline))) return false;
  const inner = (room: Room) => shrunkCorners(room.outline);
  return (
    inner(one).some((corner) => isInside(other.outline, corner)) ||
    inner(other).some((corner) => isInside(one.outline, corner)) ||
    crossings(one, other)
  );
}

/** Slightly within each corner, so that rooms which share a wall do not count. */
function shrunkCorners(outline: readonly Point[]): Point[] {
  const by = 20;
  return outline.flatMap((corner, index) => {
    const before = outline.at(index - 1) as Point;
    const after = outline[(index + 1) % outline.length] as Point;
    const along = (to: Point) => {
      const length = Math.hypot(to.x - corner.x, to.y - corner.y) || 1;
      return { x: (to.x - corner.x) / length, y: (to.y - corner.y) / length };
    };
    const [one, other] = [along(before), along(after)];
    const inside = [1, -1]
      .map((sign) => ({
        x: corner.x + sign * by * (one.x + other.x),
        y: corner.y + sign * by * (one.y + other.y),
      }))
      .filter((point) => isInside(outline, point));
    return inside.slice(0, 1);
  });
}

/** Whether a wall of one goes through the other, as where two long rooms cross. */
function crossings(one: Room, other: Room): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([from, into]) =>
    wallsOf(from as Room).some((wall) => {
      const inward = inwardOf(wall);
      const middle = { x: (wall.from.x + wall.to.x) / 2, y: (wall.from.y + wall.to.y) / 2 };
      return isInside((into as Room).outline, { x: middle.x + 20 * inward.x, y: middle.y + 20 * inward.y });
    }),
  );
}

/** A point to show something of a room at: its middle, or else a point within its first corner that has one. */
export function pointWithin(outline: readonly Point[]): Point {
  const middle = middleOf(outline);
  const at = isInside(outline, middle) ? middle : (shrunkCorners(outline)[0] ?? middle);
  return { x: Math.round(at.x), y: Math.round(at.y) };
}

/** In square metres. */
export function roomArea({ outline }: Pick<Room, 'outline'>): number {
  return areaOf(outline);
}
