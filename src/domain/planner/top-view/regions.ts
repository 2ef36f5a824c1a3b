import type { Bounds } from '../geometry/polygon.ts';
import type { SeenFromAbove } from './look-from-above.ts';

/** Squares that look like one area. */
export interface Regions {
  /** The number of the area of each square; -1: none. */
  readonly of: Int32Array;
  readonly list: readonly Region[];
}

/** Its bounds are the first and the last of its columns and rows. */
interface Region extends Bounds {
  readonly number: number;
  /** Of most of its squares. */
  readonly surface: number;
}

/** Between neighbouring squares, in millimetres: less is one area, such as a cushion. */
const step = 14;
/** Areas below this share of the whole are not seen on a plan. */
const smallest = 0.004;

/** Divides what is seen by material and by steps in its height; what is too small joins the neighbour it touches most. */
export function findRegions(seen: SeenFromAbove): Regions {
  const { surface, height, across } = seen;
  const most = Math.max(step, 3 * across);
  const joined = flood(seen, (one, other) => {
    const rise = Math.abs((height[one] ?? 0) - (height[other] ?? 0));
    return surface[one] === surface[other] && rise <= most;
  });
  const isRaised = raisedSquares(seen, joined);
  const of = flood(seen, (one, other) => joined[one] === joined[other] && isRaised[one] === isRaised[other]);
  const total = of.reduce((count, region) => count + (region < 0 ? 0 : 1), 0);
  mergeSmall(seen, of, smallest * total);
  return { of, list: describe(seen, of) };
}

/** The squares beside a square, as steps in the lists. */
const besides = (columns: number) => [1, -1, columns, -columns] as const;

/** Numbers of what hangs together. */
function flood(
  { columns, surface }: SeenFromAbove,
  belongs: (square: number, beside: number) => boolean,
): Int32Array {
  const of = new Int32Array(surface.length).fill(-1);
  const steps = besides(columns);
  let number = 0;
  for (let start = 0; start < surface.length; start += 1) {
    if (surface[start] === -1 || of[start] !== -1) continue;
    const waiting = [start];
    of[start] = number;
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      for (const beside of steps) {
        const next = square + beside;
        if (surface[next] === -1 || of[next] !== -1 || !belongs(square, next)) continue;
        of[next] = number;
        waiting.push(next);
      }
    }
    number += 1;
  }
  return of;
}

/** What rises so far above the flat part of its area is its back or arm, in millimetres. */
const raised = 90;
/** Heights that differ by less are one, when the flat part of an area is looked for. */
const flat = 20;

/** The squares at which one area, such as the shell of a chair, stands above its flat part. */
function raisedSquares({ height }: SeenFromAbove, of: Int32Array): Uint8Array {
  // Loops over numbers, because iterators take ten times as long for so many squares.
  const counts: Map<number, number>[] = [];
  for (let square = 0; square < of.length; square += 1) {
    const region = of[square] ?? -1;
    if (region < 0) continue;
    counts[region] ??= new Map();
    const level = Math.round((height[square] ?? 0) / flat);
    counts[region].set(level, (counts[region].get(level) ?? 0) + 1);
  }
  const levels = counts.map((own) => mostOf(own) * flat);
  const isRaised = new Uint8Array(of.length);
  for (let square = 0; square < of.length; square += 1) {
    const level = levels[of[square] ?? -1];
    if (level !== undefined && (height[square] ?? 0) > level + raised) isRaised[square] = 1;
  }
  return isRaised;
}

/** One after the other, the smallest first, since areas grow by it. */
function mergeSmall({ columns }: SeenFromAbove, of: Int32Array, least: number): void {
  const steps = besides(columns);
  const squares = new Map<number, number[]>();
  for (let square = 0; square < of.length; square += 1) {
    const region = of[square] ?? -1;
    if (region < 0) continue;
    const own = squares.get(region);
    if (own) own.push(square);
    else squares.set(region, [square]);
  }
  const small = [...squares].filter(([, own]) => own.length < least);
  for (const [region] of small.toSorted(([, one], [, other]) => one.length - other.length)) {
    const own = squares.get(region) ?? [];
    if (own.length >= least) continue;
    const touched = new Map<number, number>();
    for (const square of own) {
      for (const beside of steps) {
        const other = of[square + beside] ?? -1;
        if (other >= 0 && other !== region) touched.set(other, (touched.get(other) ?? 0) + 1);
      }
    }
    const [most] = [...touched].toSorted(([, one], [, other]) => other - one);
    if (!most) continue;
    const into = squares.get(most[0]) ?? [];
    for (const square of own) {
      of[square] = most[0];
      into.push(square);
    }
    squares.delete(region);
  }
}

function describe({ surface, columns }: SeenFromAbove, of: Int32Array): Region[] {
  const found = new Map<number, Omit<Region, 'surface'> & { readonly counts: Map<number, number> }>();
  for (let square = 0; square < of.length; square += 1) {
    const number = of[square] ?? -1;
    if (number < 0) continue;
    const x = square % columns;
    const y = (square - x) / columns;
    const own = found.get(number);
    const counts = own?.counts ?? new Map<number, number>();
    const seen = surface[square] ?? -1;
    counts.set(seen, (counts.get(seen) ?? 0) + 1);
    if (own && x >= own.left && x <= own.right && y === own.bottom) continue;
    found.set(number, {
      number,
      counts,
      left: Math.min(x, own?.left ?? x),
      right: Math.max(x, own?.right ?? x),
      top: own?.top ?? y,
      bottom: y,
    });
  }
  return [...found.values()].map(({ counts, ...region }) => ({ ...region, surface: mostOf(counts) }));
}

function mostOf(counts: ReadonlyMap<number, number>): number {
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? -1;
}
