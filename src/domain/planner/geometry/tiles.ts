import type { Bounds } from './polygon.ts';

const side = 1_000;
/** More than a drawing has in either direction. */
const rowsOfTiles = 100_000;

/** Things by the square metres of the drawing that they touch, so that only neighbours are compared. */
export class Tiles<T> {
  readonly #tiles = new Map<number, number[]>();
  readonly #things: { readonly thing: T; readonly bounds: Bounds }[] = [];

  add(bounds: Bounds, thing: T): void {
    const index = this.#things.push({ thing, bounds }) - 1;
    for (const key of keysOf(bounds)) {
      const tile = this.#tiles.get(key);
      if (tile) tile.push(index);
      else this.#tiles.set(key, [index]);
    }
  }

  /** What may touch these bounds, in the order in which it was added. */
  near(bounds: Bounds): T[] {
    // A door of 200 m covers more tiles than there are things.
    if (tilesIn(bounds) > this.#things.length) {
      return this.#things.filter((one) => touch(one.bounds, bounds)).map(({ thing }) => thing);
    }
    const found = new Set<number>();
    for (const key of keysOf(bounds)) {
      for (const index of this.#tiles.get(key) ?? []) found.add(index);
    }
    return [...found]
      .sort((one, other) => one - other)
      .map((index) => (this.#things[index] as { readonly thing: T }).thing);
  }
}

function tilesIn({ left, top, right, bottom }: Bounds): number {
  return ((right - left) / side + 1) * ((bottom - top) / side + 1);
}

function touch(one: Bounds, other: Bounds): boolean {
  return (
    one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
  );
}

function keysOf({ left, top, right, bottom }: Bounds): number[] {
  const keys: number[] = [];
  for (let x = Math.floor(left / side); x <= Math.floor(right / side); x += 1) {
    for (let y = Math.floor(top / side); y <= Math.floor(bottom / side); y += 1)
      keys.push(x * rowsOfTiles + y);
  }
  return keys;
}

export function boundsAround({ x, y }: { readonly x: number; readonly y: number }, reach: number): Bounds {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}
