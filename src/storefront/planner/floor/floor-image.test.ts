import { describe, expect, it } from 'vitest';
import { laidAs, newFloorImage, scaledBy } from './floor-image.ts';

const image = { ...newFloorImage('data:,', 1_500, 1_000), left: -2_000, top: 500 };
/** Where a pixel of the picture is in the drawing. */
const placeOf = ({ left, top, scale }: typeof image, x: number, y: number) => ({
  x: left + x * scale,
  y: top + y * scale,
});

describe('the picture of a floor plan', () => {
  it('gets its true size from one known length, and its first end stays where it was', () => {
    const [from, to] = [placeOf(image, 300, 400), placeOf(image, 900, 400)];
    const scaled = scaledBy(image, from, to, 7_200);
    if (!scaled) throw new Error('the ends are far enough from each other');
    const [first, last] = [placeOf(scaled, 300, 400), placeOf(scaled, 900, 400)];
    expect(first.x).toBeCloseTo(from.x);
    expect(first.y).toBeCloseTo(from.y);
    expect(Math.hypot(last.x - first.x, last.y - first.y)).toBeCloseTo(7_200);
  });

  it('keeps its size if the ends say nothing', () => {
    expect(scaledBy(image, { x: 0, y: 0 }, { x: 20, y: 0 }, 5_000)).toBeNull();
    expect(scaledBy(image, { x: 0, y: 0 }, { x: 2_000, y: 0 }, 0)).toBeNull();
  });

  it('gives its place and scale to another page that is as large', () => {
    const scaled = { ...image, scale: 7, strength: 0.3 };
    const next = newFloorImage('data:next', 1_500, 1_000);
    expect(laidAs(scaled, next)).toEqual({ ...scaled, address: 'data:next' });
    const upright = newFloorImage('data:next', 1_000, 1_500);
    expect(laidAs(scaled, upright)).toEqual(upright);
  });
});
