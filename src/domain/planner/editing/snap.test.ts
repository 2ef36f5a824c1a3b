import { expect, test } from 'vitest';
import {
  piece,
  plan,
  planned,
  plannedProducts,
  point,
  rectangularRoom,
  sample,
} from '../../../../tests/support/plans/planned-products.ts';
import type { Plan } from '../plan.ts';
import { snapPiece } from './snap.ts';

const empty = plan([rectangularRoom(6_000, 5_000)]);
const drop = (into: Plan, slug: string, x: number, y: number, angle = 0) =>
  snapPiece(into, plannedProducts, planned(slug), { x, y, angle }, { reach: 150, without: new Set() });

test('a cupboard near a wall stands with its back to it and looks into the room', () => {
  expect(drop(empty, sample.cupboard, 3_020, 290, 90)).toMatchObject({ x: 3_000, y: 210, angle: 0 });
  expect(drop(empty, sample.cupboard, 5_700, 2_500)).toMatchObject({ x: 6_000 - 210, y: 2_500, angle: 90 });
  expect(drop(empty, sample.cupboard, 3_000, 4_850)).toMatchObject({ y: 5_000 - 210, angle: 180 });
  expect(drop(empty, sample.cupboard, 100, 2_500)).toMatchObject({ x: 210, angle: 270 });
});

test('near a corner it stands in it', () => {
  expect(drop(empty, sample.cupboard, 380, 250)).toMatchObject({ x: 460, y: 210 });
});

test('at a wall that is askew it is askew too', () => {
  const outline = [point(0, 0), point(6_000, 0), point(6_000, 6_000)];
  const askew = plan([{ ...rectangularRoom(1_000, 1_000), outline }]);
  const { x, y, angle } = drop(askew, sample.cupboard, 3_150, 2_850);
  expect(angle).toBe(225);
  // As far from the wall as it is deep to its middle.
  expect(Math.abs(Math.abs(x - y) / Math.SQRT2 - 210)).toBeLessThanOrEqual(1);
});

test('a piece comes in line with its neighbour and says along which line', () => {
  const beside = plan([rectangularRoom(6_000, 5_000)], [piece(sample.pedestal, 2_000, 2_500)]);
  const snapped = drop(beside, sample.pedestal, 2_430, 2_540);
  expect(snapped).toMatchObject({ x: 2_400, y: 2_500 });
  expect(snapped.guides).toHaveLength(2);
  for (const { from, to } of snapped.guides) expect(from.x === to.x || from.y === to.y).toBe(true);
});

test('with nothing near it stands on the grid, and its own old place does not hold it', () => {
  expect(drop(empty, sample.pedestal, 2_431, 2_544)).toEqual({ x: 2_450, y: 2_550, angle: 0, guides: [] });
  const own = piece(sample.pedestal, 2_440, 2_540, { id: 'own' });
  const moved = snapPiece(
    plan([rectangularRoom(6_000, 5_000)], [own]),
    plannedProducts,
    planned(sample.pedestal),
    { x: 2_431, y: 2_544, angle: 0 },
    { reach: 150, without: new Set(['own']) },
  );
  expect(moved).toMatchObject({ x: 2_450, y: 2_550 });
});
