import { type Bounds, boundsOf, distanceTo } from '../../geometry/polygon.ts';
import type { Draft } from './draft.ts';

/** Ways that several people share, and those that more than 20 share, as `checkPlan` asks for them. */
export const wayWidths = { shared: 900, main: 1_200 } as const;
const finest = 50;
/** Of squares that find ways as wide as they are; those that find every way may be larger. */
const mostCells = { exact: 50_000, generous: 25_000 } as const;

/** The part of a room's floor on which one walks from its doors, on ways of a given width. */
export class Reach {
  readonly #draft: Draft;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #walls: Uint8Array;
  /** Used again by each walk, since there are many. */
  readonly #cells: Uint8Array;
  readonly #seeds: Int32Array;

  readonly #half: number;

  /** `slack` is what the squares of the grid may miss: 0 finds every way that is wide enough, and some that are not. */
  constructor(draft: Draft, width: number, slack: number) {
    const { left, top, right, bottom } = draft.shape.bounds;
    this.#draft = draft;
    const most = slack > 0 ? mostCells.exact : mostCells.generous;
    this.#cell = Math.max(finest, Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / most)));
    this.#columns = Math.max(1, Math.ceil((right - left) / this.#cell));
    this.#rows = Math.max(1, Math.ceil((bottom - top) / this.#cell));
    this.#half = width / 2 + slack - (slack > 0 ? 0 : this.#cell / 2);
    this.#walls = this.#wallCells();
    this.#cells = new Uint8Array(this.#walls.length);
    // A run of squares is found from above and from below.
    this.#seeds = new Int32Array(2 * this.#walls.length);
  }

  /** Whether one gets to each of the boxes and from every door to every other, with more barriers than there are. */
  reaches(boxes: readonly Bounds[], more: readonly Bounds[] = []): boolean {
    const { doors } = this.#draft;
    const [first] = doors;
    if (!first) return true;
    const reached = this.#walk(first, more);
    return [...doors, ...boxes].every((box) => this.#has(reached, box));
  }

  /** Which of the boxes one gets to. */
  reached(boxes: readonly Bounds[]): boolean[] {
    const [first] = this.#draft.doors;
    if (!first) return boxes.map(() => true);
    const cells = this.#walk(first, []);
    return boxes.map((box) => this.#has(cells, box));
  }

  #has(cells: Uint8Array, box: Bounds): boolean {
    const { firstColumn, lastColumn, firstRow, lastRow } = this.#cellsOf(box);
    for (let row = firstRow; row <= lastRow; row += 1) {
      const start = row * this.#columns;
      for (let index = start + firstColumn; index <= start + lastColumn; index += 1) {
        if (cells[index] === 2) return true;
      }
    }
    return false;
  }

  #fill(cells: Uint8Array, box: Bounds, value: number): void {
    const { firstColumn, lastColumn, firstRow, lastRow } = this.#cellsOf(box);
    if (lastColumn < firstColumn) return;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const start = row * this.#columns;
      cells.fill(value, start + firstColumn, start + lastColumn + 1);
    }
  }

  /** Of each square, whether its middle is outside or too near to a wall. */
  #wallCells(): Uint8Array {
    const { shape } = this.#draft;
    const { top, left } = shape.bounds;
    const blocked = new Uint8Array(this.#columns * this.#rows).fill(1);
    for (let row = 0; row < this.#rows; row += 1) {
      const y = top + (row + 0.5) * this.#cell;
      for (const { from, to } of shape.free(y - 2, y + 2)) {
        this.#fill(blocked, { left: from, right: to, top: y - 2, bottom: y + 2 }, 0);
      }
    }
    const half = this.#half;
    for (const edge of shape.edges) {
      const { firstColumn, lastColumn, firstRow, lastRow } = this.#cellsOf(
        inflated(boundsOf([edge.from, edge.to]), half),
      );
      for (let row = firstRow; row <= lastRow; row += 1) {
        for (let column = firstColumn; column <= lastColumn; column += 1) {
          const middle = { x: left + (column + 0.5) * this.#cell, y: top + (row + 0.5) * this.#cell };
          const index = row * this.#columns + column;
          if (!blocked[index] && distanceTo(edge, middle) < half) blocked[index] = 1;
        }
      }
    }
    // In front of a door one walks as near to the walls as the door is.
    for (const door of this.#draft.doors) this.#fill(blocked, door, 0);
    this.#fillBorder(blocked);
    return blocked;
  }

  #fillBorder(cells: Uint8Array): void {
    const columns = this.#columns;
    cells.fill(1, 0, columns);
    cells.fill(1, cells.length - columns);
    for (let index = 0; index < cells.length; index += columns) {
      cells[index] = 1;
      cells[index + columns - 1] = 1;
    }
  }

  #walk(start: Bounds, more: readonly Bounds[]): Uint8Array {
    // 0: free, 1: blocked, 2: reached.
    const cells = this.#cells;
    cells.set(this.#walls);
    const half = this.#half;
    for (const barrier of this.#draft.barriers) this.#fill(cells, inflated(barrier, half), 1);
    for (const barrier of more) this.#fill(cells, inflated(barrier, half), 1);
    const columns = this.#columns;
    const seeds = this.#seeds;
    let count = 0;
    const { firstColumn, lastColumn, firstRow, lastRow } = this.#cellsOf(start);
    for (let row = firstRow; row <= lastRow; row += 1) {
      for (let index = row * columns + firstColumn; index <= row * columns + lastColumn; index += 1) {
        seeds[count] = index;
        count += 1;
      }
    }
    // The outermost squares are always too near to a wall, so that a step to a neighbour stays within the grid.
    while (count > 0) {
      count -= 1;
      const seed = seeds[count] as number;
      if (cells[seed] !== 0) continue;
      let [first, last] = [seed, seed];
      while (cells[first - 1] === 0) first -= 1;
      while (cells[last + 1] === 0) last += 1;
      cells.fill(2, first, last + 1);
      for (let side = -columns; side <= columns; side += 2 * columns) {
        for (let index = first + side; index <= last + side; index += 1) {
          if (cells[index] !== 0 || (index > first + side && cells[index - 1] === 0)) continue;
          seeds[count] = index;
          count += 1;
        }
      }
    }
    return cells;
  }

  /** The squares whose middle is within a box. */
  #cellsOf(box: Bounds) {
    const { left, top } = this.#draft.shape.bounds;
    const cell = this.#cell;
    return {
      firstColumn: Math.max(0, Math.ceil((box.left - left) / cell - 0.5)),
      lastColumn: Math.min(this.#columns - 1, Math.floor((box.right - left) / cell - 0.5)),
      firstRow: Math.max(0, Math.ceil((box.top - top) / cell - 0.5)),
      lastRow: Math.min(this.#rows - 1, Math.floor((box.bottom - top) / cell - 0.5)),
    };
  }
}

function inflated({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
