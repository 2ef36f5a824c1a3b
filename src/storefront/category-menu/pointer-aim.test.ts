import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headsFor } from './pointer-aim.ts';

const box = { left: 600, right: 900, top: 100, bottom: 500 };

describe('a pointer that crosses other links on its way to a box', () => {
  it.each([
    ['straight', { x: 200, y: 300 }, { x: 230, y: 300 }],
    ['diagonally down', { x: 200, y: 110 }, { x: 230, y: 130 }],
    ['diagonally up', { x: 200, y: 480 }, { x: 230, y: 460 }],
  ])('heads for it: %s', (_, from, to) => {
    expect(headsFor(box, from, to)).toBe(true);
  });

  it.each([
    ['down the list', { x: 200, y: 300 }, { x: 200, y: 330 }],
    ['down the list and a little aside', { x: 200, y: 300 }, { x: 203, y: 330 }],
    ['away from it', { x: 200, y: 300 }, { x: 180, y: 300 }],
    ['past it', { x: 200, y: 300 }, { x: 230, y: 400 }],
    ['resting', { x: 200, y: 300 }, { x: 200, y: 300 }],
  ])('does not head for it: %s', (_, from, to) => {
    expect(headsFor(box, from, to)).toBe(false);
  });

  it('is judged the same in pages from right to left', () => {
    const coordinate = fc.integer({ min: 0, max: 1500 });
    const point = fc.record({ x: fc.integer({ min: 0, max: box.left - 1 }), y: coordinate });
    fc.assert(
      fc.property(point, point, (from, to) => {
        const mirrored = ({ x, y }: { x: number; y: number }) => ({ x: 1500 - x, y });
        const other = { ...box, left: 1500 - box.right, right: 1500 - box.left };
        expect(headsFor(other, mirrored(from), mirrored(to))).toBe(headsFor(box, from, to));
      }),
    );
  });

  it('heads for every point of the near side, from wherever it comes', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.integer({ min: 0, max: box.left - 2 }),
          y: fc.integer({ min: 0, max: 900 }),
          aim: fc.integer({ min: box.top, max: box.bottom }),
          way: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
        }),
        ({ x, y, aim, way }) => {
          const to = { x: x + (box.left - x) * way, y: y + (aim - y) * way };
          expect(headsFor(box, { x, y }, to)).toBe(true);
        },
      ),
    );
  });
});
