import type { Point } from '../plan.ts';
import { type CheckedRoom, type CheckedSeat, idsOf } from './checked-plan.ts';
import type { PlanProblem } from './plan-problem.ts';
import { estimatedWidth, middleOfCell, widthAt } from './walking-grid.ts';
import { type Ways, wayFrom } from './ways.ts';

/**
 * The widths of walkways, by how many people use them.
 * - 1,200 mm for a main walkway: ASR A1.8 (Germany, traffic routes) asks for 1.00 m for up to 20 people and 1.20 m for more;
 *   NFPA 101, 38.2.3.2, for 44 in (1,120 mm) where 50 or more use it.
 * - 900 mm for others: ASR A1.8, up to 5 people; ADA Standards 2010, 403.5.1: 36 in (915 mm).
 * - 600 mm for the way of one person to their own place: ASR A1.8, ways to personally assigned workplaces.
 */
const walkwayWidths = { main: 1_200, secondary: 900, ownPlace: 600 } as const;
const usersOfMain = 20;
const usersOfBusy = 5;
/** Through less nobody gets, even sideways. */
const leastGap = 400;
/** What rounding to whole millimetres and degrees may take off a way. */
const slack = 5;
/** Estimates are this much off at most: what looks wider is not measured. */
const surelyWider = 100;

export interface SeatWay {
  readonly seat: CheckedSeat;
  /** The width of the widest way from a door in millimetres, up to 2,000; 0: there is none. */
  readonly width: number;
  /** Where it is that narrow; the seat itself where there is no way. */
  readonly narrowest: Point;
}

/** How wide the widest way to each seat is, and where it is narrowest. */
export function seatWays(ways: Ways): SeatWay[] {
  const measured = new Map<number, number>();
  const width = (cell: number) => remembered(measured, cell, () => widthOf(ways, cell));
  return ways.arrivals.flatMap(({ destination, cell }) => {
    let narrowest: { at: Point; width: number } | null = null;
    for (const at of cell === null ? [] : wayFrom(ways, cell)) {
      const here = width(at);
      if (!narrowest || here < narrowest.width) narrowest = { at: middleOfCell(ways.grid, at), width: here };
    }
    return destination.seats.map((seat) => ({
      seat,
      width: Math.round(narrowest?.width ?? 0),
      narrowest: narrowest?.at ?? { x: seat.x, y: seat.y },
    }));
  });
}

function widthOf({ grid }: Ways, cell: number): number {
  return widthAt(grid, middleOfCell(grid, cell));
}

function remembered(known: Map<number, number>, key: number, compute: () => number): number {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute();
  known.set(key, value);
  return value;
}

/** How many people use each square of the ways. */
export function usersOfWays(ways: Ways): ReadonlyMap<number, number> {
  const users = new Map<number, number>();
  for (const { destination, cell } of ways.arrivals) {
    if (cell === null) continue;
    for (const at of wayFrom(ways, cell)) users.set(at, (users.get(at) ?? 0) + destination.seats.length);
  }
  return users;
}

interface Shortage {
  readonly needed: number;
  readonly severity: PlanProblem['severity'];
  readonly is: number;
}

/** Every seat can be reached from a door of its room, by a way that is wide enough for those who share it. */
export function narrowWalkways(
  { room }: CheckedRoom,
  ways: Ways,
  users: ReadonlyMap<number, number>,
): PlanProblem[] {
  const short = new Map<number, Shortage>();
  for (const [cell, count] of users) {
    const shortage = shortageAt(ways, cell, count);
    if (shortage) short.set(cell, shortage);
  }
  const stretches = stretchesOf(ways, short);
  const unreached = ways.arrivals
    .filter(({ cell }) => cell === null)
    .map(({ destination }) => destination.seats);
  return [
    ...unreached.map((seats): PlanProblem => {
      const { x, y, of } = seats[0] as CheckedSeat;
      const at = { x: Math.round(x), y: Math.round(y) };
      return {
        rule: 'unreachable',
        severity: 'error',
        pieces: idsOf(of),
        room: room.id,
        at,
        is: 0,
        needed: walkwayWidths.ownPlace,
      };
    }),
    ...stretches.map(({ cell, is, needed, severity, seats }): PlanProblem => {
      const { x, y } = middleOfCell(ways.grid, cell);
      return {
        rule: is < leastGap ? 'unreachable' : 'walkway',
        severity,
        pieces: idsOf(...new Set(seats.map(({ of }) => of))),
        room: room.id,
        at: { x: Math.round(x), y: Math.round(y) },
        is: Math.round(is),
        needed,
      };
    }),
  ];
}

function shortageAt(ways: Ways, cell: number, users: number): Shortage | null {
  const { main, secondary, ownPlace } = walkwayWidths;
  const wanted = users > usersOfBusy ? main : secondary;
  const least = users > usersOfMain ? main : users > 1 ? secondary : ownPlace;
  if (estimatedWidth(ways.grid, cell) >= wanted + surelyWider) return null;
  const is = widthOf(ways, cell);
  if (is < least - slack) return { is, needed: least, severity: 'error' };
  return is < wanted - slack ? { is, needed: wanted, severity: 'hint' } : null;
}

interface Stretch extends Shortage {
  /** Where it is narrowest. */
  readonly cell: number;
  /** Those who get to their place through it. */
  readonly seats: readonly CheckedSeat[];
}

/** Squares one after the other on a way that are too narrow in the same respect are one problem. */
function stretchesOf(ways: Ways, short: ReadonlyMap<number, Shortage>): Stretch[] {
  const heads = new Map<number, number>();
  const worst = new Map<number, number>();
  const seats = new Map<number, CheckedSeat[]>();
  for (const { destination, cell } of ways.arrivals) {
    if (cell === null) continue;
    // From the door, so that a stretch has one name however many ways lead through it.
    const way = [...wayFrom(ways, cell)].reverse();
    let head: number | null = null;
    for (const [index, at] of way.entries()) {
      const shortage = short.get(at);
      const before = short.get(way[index - 1] ?? -1);
      if (!shortage) {
        head = null;
        continue;
      }
      const continues: boolean =
        head !== null && before?.needed === shortage.needed && before.severity === shortage.severity;
      const name: number = heads.get(at) ?? (continues && head !== null ? head : at);
      head = name;
      heads.set(at, name);
      const least = short.get(worst.get(name) ?? -1);
      if (!least || shortage.is < least.is) worst.set(name, at);
      const known = seats.get(name) ?? [];
      if (!known.includes(destination.seats[0] as CheckedSeat)) {
        seats.set(name, [...known, ...destination.seats]);
      }
    }
  }
  return [...worst].map(([head, cell]) => ({
    cell,
    seats: seats.get(head) ?? [],
    ...(short.get(cell) as Shortage),
  }));
}
