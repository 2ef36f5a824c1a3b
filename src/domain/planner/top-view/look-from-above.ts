import type { Bounds } from '../geometry/polygon.ts';
import type { ModelSurface } from './model-surfaces.ts';

/** A model seen from above, in squares. */
export interface SeenFromAbove {
  readonly columns: number;
  readonly rows: number;
  /** The size of a square in millimetres; it is nearly one, so that a whole number of them is as large as the model. */
  readonly across: number;
  readonly down: number;
  /** The surface that is uppermost in each square; -1: none. */
  readonly surface: Int32Array;
  /** How high it is there. */
  readonly height: Float32Array;
  /** Where the first square begins. */
  readonly left: number;
  readonly top: number;
}

/** Along the longer side. */
const squares = 360;
/** Around the model, so that every outline has an outside. */
const margin = 1;

/** Null: nothing has an extent. */
export function lookFromAbove(surfaces: readonly ModelSurface[]): SeenFromAbove | null {
  const bounds = boundsOfSurfaces(surfaces);
  const side = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (!(side > 0 && Number.isFinite(side))) return null;
  const [width, depth] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const ownColumns = Math.max(1, Math.round((width * squares) / side));
  const ownRows = Math.max(1, Math.round((depth * squares) / side));
  const [across, down] = [width / ownColumns, depth / ownRows];
  const [columns, rows] = [ownColumns + 2 * margin, ownRows + 2 * margin];
  const seen: SeenFromAbove = {
    columns,
    rows,
    across,
    down,
    surface: new Int32Array(columns * rows).fill(-1),
    height: new Float32Array(columns * rows).fill(Number.NEGATIVE_INFINITY),
    left: bounds.left - margin * across,
    top: bounds.top - margin * down,
  };
  for (const [index, { corners }] of surfaces.entries())
    for (let at = 0; at + 8 < corners.length; at += 9) coverTriangle(seen, corners, at, index);
  return seen;
}

function boundsOfSurfaces(surfaces: readonly ModelSurface[]): Bounds {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { corners } of surfaces) {
    for (let at = 0; at + 2 < corners.length; at += 3) {
      const [x, z] = [corners[at] ?? 0, corners[at + 2] ?? 0];
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, z);
      bounds.bottom = Math.max(bounds.bottom, z);
    }
  }
  return bounds;
}

/** Puts a triangle into the squares whose middles it covers and where nothing is higher. */
function coverTriangle(seen: SeenFromAbove, corners: Float32Array, at: number, index: number): void {
  const { columns, rows, across, down, left, top, surface, height } = seen;
  const value = (step: number) => corners[at + step] ?? 0;
  // In squares, so that the middle of the first one is at 0.
  const columnOf = (step: number) => (value(step) - left) / across - 0.5;
  const rowOf = (step: number) => (value(step) - top) / down - 0.5;
  const [x0, x1, x2] = [columnOf(0), columnOf(3), columnOf(6)];
  const [y0, y1, y2] = [rowOf(2), rowOf(5), rowOf(8)];
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const firstRow = Math.max(0, Math.ceil(Math.min(y0, y1, y2)));
  const lastRow = Math.min(rows - 1, Math.floor(Math.max(y0, y1, y2)));
  const firstColumn = Math.max(0, Math.ceil(Math.min(x0, x1, x2)));
  const lastColumn = Math.min(columns - 1, Math.floor(Math.max(x0, x1, x2)));
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const second = ((column - x0) * (y2 - y0) - (x2 - x0) * (row - y0)) / area;
      const third = ((x1 - x0) * (row - y0) - (column - x0) * (y1 - y0)) / area;
      const first = 1 - second - third;
      if (first < -1e-6 || second < -1e-6 || third < -1e-6) continue;
      const high = first * value(1) + second * value(4) + third * value(7);
      const square = row * columns + column;
      if (high <= (height[square] ?? 0)) continue;
      height[square] = high;
      surface[square] = index;
    }
  }
}
