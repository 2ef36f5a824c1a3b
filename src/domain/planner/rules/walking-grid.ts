import { boundsOf, distanceTo, edgesOf, nearestOn, type Segment } from '../geometry/polygon.ts';
import { boundsAround, Tiles } from '../geometry/tiles.ts';
import type { Point, Room } from '../plan.ts';

/** The floor of a room in squares, with the room around each. */
export interface WalkingGrid {
  readonly left: number;
  readonly top: number;
  /** The side of a square in millimetres: 50, more in rooms that would have too many. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** From the middle of each square to the nearest barrier or wall, in squares; 0: nobody can be there. */
  readonly clearance: Float32Array;
  /** Edges of walls and barriers, to measure exactly what the squares only estimate. */
  readonly edges: Tiles<Segment>;
}

const finest = 50;
/** A room of 40 m by 40 m in the finest squares; larger ones are looked at less closely, in the same time. */
const mostCells = 700_000;
/** In squares: half of the turning circle of a wheelchair, and one more. */
const farthest = 17;

export function walkingGrid(room: Room, barriers: readonly (readonly Point[])[]): WalkingGrid {
  const { left, top, right, bottom } = boundsOf(room.outline);
  const area = (right - left) * (bottom - top);
  const cell = Math.max(finest, Math.ceil(Math.sqrt(area / mostCells) / 10) * 10);
  const columns = Math.max(1, Math.ceil((right - left) / cell));
  const rows = Math.max(1, Math.ceil((bottom - top) / cell));
  const free = new Uint8Array(columns * rows);
  const place = { left, top, cell, columns, rows };
  fill(free, place, room.outline, 1);
  for (const barrier of barriers) fill(free, place, barrier, 0);
  const edges = new Tiles<Segment>();
  for (const corners of [room.outline, ...barriers]) {
    for (const edge of edgesOf(corners).flatMap(inShortParts))
      edges.add(boundsOf([edge.from, edge.to]), edge);
  }
  return { ...place, clearance: clearanceOf(free, columns, rows), edges };
}

/** A long wall that is askew would otherwise be near to everything. */
function inShortParts({ from, to }: Segment): Segment[] {
  const longest = 2_000;
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / longest));
  const at = (part: number) => ({
    x: from.x + ((to.x - from.x) * part) / parts,
    y: from.y + ((to.y - from.y) * part) / parts,
  });
  return Array.from({ length: parts }, (_, part) => ({ from: at(part), to: at(part + 1) }));
}

export function cellAt({ left, top, cell, columns, rows }: GridPlace, { x, y }: Point): number | null {
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column : null;
}

export function middleOfCell({ left, top, cell, columns }: GridPlace, index: number): Point {
  return {
    x: left + ((index % columns) + 0.5) * cell,
    y: top + (Math.floor(index / columns) + 0.5) * cell,
  };
}

/** The squares whose middle is within a convex shape or a room. */
export function cellsWithin(grid: GridPlace, corners: readonly Point[]): number[] {
  const cells: number[] = [];
  eachRun(grid, corners, (start, end) => {
    for (let index = start; index <= end; index += 1) cells.push(index);
  });
  return cells;
}

type GridPlace = Pick<WalkingGrid, 'left' | 'top' | 'cell' | 'columns' | 'rows'>;

function fill(into: Uint8Array, place: GridPlace, corners: readonly Point[], value: number): void {
  eachRun(place, corners, (start, end) => into.fill(value, start, end + 1));
}

/** Calls for each row of squares with the first and last one of every run whose middles are inside. */
function eachRun(
  { left, top, cell, columns, rows }: GridPlace,
  corners: readonly Point[],
  run: (start: number, end: number) => void,
): void {
  const bounds = boundsOf(corners);
  const firstRow = Math.max(0, Math.ceil((bounds.top - top) / cell - 0.5));
  const lastRow = Math.min(rows - 1, Math.floor((bounds.bottom - top) / cell - 0.5));
  const edges = edgesOf(corners);
  for (let row = firstRow; row <= lastRow; row += 1) {
    const y = top + (row + 0.5) * cell;
    const crossings: number[] = [];
    for (const { from, to } of edges) {
      if (from.y > y === to.y > y) continue;
      crossings.push(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x));
    }
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const start = Math.max(0, Math.ceil(((crossings[pair] as number) - left) / cell - 0.5));
      const end = Math.min(columns - 1, Math.ceil(((crossings[pair + 1] as number) - left) / cell - 0.5) - 1);
      if (start <= end) run(row * columns + start, row * columns + end);
    }
  }
}

