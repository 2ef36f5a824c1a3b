import { lengthOf, nearestOn, signedArea } from '../geometry/polygon.ts';
import { openingSegment, socketPoint, wallsOf } from '../geometry/walls.ts';
import { wholeMillimetres, wholePoint } from '../geometry/whole.ts';
import type { Opening, Plan, Point, Room, Socket } from '../plan.ts';
import { clockwiseRoom, findRoomFault } from '../room-validity.ts';
import { done, type Edit, type Refusal, refused } from './edit.ts';

/** What a change gives: a room or why not. */
export type ChangedRoom = Room | Refusal;

/** Changes one room of a plan; a room that cannot be is refused. */
export function changeRoom(plan: Plan, id: string, change: (room: Room) => ChangedRoom): Edit {
  const room = plan.rooms.find((one) => one.id === id);
  if (!room) return refused('not_found');
  const changed = change(room);
  if (typeof changed === 'string') return refused(changed);
  const fault = findRoomFault(changed);
  if (fault) return refused(fault);
  const normal = clockwiseRoom(changed);
  return done({ ...plan, rooms: plan.rooms.map((one) => (one === room ? normal : one)) });
}

/**
 * Gives a room corners at other places, as many as before. Doors, windows and sockets stay where they are on the drawing, on the
 * wall with their number; what is no longer on it makes the change impossible.
 */
export function withOutline(room: Room, corners: readonly Point[]): ChangedRoom {
  const outline = corners.map(wholePoint);
  // A room that is turned inside out has been pushed through itself.
  if (signedArea(outline) <= 0) return 'walls_cross';
  const before = wallsOf(room);
  const after = wallsOf({ outline });
  const isSame = (wall: number) => {
    const [one, other] = [before[wall], after[wall]];
    if (!one || !other) return false;
    return (
      one.from.x === other.from.x &&
      one.from.y === other.from.y &&
      one.to.x === other.to.x &&
      one.to.y === other.to.y
    );
  };
  const openings = room.openings.map((opening) =>
    isSame(opening.wall) ? opening : movedOpening(opening, room, outline),
  );
  const sockets = room.sockets.map((socket) =>
    isSame(socket.wall) ? socket : movedSocket(socket, room, outline),
  );
  return { ...room, outline, openings, sockets };
}

function movedOpening(opening: Opening, room: Room, outline: readonly Point[]): Opening {
  const segment = openingSegment(room, opening);
  if (!segment) return opening;
  const middle = { x: (segment.from.x + segment.to.x) / 2, y: (segment.from.y + segment.to.y) / 2 };
  return { ...opening, at: wholeMillimetres(along(outline, opening.wall, middle) - opening.width / 2) };
}

function movedSocket(socket: Socket, room: Room, outline: readonly Point[]): Socket {
  const point = socketPoint(room, socket);
  return point ? { ...socket, at: wholeMillimetres(along(outline, socket.wall, point)) } : socket;
}

/** How far along the line of a wall the place opposite a point is; less than 0 or more than its length: beside the wall. */
function along(outline: readonly Point[], number: number, { x, y }: Point): number {
  const wall = wallsOf({ outline })[number];
  if (!wall) return -1;
  const length = lengthOf(wall) || 1;
  const [dx, dy] = [(wall.to.x - wall.from.x) / length, (wall.to.y - wall.from.y) / length];
  return (x - wall.from.x) * dx + (y - wall.from.y) * dy;
}

/** How far along a wall the nearest place to a point is, to put a door there by dragging it. */
export function placeOnWall(room: Room, number: number, point: Point): number | null {
  const wall = wallsOf(room)[number];
  if (!wall) return null;
  const near = nearestOn(wall, point);
  return Math.round(Math.hypot(near.x - wall.from.x, near.y - wall.from.y));
}
