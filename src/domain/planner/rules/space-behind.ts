import { distanceAlong, stripCorners } from '../geometry/convex.ts';
import { boundsOf } from '../geometry/polygon.ts';
import { cornersOf, fromDrawing, toDrawing } from '../geometry/rectangle.ts';
import { type CheckedPlan, type CheckedRoom, type CheckedSeat, idsOf, wallLines } from './checked-plan.ts';
import { behindEdge } from './destinations.ts';
import type { PlanProblem } from './plan-problem.ts';
import { cellsWithin } from './walking-grid.ts';
import { type Ways, wayFrom } from './ways.ts';

/**
 * From the edge of a desk or table to what is behind the chair: 750 mm to get up from it (Neufert, Architects' Data, seats at
 * tables), 1,000 mm where others pass behind, which is also the depth that ASR A1.2 (Germany, room dimensions) asks for as
 * space to move at a workplace. Two people who sit back to back share what is between them.
 */
const spaceBehind = { toRise: 750, toPass: 1_000 } as const;
const slack = 5;

export function tightSeats(
  plan: CheckedPlan,
  { room, seats }: CheckedRoom,
  ways: Ways | null,
  users: ReadonlyMap<number, number>,
): PlanProblem[] {
  const lines = [
    ...wallLines(room),
    ...room.obstacles.filter(({ kind }) => kind === 'column').map(cornersOf),
  ];
  const own = ways ? ownSquares(ways) : new Map<CheckedSeat, ReadonlySet<number>>();
  return seats.flatMap((seat): PlanProblem[] => {
    if (!seat.needsChair) return [];
    const { is, opposite } = spaceBehindSeat(plan, seat, lines);
    if (is >= spaceBehind.toPass - slack) return [];
    const tooLittle = is < spaceBehind.toRise - slack;
    if (!tooLittle && !(ways && isPassed(seat, opposite, ways, users, own))) return [];
    const { x, y } = toDrawing(seat, { x: 0, y: -seat.toEdge });
    return [
      {
        rule: 'space-behind',
        severity: tooLittle ? 'error' : 'hint',
        pieces: idsOf(seat.of),
        room: room.id,
        at: { x: Math.round(x), y: Math.round(y) },
        is: Math.round(is),
        needed: tooLittle ? spaceBehind.toRise : spaceBehind.toPass,
      },
    ];
  });
}

function spaceBehindSeat(
  { near, seatsNear }: CheckedPlan,
  seat: CheckedSeat,
  lines: readonly (readonly { x: number; y: number }[])[],
): { readonly is: number; readonly opposite: CheckedSeat | null } {
  const strip = behindEdge(seat);
  const bounds = boundsOf(stripCorners(strip, 2 * spaceBehind.toPass));
  let free: number = Number.POSITIVE_INFINITY;
  let opposite: CheckedSeat | null = null;
  for (const line of lines) free = Math.min(free, distanceAlong(strip, line));
  for (const piece of near(bounds)) {
    if (!piece.isFixed || piece === seat.of) continue;
    for (const shape of piece.shapes) free = Math.min(free, distanceAlong(strip, shape));
  }
  for (const other of seatsNear(bounds)) {
    if (other.of === seat.of || !other.needsChair) continue;
    const behind = behindEdge(other);
    const edge = fromDrawing(strip, behind);
    const turned = Math.abs(((behind.angle - strip.angle + 540) % 360) - 180);
    // Back to back, in the same strip.
    if (turned < 120 || edge.y <= 0 || Math.abs(edge.x) >= strip.width || edge.y / 2 >= free) continue;
    [free, opposite] = [edge.y / 2, other];
  }
  return { is: free, opposite };
}

/** The squares of the way of each seat, which its own occupant alone makes used. */
function ownSquares(ways: Ways): ReadonlyMap<CheckedSeat, ReadonlySet<number>> {
  return new Map(
    ways.arrivals.flatMap(({ destination, cell }) =>
      cell === null ? [] : destination.seats.map((seat) => [seat, new Set(wayFrom(ways, cell))] as const),
    ),
  );
}

/** By anyone but those whose places are there. */
function isPassed(
  seat: CheckedSeat,
  opposite: CheckedSeat | null,
  { grid }: Ways,
  users: ReadonlyMap<number, number>,
  own: ReadonlyMap<CheckedSeat, ReadonlySet<number>>,
): boolean {
  const behind = cellsWithin(grid, stripCorners(behindEdge(seat), spaceBehind.toPass));
  const uses = (of: CheckedSeat | null, cell: number) =>
    Number(of !== null && own.get(of)?.has(cell) === true);
  return behind.some((cell) => (users.get(cell) ?? 0) > uses(seat, cell) + uses(opposite, cell));
}