/** The distance to the nearest square that is not free, exact up to `farthest`: along columns first, then along rows. */
function clearanceOf(free: Uint8Array, columns: number, rows: number): Float32Array {
  const along = new Uint8Array(columns * rows);
  for (let index = 0; index < along.length; index += 1) {
    if (!free[index]) continue;
    const above = index < columns ? 0 : (along[index - columns] as number);
    along[index] = above < farthest ? above + 1 : farthest;
  }
  for (let index = along.length - 1; index >= 0; index -= 1) {
    const below = index + columns < along.length ? (along[index + columns] as number) : 0;
    if (below + 1 < (along[index] as number)) along[index] = below + 1;
  }
  const clearance = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const here = along[start + column] as number;
      if (here === 0) continue;
      clearance[start + column] = roots[nearestSquared(along, start, column, columns, here)] as number;
    }
  }
  return clearance;
}

const roots = Float32Array.from({ length: farthest * farthest + 1 }, (_, square) => Math.sqrt(square));

function nearestSquared(
  along: Uint8Array,
  start: number,
  column: number,
  columns: number,
  here: number,
): number {
  let best = here * here;
  for (let step = 1; step * step < best; step += 1) {
    // Beside the first and the last column is the outside.
    const before = column - step < 0 ? 0 : (along[start + column - step] as number);
    const after = column + step >= columns ? 0 : (along[start + column + step] as number);
    const near = Math.min(before, after);
    const distance = step * step + near * near;
    if (distance < best) best = distance;
  }
  return best;
}

/** How wide a way is at a square by the squares alone, in millimetres; the real width is at most 75 mm more or less. */
export function estimatedWidth({ clearance, cell }: WalkingGrid, index: number): number {
  return Math.max(0, (2 * (clearance[index] as number) - 0.5) * cell);
}

/** As far as an exact measurement looks for the other side of a way. */
const measuredTo = 1_000;

/** The width of the way that leads through a point, from one barrier to the one across. */
export function widthAt({ edges }: WalkingGrid, at: Point): number {
  const near = edges.near(boundsAround(at, measuredTo)).map((edge) => nearestOn(edge, at));
  let one: Point | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const point of near) {
    const length = Math.hypot(point.x - at.x, point.y - at.y);
    if (length < distance) [one, distance] = [point, length];
  }
  if (!one) return 2 * measuredTo;
  let across = Number.POSITIVE_INFINITY;
  for (const point of near) {
    const length = Math.hypot(point.x - at.x, point.y - at.y);
    const towards = (point.x - at.x) * (one.x - at.x) + (point.y - at.y) * (one.y - at.y);
    // Opposite, give or take 60 degrees.
    if (towards > -0.5 * length * distance) continue;
    across = Math.min(across, Math.hypot(point.x - one.x, point.y - one.y));
  }
  return across === Number.POSITIVE_INFINITY ? 2 * measuredTo : across;
}

/** The radius of the largest circle around points near to one, which none of the barriers touches. */
export function circleNear(
  { edges, cell }: WalkingGrid,
  start: Point,
): { readonly at: Point; readonly radius: number } {
  const lines = edges.near(boundsAround(start, 2 * measuredTo));
  const radiusAt = (point: Point) =>
    lines.reduce((least, line) => Math.min(least, distanceTo(line, point)), 2 * measuredTo);
  let at = start;
  let radius = radiusAt(at);
  for (let step = cell; step >= 1; step /= 2) {
    for (let tries = 0; tries < 4; tries += 1) {
      const better = around(at, step)
        .map((point) => ({ point, radius: radiusAt(point) }))
        .filter((found) => found.radius > radius);
      const best = better.sort((one, other) => other.radius - one.radius)[0];
      if (!best) break;
      ({ point: at, radius } = best);
    }
  }
  return { at, radius };
}

function around({ x, y }: Point, step: number): Point[] {
  return [-step, 0, step].flatMap((dx) => [-step, 0, step].map((dy) => ({ x: x + dx, y: y + dy })));
}
