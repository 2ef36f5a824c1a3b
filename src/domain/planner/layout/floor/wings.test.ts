import { describe, expect, test } from 'vitest';
import { point } from '../../../../../tests/support/plans/planned-products.ts';
import { wingsOf } from './wings.ts';

const turns = [0, 1, 2, 3];
const outline = [
  point(0, 0),
  point(3_000, 0),
  point(3_000, 6_000),
  point(9_000, 6_000),
  point(9_000, 8_500),
  point(0, 8_500),
];
const areaOf = ({ left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>) =>
  (right - left) * (bottom - top);

describe('the wings of a room', () => {
  test('are both ways to cut an L', () => {
    expect(wingsOf(outline)).toEqual([
      {
        through: { left: 0, top: 0, right: 3_000, bottom: 8_500 },
        beside: { left: 3_000, top: 6_000, right: 9_000, bottom: 8_500 },
        mouth: { left: 2_000, top: 6_000, right: 3_000, bottom: 8_500 },
      },
      {
        through: { left: 0, top: 6_000, right: 9_000, bottom: 8_500 },
        beside: { left: 0, top: 0, right: 3_000, bottom: 6_000 },
        mouth: { left: 0, top: 6_000, right: 3_000, bottom: 7_000 },
      },
    ]);
  });

  test.each(turns)('cover the whole L, however it lies (%i quarter turns)', (times) => {
    const turned = Array.from({ length: times }).reduce<typeof outline>(
      (corners) => corners.map(({ x, y }) => point(-y, x)),
      outline,
    );
    const whole = 3_000 * 6_000 + 9_000 * 2_500;
    for (const { through, beside } of wingsOf(turned)) expect(areaOf(through) + areaOf(beside)).toBe(whole);
    expect(wingsOf(turned)).toHaveLength(2);
  });

  test('are none of other rooms', () => {
    const [, , ...rest] = outline;
    expect(wingsOf([point(0, 0), point(9_000, 0), ...rest.slice(2)])).toEqual([]);
    // Six corners, one of them cut off.
    expect(wingsOf([point(0, 0), point(2_000, 0), ...rest])).toEqual([]);
  });
});
