import { lengthOf } from '../geometry/polygon.ts';
import { wallsOf } from '../geometry/walls.ts';
import type { Room } from '../plan.ts';
import { usualHeights } from './heights.ts';

/** A box of a wall: from and to along it, bottom and top above the floor. Glass where a window is. */
export interface WallPart {
  readonly wall: number;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly isGlass: boolean;
}

/** What the walls of a room consist of: solid beside, above and below openings, glass in windows, nothing in doors. */
export function wallParts(room: Room): WallPart[] {
  return wallsOf(room).flatMap((segment, wall) => {
    const length = lengthOf(segment);
    const openings = room.openings
      .filter((opening) => opening.wall === wall)
      .toSorted((one, other) => one.at - other.at);
    const parts: WallPart[] = [];
    const add = (from: number, to: number, bottom: number, top: number, isGlass = false) => {
      if (to > from && top > bottom) parts.push({ wall, from, to, bottom, top, isGlass });
    };
    let at = 0;
    for (const { kind, at: start, width } of openings) {
      // Openings may overlap while they are dragged.
      const from = Math.max(at, start);
      const to = Math.min(length, start + width);
      add(at, from, 0, room.ceiling);
      if (kind === 'window') {
        add(from, to, 0, usualHeights.windowSill);
        add(from, to, usualHeights.windowSill, Math.min(usualHeights.windowTop, room.ceiling), true);
        add(from, to, usualHeights.windowTop, room.ceiling);
      } else {
        add(from, to, usualHeights.door, room.ceiling);
      }
      at = Math.max(at, to);
    }
    add(at, length, 0, room.ceiling);
    return parts;
  });
}
