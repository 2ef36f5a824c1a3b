import { describe, expect, test } from 'vitest';
import { piece, planned, plannedProducts, sample } from '../../../tests/support/plans/planned-products.ts';
import { rotationOf } from './geometry/rectangle.ts';
import { placePiece } from './placed-piece.ts';
import { chairToEdge, type SeatPlace, seatPlaces, seatPlacesOf } from './seat-places.ts';

const places = (slug: string) => seatPlaces(planned(slug));
const all = [...plannedProducts.values()];

/** Where one looks, from the place, as far as `distance`. */
function ahead({ x, y, angle }: SeatPlace, distance: number) {
  const [cos, sin] = rotationOf(angle);
  return { x: x - sin * distance, y: y + cos * distance };
}

describe('people at furniture', () => {
  test('are as many as the product seats', () => {
    for (const product of all.filter(({ kind }) => kind !== 'chair')) {
      expect(seatPlaces(product), product.slug).toHaveLength(product.seats);
    }
  });

  test('look at what they sit at, from the same distance of its edge', () => {
    for (const product of all) {
      for (const place of seatPlaces(product).filter(({ needsChair }) => needsChair)) {
        const edge = ahead(place, place.toEdge + 10);
        const before = ahead(place, place.toEdge - 10);
        const isOn = ({ x, y }: typeof edge) =>
          Math.abs(x) <= product.width / 2 && Math.abs(y) <= product.depth / 2;
        expect(isOn(edge), product.slug).toBe(true);
        if (!product.facts.corner) expect(isOn(before), product.slug).toBe(false);
      }
    }
  });

  test('have 500 mm each', () => {
    for (const product of all) {
      const seats = seatPlaces(product);
      for (const [index, one] of seats.entries()) {
        for (const other of seats.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y), product.slug).toBeGreaterThanOrEqual(500);
        }
      }
    }
  });

  test('sit in front of a desk', () => {
    expect(places(sample.desk)).toMatchObject([{ x: 0, y: 350 + chairToEdge, angle: 180, use: 'work' }]);
  });

  test('sit between a desk and its return, which is on the side that the shop states', () => {
    const [right] = places('sadu-l-shape-desk-180-oak');
    const [left] = places('sadu-l-shape-desk-180-walnut');
    expect(right).toMatchObject({ x: -300, y: -800 + 800 + chairToEdge, angle: 180 });
    expect(left).toMatchObject({ x: 300, y: chairToEdge });
  });

  test('sit on both sides of a bench, face to face', () => {
    const bench = planned(sample.bench);
    const [first, second, third] = places(sample.bench);
    expect(first).toMatchObject({ x: -600, y: bench.depth / 2 + chairToEdge, angle: 180 });
    expect(second).toMatchObject({ x: 600 });
    expect(third).toMatchObject({ x: -600, y: -bench.depth / 2 - chairToEdge, angle: 0 });
  });

  test('take the ends of a table when its long sides are too short for all', () => {
    const ends = (slug: string) => places(slug).filter(({ y }) => y === 0).length;
    expect(ends('majlis-conference-table-280-white')).toBe(0);
    expect(ends('majlis-conference-table-320-walnut')).toBe(2);
    expect(ends('majlis-boardroom-table-480-walnut')).toBe(2);
    expect(ends('liwan-cafe-table-80-white')).toBe(2);
  });

  test('sit on one side of a training table, all looking to the front of the room', () => {
    expect(places('sadu-flip-top-training-table-140-white').map(({ angle }) => angle)).toEqual([180, 180]);
  });

  test('sit behind a counter and look at visitors', () => {
    expect(places(sample.counter)).toMatchObject([{ y: -400 - chairToEdge, angle: 0 }]);
  });

  test('need no chairs where the product has its own seats', () => {
    for (const slug of [sample.sofa, sample.pod, 'liwan-canteen-set-120-ochre', 'samt-open-pod-240-green']) {
      const { width, depth } = planned(slug);
      for (const { needsChair, x, y } of places(slug)) {
        expect(needsChair).toBe(false);
        expect(Math.abs(x)).toBeLessThan(width / 2);
        expect(Math.abs(y)).toBeLessThan(depth / 2);
      }
    }
  });

  test('turn with the piece', () => {
    const [seat] = seatPlacesOf(
      placePiece(piece(sample.desk, 5_000, 3_000, { angle: 90 }), planned(sample.desk)),
    );
    // Its front is on the left; who sits there looks to the right.
    expect(seat).toMatchObject({ x: 5_000 - 350 - chairToEdge, y: 3_000, angle: 270 });
  });
});
