import { doorsOf } from '../geometry/doors.ts';
import { distanceTo, edgesOf } from '../geometry/polygon.ts';
import { socketPoint } from '../geometry/walls.ts';
import type { Point } from '../plan.ts';
import type { CheckedPiece, CheckedRoom } from './checked-plan.ts';
import { idsOf } from './checked-plan.ts';
import { pointWithin, roomArea } from './places.ts';
import type { PlanProblem } from './plan-problem.ts';
import { circleNear, middleOfCell } from './walking-grid.ts';
import type { Ways } from './ways.ts';

/**
 * A wheelchair turns in a circle of 1,500 mm that it can get to through ways of 900 mm: ISO 21542 (accessibility of the built
 * environment); ADA Standards 2010, 304.3.1, ask for 60 in (1,525 mm).
 */
const turningCircle = 1_500;
/** The class of ways of 900 mm. */
const passable = 2;

export function turningCircles({ room, seats }: CheckedRoom, ways: Ways): PlanProblem[] {
  if (seats.length === 0) return [];
  const { grid, widest } = ways;
  let best = -1;
  for (let cell = 0; cell < widest.length; cell += 1) {
    if ((widest[cell] as number) < passable) continue;
    if (best < 0 || (grid.clearance[cell] as number) > (grid.clearance[best] as number)) best = cell;
  }
  const start = best < 0 ? (doorsOf(room)[0]?.middle ?? pointWithin(room.outline)) : middleOfCell(grid, best);
  // Squares of whole centimetres may hide what is just large enough.
  const { at, radius } = best < 0 ? { at: start, radius: 0 } : circleNear(grid, start);
  const is = Math.round(2 * radius);
  if (is >= turningCircle - 2) return [];
  return [
    {
      rule: 'turning-circle',
      severity: 'hint',
      pieces: [],
      room: room.id,
      at: rounded(at),
      is,
      needed: turningCircle,
    },
  ];
}

/**
 * ASR A1.2 (Germany, room dimensions), 5 (3): a room to work in has 8 m² for one workplace and 6 m² for each further one,
 * furniture and ways included.
 */
function areaNeeded(workplaces: number): number {
  return workplaces === 0 ? 0 : 8 + 6 * (workplaces - 1);
}

export function crowdedRooms({ room, seats }: CheckedRoom): PlanProblem[] {
  const workplaces = seats.filter(({ use }) => use === 'work').length;
  const is = Math.round(roomArea(room) * 10) / 10;
  const needed = areaNeeded(workplaces);
  if (workplaces === 0 || is >= needed) return [];
  const at = pointWithin(room.outline);
  return [{ rule: 'area-per-person', severity: 'hint', pieces: [], room: room.id, at, is, needed }];
}

/** The lead of a desk's power rail. */
const cableLength = 3_000;

/**
 * What needs power is within the reach of its lead of a socket in its room, so that no cable is extended across a way. In a
 * room whose sockets are not drawn, nothing is known of them.
 */
export function outOfReach({ room, pieces }: CheckedRoom): PlanProblem[] {
  const sockets = room.sockets.flatMap((socket) => socketPoint(room, socket) ?? []);
  if (sockets.length === 0) return [];
  return pieces
    .filter(({ product }) => product.facts.needsPower)
    .flatMap((piece) => {
      const is = Math.round(Math.min(...sockets.map((socket) => distanceToPiece(piece, socket))));
      if (is <= cableLength) return [];
      const at = rounded(piece.piece);
      return [
        {
          rule: 'socket',
          severity: 'hint',
          pieces: idsOf(piece),
          room: room.id,
          at,
          is,
          needed: cableLength,
        },
      ];
    });
}

function distanceToPiece({ shapes }: CheckedPiece, point: Point): number {
  return Math.min(...shapes.flatMap((shape) => edgesOf(shape).map((edge) => distanceTo(edge, point))));
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
