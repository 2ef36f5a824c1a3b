import { distanceTo, nearestOn, type Segment } from '../geometry/polygon.ts';
import { pointOnWall, wallsOf } from '../geometry/walls.ts';
import type { Plan, Point, Room } from '../plan.ts';

/** Half the width of a person: as near as one comes to a wall. */
const reach = 250;
/** Steps are divided until none could jump over a wall. */
const longestStep = 200;

/** What stops a visitor who walks: the walls of all rooms, without their doors. */
export function walkingBarriers({ rooms }: Plan): Segment[] {
  const doors = rooms.flatMap((room) => doorsOf(room));
  return rooms.flatMap((room) => wallsOf(room).flatMap((wall) => withoutDoors(wall, doors)));
}

function doorsOf(room: Room): Segment[] {
  const walls = wallsOf(room);
  return room.openings.flatMap(({ kind, wall, at, width }) => {
    const segment = walls[wall];
    if (kind !== 'door' || !segment) return [];
    return [{ from: pointOnWall(segment, at), to: pointOnWall(segment, at + width) }];
  });
}

/** A door may be in the wall of one room and lead through that of the next one, which lies along it. */
const besideWall = 400;

function withoutDoors(wall: Segment, doors: readonly Segment[]): Segment[] {
  const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y);
  if (length === 0) return [];
  const along = ({ x, y }: Point) =>
    ((x - wall.from.x) * (wall.to.x - wall.from.x) + (y - wall.from.y) * (wall.to.y - wall.from.y)) / length;
  const gaps = doors
    .filter(
      ({ from, to }) => distanceToLine(wall, from) < besideWall && distanceToLine(wall, to) < besideWall,
    )
    .map(({ from, to }) => [along(from), along(to)].toSorted((one, other) => one - other) as [number, number])
    .filter(([start, end]) => end > 0 && start < length)
    .toSorted(([one], [other]) => one - other);
  const parts: Segment[] = [];
  let at = 0;
  for (const [start, end] of gaps) {
    if (start > at) parts.push({ from: pointOnWall(wall, at), to: pointOnWall(wall, start) });
    at = Math.max(at, end);
  }
  if (at < length) parts.push({ from: pointOnWall(wall, at), to: wall.to });
  return parts;
}

function distanceToLine(wall: Segment, point: Point): number {
  const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y);
  const area =
    (wall.to.x - wall.from.x) * (point.y - wall.from.y) - (wall.to.y - wall.from.y) * (point.x - wall.from.x);
  return Math.abs(area) / length;
}

/** Where a visitor gets on the way from one point to another: along the walls in between, through doors. */
export function walk(barriers: readonly Segment[], from: Point, to: Point): Point {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / longestStep));
  let place = from;
  for (let step = 0; step < steps; step++) {
    const next = { x: place.x + (to.x - from.x) / steps, y: place.y + (to.y - from.y) / steps };
    place = keptAway(barriers, next) ?? place;
  }
  return place;
}

/** The nearest point that is no closer to any barrier than a person is wide; null: there is none nearby. */
function keptAway(barriers: readonly Segment[], wanted: Point): Point | null {
  let place = wanted;
  for (let round = 0; round < 3; round++) {
    const wall = barriers.find((barrier) => distanceTo(barrier, place) < reach - 1);
    if (!wall) return place;
    const near = nearestOn(wall, place);
    const distance = Math.hypot(place.x - near.x, place.y - near.y);
    if (distance === 0) return null;
    place = {
      x: near.x + ((place.x - near.x) / distance) * reach,
      y: near.y + ((place.y - near.y) / distance) * reach,
    };
  }
  return null;
}
