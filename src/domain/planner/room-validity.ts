import { isSimple, lengthOf, signedArea } from './geometry/polygon.ts';
import { wallsOf } from './geometry/walls.ts';
import { isOnDrawing } from './geometry/whole.ts';
import { type Opening, type Point, planLimits, type Room } from './plan.ts';

/** What makes a room impossible. Limits of numbers and lengths are `planLimits`. */
export type RoomFault =
  | 'too_few_corners'
  | 'too_many_corners'
  | 'outside_drawing'
  | 'walls_cross'
  | 'wall_too_short'
  | 'opening_off_wall'
  | 'openings_overlap'
  | 'socket_off_wall';

/** The first fault of a room; null: it can be built. */
export function findRoomFault(room: Pick<Room, 'outline' | 'openings' | 'sockets'>): RoomFault | null {
  return findOutlineFault(room.outline) ?? findOpeningFault(room) ?? findSocketFault(room);
}

function findOutlineFault(outline: readonly Point[]): RoomFault | null {
  if (outline.length < 3) return 'too_few_corners';
  if (outline.length > planLimits.corners) return 'too_many_corners';
  const { longestSide } = planLimits;
  if (!outline.every((corner) => isOnDrawing(corner, longestSide))) return 'outside_drawing';
  if (wallsOf({ outline }).some((wall) => lengthOf(wall) < planLimits.shortestWall)) return 'wall_too_short';
  return isSimple(outline) ? null : 'walls_cross';
}

/** A millimetre for walls at an angle, whose lengths are not whole. */
const slack = 1;

function findOpeningFault({ outline, openings }: Pick<Room, 'outline' | 'openings'>): RoomFault | null {
  const walls = wallsOf({ outline });
  for (const [index, opening] of openings.entries()) {
    const wall = walls[opening.wall];
    if (!wall || opening.at < 0 || opening.at + opening.width > lengthOf(wall) + slack)
      return 'opening_off_wall';
    if (openings.slice(0, index).some((other) => overlaps(opening, other))) return 'openings_overlap';
  }
  return null;
}

function overlaps(one: Opening, other: Opening): boolean {
  return one.wall === other.wall && one.at < other.at + other.width && other.at < one.at + one.width;
}

function findSocketFault({ outline, sockets }: Pick<Room, 'outline' | 'sockets'>): RoomFault | null {
  const walls = wallsOf({ outline });
  const isOff = ({ wall, at }: Room['sockets'][number]) => {
    const on = walls[wall];
    return !on || at < 0 || at > lengthOf(on) + slack;
  };
  return sockets.some(isOff) ? 'socket_off_wall' : null;
}

/** With its corners clockwise; what is in its walls stays where it is on the drawing. */
export function clockwiseRoom<R extends Pick<Room, 'outline' | 'openings' | 'sockets'>>(room: R): R {
  if (signedArea(room.outline) >= 0) return room;
  const { outline } = room;
  const count = outline.length;
  const lengths = wallsOf(room).map(lengthOf);
  // The corner that comes first stays first: wall n of the reversed outline is what wall count - 1 - n was.
  const reversed = [outline[0] as Point, ...outline.slice(1).reverse()];
  const wallOf = (wall: number) => count - 1 - wall;
  const from = (wall: number, end: number) => Math.max(0, Math.round((lengths[wall] ?? 0) - end));
  return {
    ...room,
    outline: reversed,
    openings: room.openings.map((opening) => ({
      ...opening,
      wall: wallOf(opening.wall),
      at: from(opening.wall, opening.at + opening.width),
      hinge: opening.hinge === 'start' ? 'end' : 'start',
    })),
    sockets: room.sockets.map((socket) => ({
      ...socket,
      wall: wallOf(socket.wall),
      at: from(socket.wall, socket.at),
    })),
  };
}
