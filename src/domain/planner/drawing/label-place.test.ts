import { expect, it } from 'vitest';
import { rectanglesOverlap } from '../geometry/rectangle.ts';
import { labelPlace } from './label-place.ts';

const outline = [
  { x: 0, y: 0 },
  { x: 6000, y: 0 },
  { x: 6000, y: 4000 },
  { x: 0, y: 4000 },
];
const size = { width: 1200, depth: 300 };

it('places a label in the middle of an empty room, else where no piece stands', () => {
  expect(labelPlace(outline, [], size)).toEqual({ x: 3000, y: 2000 });
  const table = { x: 3000, y: 2000, width: 2000, depth: 1000, angle: 0 };
  const planter = { x: 600, y: 250, width: 1000, depth: 350, angle: 0 };
  const place = { ...labelPlace(outline, [table, planter], size), ...size, angle: 0 };
  for (const piece of [table, planter]) expect(rectanglesOverlap(piece, place)).toBe(false);
});

it('stays in the room when furniture fills it', () => {
  const full = { x: 3000, y: 2000, width: 6000, depth: 4000, angle: 0 };
  expect(labelPlace(outline, [full], size)).toEqual({ x: 3000, y: 2000 });
});
