import { describe, expect, it } from 'vitest';
import { isWithin, rectanglesOverlap } from '#domain/planner/geometry/rectangle.ts';
import { placedPieces } from '#domain/planner/placed-piece.ts';
import {
  piece,
  plan,
  planned,
  plannedProducts as products,
  rectangularRoom,
  sample,
} from '../../../tests/support/plans/planned-products.ts';
import { freePlace } from './free-place.ts';

const desk = planned(sample.desk);
const room = rectangularRoom(5_000, 4_000);
const sized = { width: desk.width, depth: desk.depth, angle: 0 };

describe('the place of a piece that nobody has given one', () => {
  it('is the wanted one while nothing stands there', () => {
    expect(freePlace(plan([room]), products, desk, { x: 2_500, y: 2_000 })).toEqual({ x: 2_500, y: 2_000 });
  });

  it('is within the room and on no other piece', () => {
    let office = plan([room]);
    for (let count = 0; count < 5; count += 1) {
      const place = freePlace(office, products, desk, { x: 2_500, y: 2_000 });
      const area = { ...place, ...sized };
      expect(isWithin(room.outline, area)).toBe(true);
      expect(placedPieces(office, products).some((other) => rectanglesOverlap(other.area, area))).toBe(false);
      office = plan([room], [...office.pieces, piece(sample.desk, place.x, place.y)]);
    }
  });

  it('is the wanted one where nothing is free', () => {
    const small = rectangularRoom(1_000, 500);
    expect(freePlace(plan([small]), products, desk, { x: 500, y: 250 })).toEqual({ x: 500, y: 250 });
  });
});
