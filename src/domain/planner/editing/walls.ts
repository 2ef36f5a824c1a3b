import { lengthOf, type Segment } from '../geometry/polygon.ts';
import { inwardOf, wallsOf } from '../geometry/walls.ts';
import { wholeMillimetres, wholePoint } from '../geometry/whole.ts';
import type { Plan, Point, Room } from '../plan.ts';
import { type ChangedRoom, changeRoom, withOutline } from './change-room.ts';
import type { Edit } from './edit.ts';

/** Moves a wall out of the room, or into it if `outwards` is negative. Its neighbours keep their direction and stay connected. */
export function moveWall(plan: Plan, roomId: string, wall: number, outwards: number): Edit {
  return changeRoom(plan, roomId, (room) => wallMoved(room, wall, outwards));
}

/** Makes a wall as long as was typed, by moving the wall after it. */
export function setWallLength(plan: Plan, roomId: string, wall: number, length: number): Edit {
  return changeRoom(plan, roomId, (room) => {
    const own = wallsOf(room)[wall];
    const next = (wall + 1) % room.outline.length;
    const after = wallsOf(room)[next];
    if (!own || !after) return 'not_found';
    if (!Number.isFinite(length)) return 'size_not_possible';
    const more = length - lengthOf(own);
    const direction = {
      x: (own.to.x - own.from.x) / lengthOf(own),
      y: (own.to.y - own.from.y) / lengthOf(own),
    };
    const inward = inwardOf(after);
    const outwards = -(direction.x * inward.x + direction.y * inward.y) * more;
    // A wall that goes straight on is not moved by this one: only the corner between them is.
    if (Math.abs(direction.x * inward.x + direction.y * inward.y) > 0.05)
      return wallMoved(room, next, outwards);
    return withOutline(
      room,
      room.outline.map((corner, index) =>
        index === next ? { x: corner.x + more * direction.x, y: corner.y + more * direction.y } : corner,
      ),
    );
  });
}

export function moveCorner(plan: Plan, roomId: string, corner: number, to: Point): Edit {
  return changeRoom(plan, roomId, (room) => {
    if (!room.outline[corner]) return 'not_found';
    return withOutline(
      room,
      room.outline.map((one, index) => (index === corner ? to : one)),
    );
  });
}

/** Divides a wall into two that go on straight, to be pulled out of line. A door stays whole on one of them. */
export function insertCorner(plan: Plan, roomId: string, wall: number, at: number): Edit {
  return changeRoom(plan, roomId, (room) => {
    const own = wallsOf(room)[wall];
    if (!own) return 'not_found';
    const share = at / (lengthOf(own) || 1);
    const corner = wholePoint({
      x: own.from.x + share * (own.to.x - own.from.x),
      y: own.from.y + share * (own.to.y - own.from.y),
    });
    const split = Math.round(Math.hypot(corner.x - own.from.x, corner.y - own.from.y));
    const moved = <P extends { readonly wall: number; readonly at: number }>(placed: P): P => {
      if (placed.wall < wall || (placed.wall === wall && placed.at < split)) return placed;
      if (placed.wall === wall) return { ...placed, wall: wall + 1, at: placed.at - split };
      return { ...placed, wall: placed.wall + 1 };
    };
    return {
      ...room,
      outline: room.outline.toSpliced(wall + 1, 0, corner),
      openings: room.openings.map(moved),
      sockets: room.sockets.map(moved),
    };
  });
}

/** Joins the two walls at a corner into one. What is in them keeps its distance from the corner that is left. */
export function removeCorner(plan: Plan, roomId: string, corner: number): Edit {
  return changeRoom(plan, roomId, (room): ChangedRoom => {
    const count = room.outline.length;
    if (!room.outline[corner]) return 'not_found';
    if (count <= 3) return 'too_few_corners';
    const outline = room.outline.toSpliced(corner, 1);
    const [before, after] = [(corner + count - 1) % count, corner];
    // Walls behind the corner have numbers one lower; without the first corner the joined wall is the last.
    const joined = corner === 0 ? count - 2 : before;
    const lengthAfter = lengthOf(wallsOf(room)[after] as Segment);
    const length = lengthOf(wallsOf({ outline })[joined] as Segment);
    const moved = <P extends { readonly wall: number; readonly at: number }>(placed: P): P => {
      if (placed.wall === before) return { ...placed, wall: joined };
      if (placed.wall === after)
        return { ...placed, wall: joined, at: wholeMillimetres(length - lengthAfter + placed.at) };
      return placed.wall > corner || corner === 0 ? { ...placed, wall: placed.wall - 1 } : placed;
    };
    return { ...room, outline, openings: room.openings.map(moved), sockets: room.sockets.map(moved) };
  });
}

function wallMoved(room: Room, number: number, outwards: number): ChangedRoom {
  const walls = wallsOf(room);
  const count = walls.length;
  const wall = walls[number];
  const before = walls[(number + count - 1) % count];
  const after = walls[(number + 1) % count];
  if (!wall || !before || !after) return 'not_found';
  if (!Number.isFinite(outwards)) return 'size_not_possible';
  const inward = inwardOf(wall);
  const moved = {
    from: { x: wall.from.x - outwards * inward.x, y: wall.from.y - outwards * inward.y },
    to: { x: wall.to.x - outwards * inward.x, y: wall.to.y - outwards * inward.y },
  };
  const from = crossing(moved, before) ?? moved.from;
  const to = crossing(moved, after) ?? moved.to;
  // A wall that would have to turn round is pushed through another.
  const parts = [
    [wall, { from, to }],
    [before, { from: before.from, to: from }],
    [after, { from: to, to: after.to }],
  ] as const;
  if (parts.some(([old, now]) => isTurned(old, now))) return 'walls_cross';
  return withOutline(
    room,
    room.outline.map((corner, index) => {
      if (index === number) return from;
      return index === (number + 1) % count ? to : corner;
    }),
  );
}

function isTurned(before: Segment, after: Segment): boolean {
  const [dx, dy] = [before.to.x - before.from.x, before.to.y - before.from.y];
  return dx * (after.to.x - after.from.x) + dy * (after.to.y - after.from.y) <= 0;
}

/** Where the lines of two walls cross; null: they go in nearly the same direction. */
function crossing(one: Segment, other: Segment): Point | null {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 0.05 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return null;
  const share = ((other.from.x - one.from.x) * by - (other.from.y - one.from.y) * bx) / cross;
  return { x: one.from.x + share * ax, y: one.from.y + share * ay };
}
