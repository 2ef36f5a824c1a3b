import fc from 'fast-check';
import { lShapeOutline, rectangleOutline } from '#domain/planner/editing/rooms.ts';
import { lengthOf } from '#domain/planner/geometry/polygon.ts';
import { rotationOf } from '#domain/planner/geometry/rectangle.ts';
import { wallsOf } from '#domain/planner/geometry/walls.ts';
import type { Opening, Piece, Plan, Point, Room } from '#domain/planner/plan.ts';
import { findRoomFault } from '#domain/planner/room-validity.ts';
import { plannedProducts } from './planned-products.ts';

const product = fc.constantFrom(...plannedProducts.keys());
const corner = fc.constantFrom('top-left', 'top-right', 'bottom-right', 'bottom-left');
const side = fc.integer({ min: 1_500, max: 15_000 });
const angle = fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.integer({ min: 0, max: 359 }));

/** Rectangles, L-shapes and stars with walls at any angle. */
const anyOutline: fc.Arbitrary<Point[]> = fc.oneof(
  fc.tuple(side, side).map(([width, depth]) => rectangleOutline({ x: 0, y: 0 }, width, depth)),
  fc.tuple(side, side, corner).map(([width, depth, missing]) => {
    const cut = { width: Math.floor(width / 2), depth: Math.floor(depth / 2), corner: missing };
    return lShapeOutline({ x: 0, y: 0 }, { width, depth }, cut);
  }),
  fc.array(fc.integer({ min: 2_000, max: 8_000 }), { minLength: 3, maxLength: 9 }).map((reaches) =>
    reaches.map((reach, index) => {
      const [cos, sin] = rotationOf((index * 360) / reaches.length);
      return { x: Math.round(reach * cos), y: Math.round(reach * sin) };
    }),
  ),
);

function anyOpening(outline: readonly Point[]): fc.Arbitrary<Omit<Opening, 'id'>> {
  return fc.integer({ min: 0, max: outline.length - 1 }).chain((wall) => {
    const length = Math.floor(
      lengthOf(wallsOf({ outline })[wall] ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }),
    );
    return fc.integer({ min: 1, max: Math.max(1, Math.min(1_800, length)) }).chain((width) =>
      fc.record({
        kind: fc.constantFrom('door', 'window'),
        wall: fc.constant(wall),
        at: fc.integer({ min: 0, max: Math.max(0, length - width) }),
        width: fc.constant(width),
        swing: fc.constantFrom('in', 'out', 'none'),
        hinge: fc.constantFrom('start', 'end'),
      }),
    );
  });
}

const anyRoom: fc.Arbitrary<Omit<Room, 'id'>> = anyOutline
  .chain((outline) =>
    fc.record({
      name: fc.constant('Room'),
      outline: fc.constant(outline),
      ceiling: fc.integer({ min: 2_000, max: 4_000 }),
      openings: fc.array(anyOpening(outline), { maxLength: 4 }).map(withoutOverlaps),
      obstacles: fc.array(
        fc.record({
          kind: fc.constantFrom('column', 'area'),
          name: fc.constant(''),
          x: fc.integer({ min: -2_000, max: 12_000 }),
          y: fc.integer({ min: -2_000, max: 12_000 }),
          width: fc.integer({ min: 1, max: 3_000 }),
          depth: fc.integer({ min: 1, max: 3_000 }),
          angle,
        }),
        { maxLength: 2 },
      ),
      sockets: fc.array(fc.record({ wall: fc.constant(0), at: fc.integer({ min: 0, max: 300 }) }), {
        maxLength: 2,
      }),
    }),
  )
  .map(({ openings, obstacles, sockets, ...room }) => ({
    ...room,
    openings: openings.map((opening, index) => ({ id: `o${index}`, ...opening })),
    obstacles: obstacles.map((obstacle, index) => ({ id: `b${index}`, ...obstacle })),
    sockets: sockets.map((socket, index) => ({ id: `s${index}`, ...socket })),
  }))
  .filter((room) => findRoomFault(room) === null);

function withoutOverlaps(openings: readonly Omit<Opening, 'id'>[]): Omit<Opening, 'id'>[] {
  return openings.filter(
    (one, index) =>
      !openings
        .slice(0, index)
        .some(
          (other) =>
            one.wall === other.wall && one.at < other.at + other.width && other.at < one.at + one.width,
        ),
  );
}

const anyPiece: fc.Arbitrary<Omit<Piece, 'id'>> = fc.record({
  product,
  x: fc.integer({ min: -3_000, max: 16_000 }),
  y: fc.integer({ min: -3_000, max: 16_000 }),
  angle,
  group: fc.option(fc.constantFrom('one', 'two')),
});

/** Any valid plan with seeded products, as `plannedProducts` has them, whether or not they fit. */
export const anyFurnishedPlan: fc.Arbitrary<Plan> = fc
  .record({
    rooms: fc.array(anyRoom, { maxLength: 3 }),
    pieces: fc.array(anyPiece, { maxLength: 25 }),
  })
  .map(({ rooms, pieces }) => ({
    name: 'Plan',
    rooms: rooms.map((room, index) => ({ id: `r${index}`, ...room })),
    pieces: pieces.map((piece, index) => ({ id: `p${index}`, ...piece })),
  }));
