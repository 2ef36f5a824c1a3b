import { describe, expect, it } from 'vitest';
import {
  piece,
  planned,
  plannedProducts,
  point,
  rectangularRoom,
  sample,
} from '../../../tests/support/plans/planned-products.ts';
import { coveredArea, wallDistances } from './wall-distances.ts';

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

describe('what pieces cover', () => {
  const { width, depth } = planned(sample.desk);
  const desk = piece(sample.desk, 2_000, 2_000);

  it('is the piece itself, as it is turned', () => {
    const turned = { x: 2_000, y: 2_000, width, depth, angle: 30 };
    expect(coveredArea([{ ...desk, angle: 30 }], plannedProducts)).toEqual(turned);
  });

  it('reaches from the first to the last of several, whatever their directions', () => {
    const across = piece(sample.desk, 4_000, 2_000, { angle: 90 });
    const area = coveredArea([desk, across], plannedProducts);
    expect(area).toMatchObject({ angle: 0, depth: width });
    expect(wallDistances(room, area ?? expect.fail())).toMatchObject({
      left: 2_000 - width / 2,
      top: 2_000 - width / 2,
      right: 2_000 - depth / 2,
    });
  });

  it('is not known of what the shop does not sell any more', () => {
    expect(coveredArea([piece('gone', 1_000, 1_000)], plannedProducts)).toBeNull();
    expect(coveredArea([desk, piece('gone', 1_000, 1_000)], plannedProducts)).toMatchObject({ width, depth });
  });
});
