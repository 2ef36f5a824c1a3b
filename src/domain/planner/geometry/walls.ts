import type { Opening, Point, Room, Socket } from '../plan.ts';
import { edgesOf, lengthOf, type Segment } from './polygon.ts';

export function wallsOf({ outline }: Pick<Room, 'outline'>): Segment[] {
  return edgesOf(outline);
}

/** A point of a wall, by its distance from the corner at which the wall begins. */
export function pointOnWall(wall: Segment, at: number): Point {
  const share = at / (lengthOf(wall) || 1);
  return {
    x: wall.from.x + share * (wall.to.x - wall.from.x),
    y: wall.from.y + share * (wall.to.y - wall.from.y),
  };
}

/** Of length 1, from the wall into the room, whose corners are clockwise. */
export function inwardOf(wall: Segment): Point {
  const length = lengthOf(wall) || 1;
  return { x: -(wall.to.y - wall.from.y) / length, y: (wall.to.x - wall.from.x) / length };
}

/** The part of the wall that a door or window takes; null: its wall is gone. */
export function openingSegment(room: Pick<Room, 'outline'>, opening: Opening): Segment | null {
  const wall = wallsOf(room)[opening.wall];
  if (!wall) return null;
  return { from: pointOnWall(wall, opening.at), to: pointOnWall(wall, opening.at + opening.width) };
}

export function socketPoint(room: Pick<Room, 'outline'>, socket: Socket): Point | null {
  const wall = wallsOf(room)[socket.wall];
  return wall ? pointOnWall(wall, socket.at) : null;
}
