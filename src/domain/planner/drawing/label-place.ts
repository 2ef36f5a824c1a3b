import { boundsOf, isInside } from '../geometry/polygon.ts';
import { isWithin, rectanglesOverlap } from '../geometry/rectangle.ts';
import type { Point, Room, Turned } from '../plan.ts';
import { centreOf } from './draw-room.ts';

const triedPlaces = 11;

/** The middle of a label in a room: where no piece stands if there is such a place, and as near to the middle as can be. */
export function labelPlace(
  outline: Room['outline'],
  pieces: readonly Turned[],
  size: Pick<Turned, 'width' | 'depth'>,
): Point {
  const centre = centreOf(outline);
  const { left, top, right, bottom } = boundsOf(outline);
  const shares = Array.from({ length: triedPlaces }, (_, index) => (index + 0.5) / triedPlaces);
  const places = [
    centre,
    ...shares.flatMap((x) =>
      shares.map((y) => ({ x: left + x * (right - left), y: top + y * (bottom - top) })),
    ),
  ]
    .filter((place) => isWithin(outline, { ...place, ...size, angle: 0 }))
    .toSorted((one, other) => distance(centre, one) - distance(centre, other));
  const near = pieces.filter((area) => isInside(outline, area));
  const free = places.find((place) =>
    near.every((area) => !rectanglesOverlap(area, { ...place, ...size, angle: 0 })),
  );
  return free ?? places[0] ?? centre;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
