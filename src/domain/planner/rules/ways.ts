import { doorsOf } from '../geometry/doors.ts';
import { openingSegment } from '../geometry/walls.ts';
import type { Point, Room } from '../plan.ts';
import type { CheckedRoom } from './checked-plan.ts';
import { type Destination, destinationsOf } from './destinations.ts';
import { cellAt, cellsWithin, middleOfCell, type WalkingGrid, walkingGrid } from './walking-grid.ts';

/** The ways of a room from its doors to every place to sit. */
export interface Ways {
  readonly grid: WalkingGrid;
  /** The square from which each square is reached; itself at a door, -1 where nobody gets. */
  readonly from: Int32Array;
  /** The width class of the widest way to each square. */
  readonly widest: Int8Array;
  readonly arrivals: readonly Arrival[];
}

export interface Arrival {
  readonly destination: Destination;
  /** The square at which the way ends; null: there is no way. */
  readonly cell: number | null;
}

/**
 * Ways are compared by classes, the widest first, so that nobody is sent round the room for the sake of a centimetre: what is
 * wide enough for a main walkway, for a secondary one, for one person to their own place, and less. Estimates are up to
 * 50 mm too low.
 */
const classes: readonly number[] = [0, 550, 850, 1_150];
const straight = 5;
const diagonal = 7;

/** Null: the room has no door. */
export function findWays({ room, barriers, seats }: CheckedRoom): Ways | null {
  const doors = doorsOf(room);
  if (doors.length === 0) return null;
  const grid = walkingGrid(room, barriers);
  const { from, widest, distance } = spread(grid, startsOf(room, grid));
  const arrivals = destinationsOf(seats).map((destination) => {
    const cells = destination.shapes.flatMap((shape) => cellsWithin(grid, shape));
    let best: number | null = null;
    for (const cell of cells) {
      if ((from[cell] as number) < 0) continue;
      if (best === null || comesBefore(cell, best)) best = cell;
    }
    return { destination, cell: best };
  });
  function comesBefore(one: number, other: number): boolean {
    const wider = (widest[one] as number) - (widest[other] as number);
    return wider === 0 ? (distance[one] as number) < (distance[other] as number) : wider > 0;
  }
  return { grid, from, widest, arrivals };
}

/** The squares from a destination to a door. */
export function* wayFrom({ from }: Ways, cell: number): Generator<number> {
  let at = cell;
  for (;;) {
    yield at;
    const next = from[at] as number;
    if (next === at || next < 0) return;
    at = next;
  }
}

/** A door is as wide as it is: a way begins at this distance from its middle, where the walls beside it do not narrow it. */
const atDoor = 650;

function startsOf(room: Room, grid: WalkingGrid): number[] {
  const starts = new Set<number>();
  for (const { opening, middle, inward } of doorsOf(room)) {
    const segment = openingSegment(room, opening);
    if (!segment) continue;
    const reach = Math.max(atDoor, opening.width / 2);
    const queue: number[] = [];
    const push = (point: Point) => {
      const cell = cellAt(grid, point);
      if (cell === null || starts.has(cell) || (grid.clearance[cell] as number) === 0) return;
      starts.add(cell);
      queue.push(cell);
    };
    const steps = Math.max(1, Math.ceil(opening.width / grid.cell));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      push({
        x: segment.from.x + share * (segment.to.x - segment.from.x) + inward.x * grid.cell,
        y: segment.from.y + share * (segment.to.y - segment.from.y) + inward.y * grid.cell,
      });
    }
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const { x, y } = middleOfCell(grid, cell);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = { x: x + dx * grid.cell, y: y + dy * grid.cell };
        if (Math.hypot(next.x - middle.x, next.y - middle.y) <= reach) push(next);
      }
    }
  }
  return [...starts];
}

interface Reached {
  readonly from: Int32Array;
  readonly widest: Int8Array;
  readonly distance: Int32Array;
}

/** From the starts to every square, by the widest class first and the shortest way within it. */
function spread(grid: WalkingGrid, starts: readonly number[]): Reached {
  const { columns, clearance } = grid;
  const size = clearance.length;
  const classOf = classesOf(grid);
  const from = new Int32Array(size).fill(-1);
  const widest = new Int8Array(size).fill(-1);
  const distance = new Int32Array(size).fill(unreached);
  // Squares that a wider way has reached but does not go on from, by the class of their own width.
  const waiting: number[][] = classes.map(() => []);
  const reach = (cell: number, origin: number, at: number) => {
    distance[cell] = at;
    from[cell] = origin;
  };
  for (const start of starts) {
    reach(start, start, 0);
    waiting[classOf[start] as number]?.push(start);
  }
  for (let width = classes.length - 1; width >= 0; width -= 1) {
    const queue = new DistanceQueue();
    for (const cell of waiting[width] as number[]) {
      if ((widest[cell] as number) < 0) queue.push(cell, distance[cell] as number);
    }
    for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
      if ((widest[cell] as number) >= 0) continue;
      widest[cell] = width;
      const at = distance[cell] as number;
      const column = cell % columns;
      for (let step = 0; step < 8; step += 1) {
        const across = acrossOf[step] as number;
        if (column + across < 0 || column + across >= columns) continue;
        const next = cell + across + (downOf[step] as number) * columns;
        if (next < 0 || next >= size || (widest[next] as number) >= 0 || (clearance[next] as number) === 0)
          continue;
        // Nobody steps between two barriers that touch at a corner.
        if (step >= 4 && (clearance[cell + across] === 0 || clearance[next - across] === 0)) continue;
        const later = at + (step < 4 ? straight : diagonal);
        if (later >= (distance[next] as number)) continue;
        reach(next, cell, later);
        const own = classOf[next] as number;
        if (own < width) waiting[own]?.push(next);
        else queue.push(next, later);
      }
    }
  }
  return { from, widest, distance };
}

const unreached = 2_147_483_647;
const acrossOf = [1, -1, 0, 0, 1, -1, 1, -1] as const;
const downOf = [0, 0, 1, -1, 1, 1, -1, -1] as const;

function classesOf({ clearance, cell }: WalkingGrid): Int8Array {
  // The same as the estimated width, without a call for each of many squares.
  const [, own = 0, shared = 0, main = 0] = classes.map((width) => width / cell / 2 + 0.25);
  const found = new Int8Array(clearance.length);
  for (let index = 0; index < found.length; index += 1) {
    const here = clearance[index] as number;
    found[index] = here >= main ? 3 : here >= shared ? 2 : here >= own ? 1 : here >= 0.25 ? 0 : -1;
  }
  return found;
}

/** Squares in the order of their distance, as long as none is added that is nearer than the one taken last. */
class DistanceQueue {
  readonly #buckets: number[][] = [];
  #at = 0;
  #entry = 0;

  push(cell: number, distance: number): void {
    const bucket = this.#buckets[distance];
    if (bucket) bucket.push(cell);
    else this.#buckets[distance] = [cell];
  }

  /** -1: there are no more. */
  pop(): number {
    for (; this.#at < this.#buckets.length; this.#at += 1) {
      const cell = this.#buckets[this.#at]?.[this.#entry];
      if (cell !== undefined) {
        this.#entry += 1;
        return cell;
      }
      this.#entry = 0;
    }
    return -1;
  }
}
