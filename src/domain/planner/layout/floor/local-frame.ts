import { edgesOf, lengthOf } from '../../geometry/polygon.ts';
import { rotationOf } from '../../geometry/rectangle.ts';
import type { Point, Room, Turned } from '../../plan.ts';

/**
 * A layout is made in coordinates of its own, whose x axis lies along the longest wall, so that all that it places has sides along
 * the axes. The plan's pieces turn by whole degrees, so does the frame.
 */
export interface LocalFrame {
  /** Whole degrees, 0 to 89. */
  readonly angle: number;
}

export function frameOf(outline: readonly Point[]): LocalFrame {
  const longest = edgesOf(outline).reduce((best, edge) => (lengthOf(edge) > lengthOf(best) ? edge : best));
  const { from, to } = longest;
  const degrees = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return { angle: ((degrees % 90) + 90) % 90 };
}

export function toLocal({ angle }: LocalFrame, { x, y }: Point): Point {
  const [cos, sin] = rotationOf(angle);
  return { x: x * cos + y * sin, y: -x * sin + y * cos };
}

/** A piece or obstacle of the frame as one of the plan, in whole millimetres. */
export function fromLocal(
  { angle }: LocalFrame,
  local: Pick<Turned, 'x' | 'y' | 'angle'>,
): Pick<Turned, 'x' | 'y' | 'angle'> {
  const [cos, sin] = rotationOf(angle);
  return {
    x: Math.round(local.x * cos - local.y * sin),
    y: Math.round(local.x * sin + local.y * cos),
    angle: (local.angle + angle) % 360,
  };
}

export function localOutline(frame: LocalFrame, { outline }: Pick<Room, 'outline'>): Point[] {
  return outline.map((corner) => toLocal(frame, corner));
}
