import type { Rotation, Vector } from './box.ts';

export type Point = readonly [number, number];

/** Axes of the space: 0 is its width, 1 its depth, 2 its height. */
export type Axis = 0 | 1 | 2;

/** The outline of a turned box, seen along the third axis, with its lowest corners at zero. */
export function silhouette(rotation: Rotation, sides: Vector, across: Axis, upwards: Axis): readonly Point[] {
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z): Point => {
        const corner: Vector = [(x * sides[0]) / 2, (y * sides[1]) / 2, (z * sides[2]) / 2];
        return [dot(rotation[across], corner), dot(rotation[upwards], corner)];
      }),
    ),
  );
  const left = Math.min(...corners.map(([x]) => x));
  const lowest = Math.min(...corners.map(([, y]) => y));
  return convexHull(corners.map(([x, y]): Point => [x - left, y - lowest]));
}

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Andrew's monotone chain, counter-clockwise. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (from: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0], [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 1e-6;
}
