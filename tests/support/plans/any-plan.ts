import fc from 'fast-check';
import { type Plan, planLimits, type Room } from '#domain/planner/plan.ts';

const place = fc.integer({ min: -50_000, max: 50_000 });
const size = fc.integer({ min: 1, max: 5_000 });
const name = fc
  .array(fc.constantFrom('Meeting', 'غرفة', 'المدير', '12', "Ann's", '😀', 'a&b', '<b>'), { maxLength: 4 })
  .map((words) => words.join(' '));
const angle = fc.integer({ min: 0, max: 359 });

/** Any plan with the ids that a link gives, so that what is read from a link can be compared with it. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    name,
    rooms: fc.array(anyRoom(), { maxLength: 4 }),
    pieces: fc.array(
      fc.record({
        product: fc.uuid(),
        x: place,
        y: place,
        angle,
        group: fc.option(fc.constantFrom('a', 'b', 'c')),
      }),
      { maxLength: 30 },
    ),
  })
  .map(withLinkIds);

function anyRoom(): fc.Arbitrary<Omit<Room, 'id'>> {
  const wall = fc.integer({ min: 0, max: 3 });
  return fc
    .record({ x: place, y: place, width: fc.integer({ min: 3_000, max: 30_000 }), depth: size })
    .chain(({ x, y, width, depth }) =>
      fc.record({
        name,
        outline: fc.constant([
          { x, y },
          { x: x + width, y },
          { x: x + width, y: y + 2_000 + depth },
          { x, y: y + 2_000 + depth },
        ]),
        ceiling: fc.integer({ min: planLimits.lowestCeiling, max: planLimits.highestCeiling }),
        openings: fc.array(
          fc.record({
            id: fc.constant(''),
            kind: fc.constantFrom('door', 'window'),
            wall: fc.constantFrom(0, 2),
            at: fc.integer({ min: 100, max: 1_500 }),
            width: fc.integer({ min: 600, max: 1_200 }),
            swing: fc.constantFrom('in', 'out', 'none'),
            hinge: fc.constantFrom('start', 'end'),
          }),
          { maxLength: 1 },
        ),
        obstacles: fc.array(
          fc.record({
            id: fc.constant(''),
            kind: fc.constantFrom('column', 'area'),
            name,
            x: place,
            y: place,
            width: size,
            depth: size,
            angle,
          }),
          { maxLength: 3 },
        ),
        sockets: fc.array(fc.record({ id: fc.constant(''), wall, at: fc.integer({ min: 0, max: 2_000 }) }), {
          maxLength: 3,
        }),
      }),
    );
}

interface WithoutIds {
  readonly name: string;
  readonly rooms: readonly Omit<Room, 'id'>[];
  readonly pieces: readonly Omit<Plan['pieces'][number], 'id'>[];
}

/** Renumbers everything by its order. */
export function withLinkIds({ name, rooms, pieces }: WithoutIds): Plan {
  const groups = [...new Set(pieces.flatMap(({ group }) => group ?? []))];
  return {
    name,
    rooms: rooms.map((room, index) => {
      const id = `r${index + 1}`;
      return {
        ...room,
        id,
        openings: room.openings.map((opening, number) => ({ ...opening, id: `${id}o${number + 1}` })),
        obstacles: room.obstacles.map((obstacle, number) => ({ ...obstacle, id: `${id}b${number + 1}` })),
        sockets: room.sockets.map((socket, number) => ({ ...socket, id: `${id}s${number + 1}` })),
      };
    }),
    pieces: pieces.map((piece, index) => ({
      ...piece,
      id: `p${index + 1}`,
      group: piece.group && `g${groups.indexOf(piece.group) + 1}`,
    })),
  };
}
