import { describe, expect, test } from 'vitest';
import {
  piece,
  plan,
  planned,
  plannedProducts,
  rectangularRoom,
  sample,
} from '../../../../tests/support/plans/planned-products.ts';
import type { Plan } from '../plan.ts';
import { planLimits } from '../plan.ts';
import { alignPieces, distributePieces } from './align.ts';
import type { Edit } from './edit.ts';
import {
  addPieces,
  duplicatePieces,
  groupPieces,
  movePiece,
  movePieces,
  removePieces,
  setAngle,
  swapProduct,
  turnPieces,
  ungroupPieces,
} from './pieces.ts';

const numbered = () => {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
};
const one = piece(sample.desk, 1_000, 1_000, { id: 'one', group: 'a' });
const two = piece(sample.chair, 1_000, 1_650, { id: 'two', group: 'a', angle: 180 });
const alone = piece(sample.cupboard, 4_000, 210, { id: 'alone' });
const start = plan([rectangularRoom(6_000, 5_000)], [one, two, alone]);

function planAfter(edit: Edit): Plan {
  if (!edit.done) throw new Error(`refused: ${edit.refusal}`);
  return edit.plan;
}

const pieceOf = ({ pieces }: Plan, id: string) => pieces.find((found) => found.id === id);

describe('pieces', () => {
  test('are moved with their group, and the others are not touched', () => {
    const moved = planAfter(movePieces(start, ['two'], { x: 500, y: -100 }));
    expect(pieceOf(moved, 'one')).toMatchObject({ x: 1_500, y: 900 });
    expect(pieceOf(moved, 'two')).toMatchObject({ x: 1_500, y: 1_550 });
    expect(pieceOf(moved, 'alone')).toBe(alone);
    expect(moved.rooms).toBe(start.rooms);
  });

  test('are placed by themselves where the place is given for one of them', () => {
    const placed = planAfter(movePiece(start, 'two', { x: 0, y: 100 }));
    expect(pieceOf(placed, 'two')).toEqual({ ...two, y: 1_750 });
    expect(pieceOf(placed, 'one')).toBe(one);
    expect(movePiece(start, 'gone', { x: 0, y: 0 })).toEqual({ done: false, refusal: 'not_found' });
  });

  test('are turned as a whole about their middle, four times back to where they were', () => {
    const turned = planAfter(turnPieces(start, ['one'], 90));
    // What is in front of the desk is on its left after a quarter turn.
    expect(pieceOf(turned, 'one')).toMatchObject({ x: 1_325, y: 1_325, angle: 90 });
    expect(pieceOf(turned, 'two')).toMatchObject({ x: 675, y: 1_325, angle: 270 });
    const whole = [1, 2, 3].reduce((now) => planAfter(turnPieces(now, ['one'], 90)), turned);
    expect(whole.pieces).toEqual(start.pieces);
    expect(pieceOf(planAfter(setAngle(start, 'alone', -90)), 'alone')?.angle).toBe(270);
  });

  test('are copied into groups of their own', () => {
    const copied = planAfter(duplicatePieces(start, ['one', 'alone'], { x: 100, y: 100 }, numbered()));
    const copies = copied.pieces.slice(3);
    expect(copies.map(({ product }) => product)).toEqual([one.product, two.product, alone.product]);
    const [desk, chair, cupboard] = copies;
    expect(desk?.group).toBe(chair?.group);
    expect(desk?.group).not.toBe('a');
    expect(cupboard?.group).toBeNull();
    expect(new Set(copied.pieces.map(({ id }) => id)).size).toBe(6);
  });

  test('are grouped, parted and removed', () => {
    const together = planAfter(groupPieces(start, ['alone', 'one'], numbered()));
    expect(new Set(together.pieces.map(({ group }) => group))).toEqual(new Set(['new-1']));
    const parted = planAfter(ungroupPieces(together, ['two']));
    expect(planAfter(removePieces(parted, ['two'])).pieces.map(({ id }) => id)).toEqual(['one', 'alone']);
    expect(planAfter(removePieces(start, ['two'])).pieces).toEqual([alone]);
  });

  test('are refused off the drawing, above the limit, and where there are none', () => {
    const { longestSide } = planLimits;
    expect(movePieces(start, ['one'], { x: longestSide, y: 0 })).toEqual({
      done: false,
      refusal: 'outside_drawing',
    });
    expect(movePieces(start, ['one'], { x: Number.NaN, y: 0 })).toEqual({
      done: false,
      refusal: 'outside_drawing',
    });
    const many = Array.from({ length: planLimits.pieces }, () => alone);
    expect(addPieces(start, many, numbered())).toEqual({ done: false, refusal: 'too_many_pieces' });
    expect(removePieces(start, ['nobody'])).toEqual({ done: false, refusal: 'not_found' });
  });

  test('are swapped for another product, with their backs at the same wall', () => {
    const swapped = planAfter(
      swapProduct(start, sample.cupboard, 'khazna-tambour-cupboard-120', plannedProducts),
    );
    const depth = planned('khazna-tambour-cupboard-120').depth;
    expect(pieceOf(swapped, 'alone')).toMatchObject({ product: 'khazna-tambour-cupboard-120', y: depth / 2 });
    const chairs = planAfter(swapProduct(start, sample.chair, sample.meetingChair, plannedProducts));
    expect(pieceOf(chairs, 'two')).toEqual({ ...two, product: sample.meetingChair });
    expect(swapProduct(start, sample.chair, 'never-sold', plannedProducts)).toMatchObject({
      refusal: 'no_such_product',
    });
  });
});

describe('several pieces', () => {
  const boxes = [
    piece(sample.pedestal, 1_000, 1_000, { id: 'a' }),
    piece(sample.cupboard, 2_000, 1_300, { id: 'b' }),
    piece(sample.pedestal, 5_000, 900, { id: 'c', angle: 90 }),
  ];
  const rows = plan([], boxes);
  const ids = ['a', 'b', 'c'];

  test('are aligned by their edges and middles', () => {
    const top = planAfter(alignPieces(rows, ids, plannedProducts, 'y', 'start'));
    // 900 less half the width of a pedestal that lies across.
    expect(top.pieces.map(({ y }) => y)).toEqual([700 + 280, 700 + 210, 900]);
    const right = planAfter(alignPieces(rows, ids, plannedProducts, 'x', 'end'));
    expect(right.pieces.map(({ x }) => x)).toEqual([5_280 - 200, 5_280 - 460, 5_000]);
    const middle = planAfter(alignPieces(rows, ids, plannedProducts, 'y', 'middle'));
    expect(new Set(middle.pieces.map(({ y }) => y)).size).toBe(1);
  });

  test('get equal gaps, the outer ones staying', () => {
    const { pieces } = planAfter(distributePieces(rows, ids, plannedProducts, 'x'));
    const [a, b, c] = pieces.map(({ x }) => x);
    expect([a, c]).toEqual([1_000, 5_000]);
    expect((b ?? 0) - 460 - 1_200).toBe(4_720 - ((b ?? 0) + 460));
  });
});
