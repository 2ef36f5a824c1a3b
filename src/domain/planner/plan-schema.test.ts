import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrorsFrom } from '#primitives/field-errors.ts';
import { anyPlan } from '../../../tests/support/plans/any-plan.ts';
import {
  door,
  piece,
  plan,
  point,
  rectangularRoom,
  windowIn,
} from '../../../tests/support/plans/planned-products.ts';
import { signedArea } from './geometry/polygon.ts';
import { openingSegment, socketPoint } from './geometry/walls.ts';
import type { Plan, Room } from './plan.ts';
import { planSchema } from './plan-schema.ts';

const room = rectangularRoom(6_000, 5_000, { openings: [door(0, 1_000), windowIn(1, 1_000, 2_000)] });
const desk = piece(randomUUID(), 1_000, 1_000, { id: 'desk' });

/** The first thing that the schema says against a plan. */
function objection(given: unknown) {
  const { error } = planSchema.safeParse(given, { reportInput: true });
  return error ? fieldErrorsFrom(error.issues)[0] : null;
}

const withRoom = (changed: Partial<Room>) => plan([{ ...room, ...changed }]);

test('a plan that can be built is taken as it is', () => {
  expect(planSchema.parse(plan([room], [desk]))).toEqual(plan([room], [desk]));
  fc.assert(
    fc.property(anyPlan, (any) => {
      expect(objection(any)).toBeNull();
    }),
  );
});

describe('a plan from elsewhere is refused with a reason', () => {
  test.each<[string, unknown, object]>([
    [
      '10,000 pieces',
      plan(
        [room],
        Array.from({ length: 10_000 }, (_, n) => ({ ...desk, id: `p${n}` })),
      ),
      { path: 'pieces', code: 'too_many', limit: 1_500 },
    ],
    [
      'a wall of 1 cm',
      withRoom({ outline: [point(0, 0), point(10, 0), point(10, 4_000), point(0, 4_000)], openings: [] }),
      { path: 'rooms.0.outline', rule: 'wall_length' },
    ],
    [
      'a wall of 1 km',
      withRoom({ outline: [point(0, 0), point(1_000_000, 0), point(1_000_000, 4_000)], openings: [] }),
      { path: 'rooms.0.outline.1.x', code: 'too_big', limit: 200_000 },
    ],
    [
      'walls that cross',
      withRoom({
        outline: [point(0, 0), point(4_000, 4_000), point(4_000, 0), point(0, 4_000)],
        openings: [],
      }),
      { path: 'rooms.0.outline', rule: 'uncrossed_walls' },
    ],
    [
      'a door beyond its wall',
      withRoom({ openings: [door(0, 5_500)] }),
      { path: 'rooms.0.openings', rule: 'within_wall' },
    ],
    [
      'a door in a wall that is not there',
      withRoom({ openings: [door(7, 0)] }),
      { path: 'rooms.0.openings', rule: 'within_wall' },
    ],
    [
      'a window in a door',
      withRoom({ openings: [door(0, 1_000), windowIn(0, 1_500, 800)] }),
      { path: 'rooms.0.openings', rule: 'openings_apart' },
    ],
    [
      'a socket beyond its wall',
      withRoom({ sockets: [{ id: 's', wall: 1, at: 5_100 }] }),
      { path: 'rooms.0.sockets', rule: 'within_wall' },
    ],
    [
      'two pieces with one id',
      plan([room], [desk, { ...desk, x: 3_000 }]),
      { path: 'pieces.1.id', rule: 'each_once' },
    ],
    ['half a millimetre', plan([room], [{ ...desk, x: 0.5 }]), { path: 'pieces.0.x' }],
    [
      'a direction beyond a circle',
      plan([room], [{ ...desk, angle: 360 }]),
      { path: 'pieces.0.angle', code: 'too_big' },
    ],
    [
      'a room of two corners',
      withRoom({ outline: [point(0, 0), point(4_000, 0)], openings: [] }),
      { path: 'rooms.0.outline', code: 'too_few' },
    ],
    ['more than a plan has', { ...plan([room]), script: 'alert(1)' }, { code: 'unknown_field' }],
    ['something else', 'a plan', {}],
  ])('%s', (_, given, expected) => {
    expect(objection(given)).toMatchObject(expected);
  });
});

test('corners that were drawn the other way round are turned, with all that is in the walls in its place', () => {
  const drawn: Plan = plan([
    { ...room, outline: room.outline.toReversed(), sockets: [{ id: 's', wall: 2, at: 700 }] },
  ]);
  const [before] = drawn.rooms;
  const [after] = planSchema.parse(drawn).rooms;
  if (!before || !after) throw new Error('the plan has lost its room');
  expect(signedArea(after.outline)).toBeGreaterThan(0);
  for (const [index, opening] of before.openings.entries()) {
    const placed = openingSegment(before, opening);
    // The wall goes the other way, and so does the opening in it.
    expect(openingSegment(after, after.openings[index] ?? opening)).toEqual({
      from: placed?.to,
      to: placed?.from,
    });
  }
  const [socket] = before.sockets;
  const [moved] = after.sockets;
  if (!socket || !moved) throw new Error('the room has lost its socket');
  expect(socketPoint(after, moved)).toEqual(socketPoint(before, socket));
  expect(after.openings.map(({ hinge }) => hinge)).toEqual(['end', 'end']);
});
