import { distanceAlong } from '../geometry/convex.ts';
import { type DoorPlace, doorsOf, landingsOf, leafOf } from '../geometry/doors.ts';
import { boundsOf } from '../geometry/polygon.ts';
import { convexOverlap } from '../geometry/rectangle.ts';
import { standsOnFloor } from '../placed-piece.ts';
import type { Point } from '../plan.ts';
import { type CheckedPiece, type CheckedPlan, idsOf } from './checked-plan.ts';
import type { PlanProblem } from './plan-problem.ts';

/** A room that people use has a door. */
export function roomsWithoutDoor({ rooms }: CheckedPlan): PlanProblem[] {
  return rooms
    .filter(({ room, seats }) => seats.length > 0 && doorsOf(room).length === 0)
    .map(({ room, seats }) => ({
      rule: 'no-door',
      severity: 'hint',
      pieces: [],
      room: room.id,
      at: { x: Math.round(seats[0]?.x ?? 0), y: Math.round(seats[0]?.y ?? 0) },
      is: null,
      needed: null,
    }));
}

/** A door opens by 90 degrees without meeting anything, in whichever room its leaf moves. */
export function blockedLeaves({ rooms, near }: CheckedPlan): PlanProblem[] {
  return rooms.flatMap(({ room }) =>
    doorsOf(room).flatMap((door) => {
      const leaf = leafOf(door);
      const inTheWay = leaf ? hitBy(leaf, near(boundsOf(leaf))) : [];
      return inTheWay.length > 0 ? [problem('door-leaf', door, inTheWay, null)] : [];
    }),
  );
}

/**
 * The floor in front of a door stays free as deep as a walkway is wide: 900 mm. (ADA Standards 2010, 404.2.4, ask for 1,220 mm
 * on the side to which a door is pushed and 1,525 mm where it is pulled; 900 mm is the least for people who walk.)
 */
const landingDepth = 900;

export function blockedLandings({ plan, rooms, near }: CheckedPlan): PlanProblem[] {
  return rooms.flatMap(({ room }) =>
    doorsOf(room).flatMap((door) =>
      landingsOf(door, plan.rooms, landingDepth).flatMap((landing, side) => {
        const inTheWay = hitBy(landing, near(boundsOf(landing)));
        if (inTheWay.length === 0) return [];
        const free = freeDepth(door, side === 0 ? 1 : -1, inTheWay);
        return [problem('door-landing', door, inTheWay, free)];
      }),
    ),
  );
}

function hitBy(shape: readonly Point[], pieces: readonly CheckedPiece[]): CheckedPiece[] {
  return pieces.filter(
    (piece) => standsOnFloor(piece) && piece.shapes.some((part) => convexOverlap(part, shape)),
  );
}

function freeDepth(
  { middle, inward, opening }: DoorPlace,
  sign: number,
  pieces: readonly CheckedPiece[],
): number {
  // A strip at angle 0 goes down the drawing, to where y grows.
  const angle = (Math.atan2(-sign * inward.x, sign * inward.y) * 180) / Math.PI;
  const strip = { ...middle, angle, width: opening.width };
  const distances = pieces.flatMap(({ shapes }) => shapes.map((shape) => distanceAlong(strip, shape)));
  return Math.round(Math.min(landingDepth, ...distances));
}

function problem(
  rule: 'door-leaf' | 'door-landing',
  { room, middle }: DoorPlace,
  inTheWay: readonly CheckedPiece[],
  is: number | null,
): PlanProblem {
  return {
    rule,
    severity: 'error',
    pieces: idsOf(...inTheWay),
    room: room.id,
    at: { x: Math.round(middle.x), y: Math.round(middle.y) },
    is,
    needed: is === null ? null : landingDepth,
  };
}
