import { distanceTo, nearestOn } from '../geometry/polygon.ts';
import { rotationOf } from '../geometry/rectangle.ts';
import { inwardOf, openingSegment, wallsOf } from '../geometry/walls.ts';
import type { Room } from '../plan.ts';
import { type CheckedRoom, type CheckedSeat, idsOf } from './checked-plan.ts';
import type { PlanProblem } from './plan-problem.ts';

/**
 * Who works at a screen looks along the windows, neither at one nor with the back to one: DGUV Information 215-410 (Germany,
 * office workplaces) and ISO 11064-3 (control rooms), which also names 3 m as the distance from windows. In Qatar's sun it
 * counts for every direction.
 */
const fromWindow = 3_000;
/** Up to this angle to the window one looks at it, or has it behind oneself. */
const facing = Math.cos((45 * Math.PI) / 180);
/** Light comes from beside the line of sight too. */
const beside = 500;

export function glaringWindows({ room, seats }: CheckedRoom): PlanProblem[] {
  const windows = windowsOf(room);
  if (windows.length === 0) return [];
  const worst = new Map<CheckedSeat['of'], { seat: CheckedSeat; is: number }>();
  for (const seat of seats.filter(({ use }) => use === 'work')) {
    const is = Math.min(...windows.map((window) => glareDistance(seat, window)));
    const known = worst.get(seat.of);
    if (is < fromWindow && (!known || is < known.is)) worst.set(seat.of, { seat, is });
  }
  return [...worst].map(([piece, { seat, is }]) => ({
    rule: 'glare',
    severity: 'hint',
    pieces: idsOf(piece),
    room: room.id,
    at: { x: Math.round(seat.x), y: Math.round(seat.y) },
    is: Math.round(is),
    needed: fromWindow,
  }));
}

interface WindowPlace {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly inward: { readonly x: number; readonly y: number };
}

function windowsOf(room: Room): WindowPlace[] {
  return room.openings.flatMap((opening) => {
    const wall = wallsOf(room)[opening.wall];
    const segment = openingSegment(room, opening);
    return opening.kind === 'window' && wall && segment ? [{ ...segment, inward: inwardOf(wall) }] : [];
  });
}

/** From the seat to a window that it faces or turns its back to; infinite for another. */
function glareDistance(seat: CheckedSeat, window: WindowPlace): number {
  const [cos, sin] = rotationOf(seat.angle);
  const look = { x: -sin, y: cos };
  const { inward } = window;
  if (Math.abs(look.x * inward.x + look.y * inward.y) < facing) return Number.POSITIVE_INFINITY;
  const near = nearestOn(window, seat);
  const aside = Math.abs((near.x - seat.x) * inward.y - (near.y - seat.y) * inward.x);
  const isInside = (seat.x - near.x) * inward.x + (seat.y - near.y) * inward.y > 0;
  return aside <= beside && isInside ? distanceTo(window, seat) : Number.POSITIVE_INFINITY;
}
