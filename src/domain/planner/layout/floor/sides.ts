import { type Bounds, boundsOf, lengthOf } from '../../geometry/polygon.ts';
import { openingSegment } from '../../geometry/walls.ts';
import type { Draft } from './draft.ts';
import { toLocal } from './local-frame.ts';

/** What matters of a room for where things stand in it. */
export interface Sides {
  /** In front of windows, where nothing high may stand. */
  readonly windows: readonly Bounds[];
  /** From -1, where all windows are in front of and behind who sits in the rows, to 1, where all are beside them. */
  readonly light: number;
  /** How near to the lower side the doors are: 0 to 1. */
  readonly doorsBelow: number;
}

const frontOfWindow = 1_000;

export function sidesOf({ within, frame, shape, doors }: Draft): Sides {
  const windows = within.openings
    .filter(({ kind }) => kind === 'window')
    .flatMap((window) => {
      const segment = openingSegment(within, window);
      return segment ? [{ from: toLocal(frame, segment.from), to: toLocal(frame, segment.to) }] : [];
    });
  const length = windows.reduce((sum, window) => sum + lengthOf(window), 0);
  const beside = windows.reduce(
    (sum, { from, to }) => sum + Math.abs(from.y - to.y) - Math.abs(from.x - to.x),
    0,
  );
  const { top, bottom } = shape.bounds;
  const middles = doors.map((door) => ((door.top + door.bottom) / 2 - top) / (bottom - top || 1));
  return {
    windows: windows.map(({ from, to }) => grown(boundsOf([from, to]), frontOfWindow)),
    light: length === 0 ? 0 : beside / length,
    doorsBelow: middles.length === 0 ? 0.5 : middles.reduce((sum, at) => sum + at, 0) / middles.length,
  };
}

function grown({ left, top, right, bottom }: Bounds, by: number): Bounds {
  const isLevel = right - left > bottom - top;
  return isLevel
    ? { left, right, top: top - by, bottom: bottom + by }
    : { left: left - by, right: right + by, top, bottom };
}
