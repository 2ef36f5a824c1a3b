import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceTo, isInside } from '../geometry/polygon.ts';
import { placePiece } from '../placed-piece.ts';
import type { Plan, Room } from '../plan.ts';
import { plannedFacts } from '../planned-facts.ts';
import type { PieceKind, PlannedProduct } from '../planned-product.ts';
import { elevationOf } from './elevation.ts';
import { walk, walkingBarriers } from './walking.ts';
import { wallParts } from './wall-parts.ts';

const ceiling = 2_800;
const door = { id: 'd', kind: 'door', wall: 1, at: 1_000, width: 900, swing: 'in', hinge: 'start' } as const;

function rectangle(id: string, left: number, width: number, openings: Room['openings'] = []): Room {
  const outline = [
    { x: left, y: 0 },
    { x: left + width, y: 0 },
    { x: left + width, y: 3_000 },
    { x: left, y: 3_000 },
  ];
  return { id, name: '', outline, ceiling, openings, obstacles: [], sockets: [] };
}

const plan: Plan = {
  name: '',
  rooms: [rectangle('one', 0, 4_000, [door]), rectangle('two', 4_100, 4_000)],
  pieces: [],
};

function product(kind: PieceKind, width: number, depth: number, height: number): PlannedProduct {
  const described = { id: kind, slug: kind, sku: kind, name: kind, category: 'any', subcategory: null };
  const sold = {
    price: 0 as PlannedProduct['price'],
    stock: 1,
    leadTimeDays: 1,
    weightKg: null,
    cartons: null,
  };
  const attributes = {};
  const facts = plannedFacts({ ...described, kind, width, depth, attributes });
  const shown = { model: null, picture: null, swatch: null };
  return { ...described, ...sold, ...shown, kind, width, depth, height, seats: 1, facts };
}

describe('the walls of a room', () => {
  test('are whole without openings and as high as the room', () => {
    expect(wallParts(rectangle('plain', 0, 4_000))).toHaveLength(4);
    expect(wallParts(rectangle('plain', 0, 4_000))[0]).toMatchObject({
      from: 0,
      to: 4_000,
      bottom: 0,
      top: ceiling,
    });
  });

  test('leave doors free and have glass in windows', () => {
    const window = { ...door, id: 'w', kind: 'window', at: 2_000, width: 800, swing: 'none' } as const;
    const parts = wallParts(rectangle('open', 0, 4_000, [window, door])).filter(({ wall }) => wall === 1);
    const at = (along: number, height: number) =>
      parts.find(
        ({ from, to, bottom, top }) => from <= along && along < to && bottom <= height && height < top,
      );
    expect(at(1_400, 1_000)).toBeUndefined();
    expect(at(1_400, 2_500)).toMatchObject({ isGlass: false });
    expect(at(2_400, 1_500)).toMatchObject({ isGlass: true });
    expect(at(2_400, 300)).toMatchObject({ isGlass: false });
    expect(at(500, 1_500)).toMatchObject({ isGlass: false });
  });
});

describe('a piece', () => {
  const desk = placePiece(
    { id: 'a', product: 'desk', x: 800, y: 400, angle: 0, group: null },
    product('desk', 1_600, 800, 1_120),
  );

  test('on a desk stands on its top, and elsewhere on the floor', () => {
    const screen = product('desktop', 600, 200, 500);
    const placed = (x: number) =>
      placePiece({ id: 'b', product: 'desktop', x, y: 400, angle: 0, group: null }, screen);
    expect(elevationOf(placed(800), [desk])).toBe(740);
    expect(elevationOf(placed(3_000), [desk])).toBe(0);
    expect(elevationOf(desk, [desk])).toBe(0);
  });
});

describe('who walks through a plan', () => {
  const barriers = walkingBarriers(plan);

  test('passes a door into the next room', () => {
    const end = walk(barriers, { x: 3_000, y: 1_450 }, { x: 5_500, y: 1_450 });
    expect(end.x).toBeGreaterThan(5_400);
  });

  test('does not pass a wall, but slides along it', () => {
    const end = walk(barriers, { x: 3_000, y: 2_400 }, { x: 5_500, y: 2_800 });
    expect(end.x).toBeLessThan(4_000);
    expect(end.y).toBeGreaterThan(2_500);
  });

  test('never leaves the rooms and is never in a wall, wherever one wants to go', () => {
    const coordinate = fc.integer({ min: -2_000, max: 10_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 12 }), (aims) => {
        let place = { x: 2_000, y: 1_500 };
        for (const aim of aims) {
          place = walk(barriers, place, aim);
          expect(place.x).toBeGreaterThan(0);
          expect(place.x).toBeLessThan(8_100);
          expect(place.y).toBeGreaterThan(0);
          expect(place.y).toBeLessThan(3_000);
          for (const barrier of barriers) expect(distanceTo(barrier, place)).toBeGreaterThan(240);
        }
        expect(
          plan.rooms.some(({ outline }) => isInside(outline, place)) || Math.abs(place.x - 4_050) <= 50,
        ).toBe(true);
      }),
    );
  });
});
