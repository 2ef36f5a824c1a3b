import { inwardOf, openingSegment, wallsOf } from '../../geometry/walls.ts';
import type { Opening, Point, Room } from '../../plan.ts';

/** A passage on both sides of every door, as long as its leaf needs. */
const leastDepth = 1_000;

/** What has to stay free for the doors of all rooms, as corners on the drawing. */
export function doorZones(rooms: readonly Room[]): Point[][] {
  return rooms.flatMap((room) =>
    room.openings.filter(({ kind }) => kind === 'door').flatMap((door) => doorZone(room, door)),
  );
}

function doorZone(room: Room, door: Opening): Point[][] {
  const segment = openingSegment(room, door);
  const wall = wallsOf(room)[door.wall];
  if (!segment || !wall) return [];
  const inward = inwardOf(wall);
  const depth = Math.max(door.width, leastDepth);
  const across = ({ x, y }: Point, by: number) => ({ x: x + inward.x * by, y: y + inward.y * by });
  return [
    [
      across(segment.from, -depth),
      across(segment.to, -depth),
      across(segment.to, depth),
      across(segment.from, depth),
    ],
  ];
}
