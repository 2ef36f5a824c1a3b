import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, extentsOf, type Rotation, sidesOf, type Vector } from './box.ts';
import { placeBox } from './place-box.ts';

/** A box that fits nowhere takes the search 20 ms. */
const numRuns = 30;

const side = fc.integer({ min: 50, max: 2600 });
const box = fc.record({ width: side, depth: side, height: side });
/** A cabin, or a door, behind which there is no end. */
const space = fc.oneof(
  box,
  fc.record({ width: side, height: side }).map((door) => ({ ...door, depth: Number.POSITIVE_INFINITY })),
);
const part = fc.double({ min: 0, max: 1, noNaN: true });
/** Any rotation, as a quaternion (K. Shoemake's method). */
const rotation = fc.tuple(part, part, part).map(([u, v, w]): Rotation => {
  const [x, y] = [Math.sqrt(1 - u) * Math.sin(2 * Math.PI * v), Math.sqrt(1 - u) * Math.cos(2 * Math.PI * v)];
  const [z, r] = [Math.sqrt(u) * Math.sin(2 * Math.PI * w), Math.sqrt(u) * Math.cos(2 * Math.PI * w)];
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * r), 2 * (x * z + y * r)],
    [2 * (x * y + z * r), 1 - 2 * (x * x + z * z), 2 * (y * z - x * r)],
    [2 * (x * z - y * r), 2 * (y * z + x * r), 1 - 2 * (x * x + y * y)],
  ];
});

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

function turned({ width, depth, height }: Box, order: readonly [number, number, number]): Box {
  const sides = [width, depth, height];
  return { width: sides[order[0]] ?? 0, depth: sides[order[1]] ?? 0, height: sides[order[2]] ?? 0 };
}

const isWithin = (extents: Vector, room: Vector, tolerance: number) =>
  extents.every((extent, axis) => extent <= (room[axis] ?? 0) + tolerance);

describe('a box in a space', () => {
  const lift = { width: 800, depth: 1300, height: 2000 };

  it('stands if it can, lies on its side if it must, and is tilted last', () => {
    expect(placeBox({ width: 700, depth: 1200, height: 1900 }, lift)?.attitude).toBe('upright');
    expect(placeBox({ width: 1200, depth: 700, height: 1900 }, lift)?.attitude).toBe('upright');
    expect(placeBox({ width: 1900, depth: 1200, height: 790 }, lift)?.attitude).toBe('turned');
    expect(placeBox({ width: 2300, depth: 400, height: 50 }, lift)?.attitude).toBe('tilted');
    expect(placeBox({ width: 1900, depth: 810, height: 1400 }, lift)).toBeUndefined();
  });

  it('reaches from corner to corner', () => {
    const diagonal = Math.hypot(800, 1300, 2000);
    expect(placeBox({ width: diagonal - 60, depth: 20, height: 20 }, lift)?.attitude).toBe('tilted');
    expect(placeBox({ width: diagonal + 1, depth: 1, height: 1 }, lift)).toBeUndefined();
  });

  it('passes a door by one of its faces, however long it is', () => {
    const door = { width: 800, height: 2000, depth: Number.POSITIVE_INFINITY };
    expect(placeBox({ width: 4800, depth: 1400, height: 750 }, door)?.attitude).toBe('turned');
    expect(placeBox({ width: 4800, depth: 2050, height: 100 }, door)?.attitude).toBe('tilted');
    expect(placeBox({ width: 4800, depth: 2050, height: 790 }, door)).toBeUndefined();
  });

  it('gives the same answer however the box is turned before', () => {
    fc.assert(
      fc.property(box, space, fc.constantFrom(...orders), (some, room, order) => {
        expect(placeBox(turned(some, order), room) === undefined).toBe(placeBox(some, room) === undefined);
      }),
      { numRuns },
    );
  });

  it('still fits when the space becomes larger', () => {
    const more = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(box, space, more, fc.constantFrom('width', 'depth', 'height'), (some, room, by, which) => {
        fc.pre(placeBox(some, room) !== undefined);
        expect(placeBox(some, { ...room, [which]: room[which] + by })).toBeDefined();
      }),
      { numRuns },
    );
  });

  it('is found a place whenever there is one', () => {
    fc.assert(
      fc.property(box, space, rotation, (shape, room, how) => {
        // The largest box of this shape that fits when it is turned so.
        const extents = extentsOf(how, sidesOf(shape));
        const scale = Math.min(...sidesOf(room).map((length, axis) => length / (extents[axis] ?? 1)));
        const [width, depth, height] = sidesOf(shape).map((length) => length * scale) as [
          number,
          number,
          number,
        ];
        expect(placeBox({ width, depth, height }, room)).toBeDefined();
      }),
      { numRuns },
    );
  });

  it('is within the space where it says so, and nowhere where it says that it fits nowhere', () => {
    fc.assert(
      fc.property(box, space, fc.array(rotation, { minLength: 60, maxLength: 60 }), (some, room, tried) => {
        const found = placeBox(some, room);
        if (!found) {
          const placed = tried.filter((how) => isWithin(extentsOf(how, sidesOf(some)), sidesOf(room), 0));
          expect(placed).toEqual([]);
          return;
        }
        expect(isWithin(extentsOf(found.rotation, sidesOf(some)), sidesOf(room), 0.2)).toBe(true);
        for (const row of found.rotation) expect(Math.hypot(...row)).toBeCloseTo(1);
        const [a, b, c] = found.rotation;
        const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
        for (const product of [dot(a, b), dot(b, c), dot(a, c)]) expect(product).toBeCloseTo(0);
      }),
      { numRuns },
    );
  });
});
