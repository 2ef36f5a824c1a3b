import { describe, expect, it } from 'vitest';
import { point, rectangularRoom } from '../../../tests/support/planned-products.ts';
import { wallDistances } from './wall-distances.ts';

const room = rectangularRoom(6_000, 4_000);
const area = { x: 1_000, y: 1_500, width: 1_600, depth: 800, angle: 0 };

describe('how far a piece is from the walls', () => {
  it('is measured from its sides', () => {
    expect(wallDistances(room, area)).toEqual({ left: 200, right: 4_200, top: 1_100, bottom: 2_100 });
  });

  it('is measured from where it reaches when it is turned', () => {
    expect(wallDistances(room, { ...area, angle: 90 })).toEqual({
      left: 600,
      right: 4_600,
      top: 700,
      bottom: 1_700,
    });
  });

  it('is that to the nearest wall of a bent room', () => {
    const outline = [
      point(0, 0),
      point(3_000, 0),
      point(3_000, 2_000),
      point(6_000, 2_000),
      point(6_000, 4_000),
      point(0, 4_000),
    ];
    expect(wallDistances({ outline }, area).right).toBe(1_200);
    expect(wallDistances({ outline }, { ...area, x: 4_500, y: 3_000 }).top).toBe(600);
  });

  it('is nothing where the piece reaches through the wall', () => {
    expect(wallDistances(room, { ...area, x: 500 }).left).toBe(0);
  });
});
