import type { Point } from '../plan.ts';

/**
 * The loops around all squares that are in: outlines run clockwise as one sees the drawing, holes against it. Points are
 * corners of squares.
 */
export function traceLoops(
  columns: number,
  rows: number,
  isIn: (x: number, y: number) => boolean,
): Point[][] {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && isIn(x, y);
  /** Sides with the inside on their right, by where they begin: a corner where two areas touch has two. */
  const sides = new Map<number, number[]>();
  const corner = (x: number, y: number) => y * (columns + 1) + x;
  const add = (from: number, to: number) => {
    const others = sides.get(from);
    if (others) others.push(to);
    else sides.set(from, [to]);
  };
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(corner(x, y), corner(x + 1, y));
      if (!inside(x + 1, y)) add(corner(x + 1, y), corner(x + 1, y + 1));
      if (!inside(x, y + 1)) add(corner(x + 1, y + 1), corner(x, y + 1));
      if (!inside(x - 1, y)) add(corner(x, y + 1), corner(x, y));
    }
  }
  const pointOf = (at: number): Point => ({ x: at % (columns + 1), y: Math.floor(at / (columns + 1)) });
  const loops: Point[][] = [];
  for (const [start] of sides) {
    while ((sides.get(start)?.length ?? 0) > 0) {
      const loop: Point[] = [];
      let at = start;
      do {
        loop.push(pointOf(at));
        at = sides.get(at)?.pop() ?? start;
      } while (at !== start);
      loops.push(loop);
    }
  }
  return loops;
}

/** Positive: clockwise as one sees the drawing. */
export function signedArea(loop: readonly Point[]): number {
  return loop.reduce((sum, { x, y }, index) => {
    const next = loop[(index + 1) % loop.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** With as few of its points as keep it within a distance (Ramer, Douglas and Peucker). */
export function simplified(loop: readonly Point[], within: number): Point[] {
  const [first] = loop;
  if (!first || loop.length < 4) return [...loop];
  // Two points that certainly stay: those at the ends of the longest way across from the first.
  const far = farthest(loop, (point) => Math.hypot(point.x - first.x, point.y - first.y)).index;
  const start = farthest(loop, (point) => {
    const end = loop[far] ?? first;
    return Math.hypot(point.x - end.x, point.y - end.y);
  }).index;
  const turned = [...loop.slice(start), ...loop.slice(0, start)];
  const half = (far - start + loop.length) % loop.length;
  return [
    ...thinned(turned.slice(0, half + 1), within),
    ...thinned([...turned.slice(half), turned[0] ?? first], within).slice(1, -1),
  ];
}

function farthest(points: readonly Point[], distance: (point: Point) => number) {
  let best = { index: 0, distance: -1 };
  for (const [index, point] of points.entries()) {
    const own = distance(point);
    if (own > best.distance) best = { index, distance: own };
  }
  return best;
}

/** Of a line that is not closed; its ends stay. */
function thinned(line: readonly Point[], within: number): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const { index, distance } = farthest(line, ({ x, y }) =>
    length === 0
      ? Math.hypot(x - first.x, y - first.y)
      : Math.abs((last.x - first.x) * (first.y - y) - (first.x - x) * (last.y - first.y)) / length,
  );
  if (distance <= within) return [first, last];
  return [...thinned(line.slice(0, index + 1), within).slice(0, -1), ...thinned(line.slice(index), within)];
}
