import { expect, it } from 'vitest';
import type { Rotation } from './box.ts';
import { silhouette } from './silhouette.ts';

const asItStands: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const half = Math.SQRT1_2;
/** Tilted by 45 degrees about the depth. */
const tilted: Rotation = [
  [half, 0, -half],
  [0, 1, 0],
  [half, 0, half],
];

it('the outline of a box is a rectangle from the front, and a turned one when it is tilted', () => {
  expect(silhouette(asItStands, [40, 20, 10], 0, 2)).toEqual([
    [0, 0],
    [40, 0],
    [40, 10],
    [0, 10],
  ]);
  const outline = silhouette(tilted, [40, 20, 10], 0, 2);
  expect(outline).toHaveLength(4);
  const across = Math.max(...outline.map(([x]) => x));
  expect(across).toBeCloseTo((40 + 10) * half);
  expect(silhouette(tilted, [40, 20, 10], 1, 2)).toHaveLength(4);
});
