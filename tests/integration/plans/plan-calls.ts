import type { Piece, Plan } from '#domain/planner/plan.ts';
import { withLinkIds } from '../../support/plans/any-plan.ts';

/** Two rooms; desks and chairs stand in the first, one desk in the second. */
export function twoRooms(
  desk: string,
  chair: string,
  names: readonly [string, string] = ['Open office', 'غرفة المدير'],
): Plan {
  const room = (name: string, left: number) => ({
    name,
    outline: [
      { x: left, y: 0 },
      { x: left + 6000, y: 0 },
      { x: left + 6000, y: 5000 },
      { x: left, y: 5000 },
    ],
    ceiling: 2800,
    openings: [{ id: '', kind: 'door', wall: 2, at: 500, width: 900, swing: 'in', hinge: 'start' }] as const,
    obstacles: [],
    sockets: [],
  });
  const piece = (product: string, x: number, y: number): Omit<Piece, 'id'> => ({
    product,
    x,
    y,
    angle: 0,
    group: null,
  });
  return withLinkIds({
    name: 'Lusail',
    rooms: [room(names[0], 0), room(names[1], 6100)],
    pieces: [
      piece(desk, 1500, 1000),
      piece(desk, 4000, 1000),
      piece(chair, 1500, 1900),
      piece(chair, 4000, 1900),
      piece(desk, 9000, 1500),
    ],
  });
}
