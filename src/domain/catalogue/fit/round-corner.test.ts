import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { type Corner, carryRound } from './round-corner.ts';

const low = 100;

/** A flat box of these sides below a ceiling that does not let it be raised. */
const flat = (length: number, width: number): Box => ({ width: length, depth: width, height: low });
const corner = (first: number, second: number): Corner => ({ first, second, height: low });

describe('a box round a corner', () => {
  it('slides sideways, is turned, or stays outside', () => {
    expect(carryRound(flat(900, 700), corner(1000, 1000))?.attitude).toBe('upright');
    // As long as the ladder of the textbook: (1000^(2/3) + 1000^(2/3))^(3/2) = 2828.
    expect(carryRound(flat(2800, 10), corner(1000, 1000))?.attitude).toBe('upright');
    expect(carryRound(flat(2850, 10), corner(1000, 1000))).toBeUndefined();
  });

  it('is stood on end, or raised, below a higher ceiling', () => {
    const stairs = { first: 900, second: 900, height: 2200 };
    expect(carryRound({ width: 2100, depth: 800, height: 700 }, stairs)).toEqual({
      attitude: 'turned',
      raised: null,
    });
    const raised = carryRound({ width: 2600, depth: 300, height: 200 }, stairs);
    expect(raised?.attitude).toBe('tilted');
    const { long = 0, thick = 0, angle = 0 } = raised?.raised ?? {};
    expect(long * Math.sin(angle) + thick * Math.cos(angle)).toBeCloseTo(2200);
  });

  it('gives the same answer from both sides and however the box is turned before', () => {
    const length = fc.integer({ min: 100, max: 3000 });
    fc.assert(
      fc.property(length, length, length, length, length, length, (a, b, c, first, second, height) => {
        const passes = (box: Box, through: Corner) => carryRound(box, through) !== undefined;
        const box = { width: a, depth: b, height: c };
        const answer = passes(box, { first, second, height });
        expect(passes(box, { first: second, second: first, height })).toBe(answer);
        expect(passes({ width: c, depth: a, height: b }, { first, second, height })).toBe(answer);
        expect(passes(box, { first: first + 50, second, height: height + 50 }) || !answer).toBe(true);
      }),
    );
  });

  it('agrees with a search of all positions', () => {
    const length = fc.integer({ min: 8, max: 18 }).map((step) => step * 100);
    const width = fc.integer({ min: 3, max: 8 }).map((step) => step * 100);
    const corridor = fc.integer({ min: 6, max: 11 }).map((step) => step * 100);
    // The search goes in steps, which miss what barely passes, and jump over what barely does not.
    const doubt = 120;
    fc.assert(
      fc.property(length, width, corridor, corridor, (long, across, first, second) => {
        const passes = (by: number) =>
          carryRound(flat(long, across), corner(first + by, second + by)) !== undefined;
        if (isPathFound(long, across, first, second)) expect(passes(doubt)).toBe(true);
        else expect(passes(-doubt)).toBe(false);
      }),
      { numRuns: 15 },
    );
  });
});

const step = 60;
const quarterTurn = 30;

/**
 * Whether a rectangle gets from one corridor into the other: a breadth-first search over its position and angle. The outer walls
 * are the axes; one corridor is `first` wide along the vertical axis, the other `second` high along the horizontal one.
 */
function isPathFound(length: number, width: number, first: number, second: number): boolean {
  const cells = Math.ceil((length + Math.max(first, second) + width) / step);
  const isFree = (x: number, y: number, turn: number) => {
    const corners = cornersOf(length, width, turn).map(([dx, dy]) => [x * step + dx, y * step + dy] as const);
    if (corners.some(([cx, cy]) => cx < 0 || cy < 0)) return false;
    return highestBeyond(corners, first) <= second;
  };
  const seen = new Set<number>();
  const queue: (readonly [number, number, number])[] = [];
  const visit = (x: number, y: number, turn: number) => {
    if (x < 0 || y < 0 || x > cells || y > cells || turn < 0 || turn > quarterTurn) return;
    const state = (x * (cells + 1) + y) * (quarterTurn + 1) + turn;
    if (seen.has(state)) return;
    seen.add(state);
    if (isFree(x, y, turn)) queue.push([x, y, turn]);
  };
  const steps = [-1, 0, 1];
  for (let x = 0; x * step < first; x += 1) for (const turn of [0, quarterTurn]) visit(x, cells, turn);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [x, y, turn] = next;
    if (x === cells) return true;
    for (const dx of steps) for (const dy of steps) for (const dt of steps) visit(x + dx, y + dy, turn + dt);
  }
  return false;
}

function cornersOf(length: number, width: number, turn: number) {
  const angle = ((turn / quarterTurn) * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // Its long side leans against the outer corner, as one carries it round.
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([along = 0, over = 0]) => {
    const [x, y] = [(along * length) / 2, (over * width) / 2];
    return [x * cos + y * sin, -x * sin + y * cos] as const;
  });
}

/** The highest point of a polygon on the far side of the inner wall. */
function highestBeyond(corners: readonly (readonly [number, number])[], wall: number): number {
  return corners.reduce((highest, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    const crossing = x < wall !== nextX < wall ? y + ((wall - x) / (nextX - x)) * (nextY - y) : 0;
    return Math.max(highest, crossing, x > wall ? y : 0);
  }, 0);
}
