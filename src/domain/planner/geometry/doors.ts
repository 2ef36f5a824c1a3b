import type { Opening, Point, Room } from '../plan.ts';
import { isInside } from './polygon.ts';
import { inwardOf, openingSegment, wallsOf } from './walls.ts';

/** A door on the drawing. */
export interface DoorPlace {
  readonly opening: Opening;
  readonly room: Room;
  readonly middle: Point;
  /** Of length 1, into the room. */
  readonly inward: Point;
}

export function doorsOf(room: Room): DoorPlace[] {
  return room.openings.flatMap((opening) => {
    const wall = wallsOf(room)[opening.wall];
    const segment = openingSegment(room, opening);
    if (opening.kind !== 'door' || !wall || !segment) return [];
    const { from, to } = segment;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return [{ opening, room, middle, inward: inwardOf(wall) }];
  });
}

/** The quarter of a circle that the leaf of a door covers as it opens, as a convex shape; null: it slides. */
export function leafOf({ opening, room, inward }: DoorPlace): Point[] | null {
  const segment = openingSegment(room, opening);
  if (opening.swing === 'none' || !segment) return null;
  const sign = opening.swing === 'in' ? 1 : -1;
  const [hinge, end] = opening.hinge === 'start' ? [segment.from, segment.to] : [segment.to, segment.from];
  const shut = { x: end.x - hinge.x, y: end.y - hinge.y };
  const open = { x: sign * inward.x * opening.width, y: sign * inward.y * opening.width };
  const steps = 9;
  const arc = Array.from({ length: steps }, (_, step) => {
    const angle = (step / (steps - 1)) * (Math.PI / 2);
    const [share, rest] = [Math.cos(angle), Math.sin(angle)];
    return { x: hinge.x + share * shut.x + rest * open.x, y: hinge.y + share * shut.y + rest * open.y };
  });
  return clockwise([hinge, ...arc]);
}

/** The floor in front of a door that stays free, on both sides where another room of the plan is on the other. */
export function landingsOf(door: DoorPlace, rooms: readonly Room[], depth: number): Point[][] {
  const { inward, middle } = door;
  const outside = { x: middle.x - 200 * inward.x, y: middle.y - 200 * inward.y };
  const isShared = rooms.some((room) => room !== door.room && isInside(room.outline, outside));
  return [landing(door, depth), ...(isShared ? [landing(door, -depth)] : [])];
}

function landing({ opening, room, inward }: DoorPlace, depth: number): Point[] {
  const segment = openingSegment(room, opening);
  if (!segment) return [];
  const { from, to } = segment;
  const ahead = ({ x, y }: Point) => ({ x: x + depth * inward.x, y: y + depth * inward.y });
  return clockwise([from, to, ahead(to), ahead(from)]);
}

function clockwise(corners: Point[]): Point[] {
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] as Point;
    return sum + (x * next.y - next.x * y);
  }, 0);
  return area < 0 ? corners.reverse() : corners;
}
