import { describe, expect, it } from 'vitest';
import { door, plan, point, rectangularRoom } from '../../../../tests/support/plans/planned-products.ts';
import { draggedBuilding, inLine } from './building-gestures.ts';

const office = plan([rectangularRoom(6_000, 4_000, { openings: [door(2, 500)] })]);
const dragged = (drag: Omit<Parameters<typeof draggedBuilding>[0], 'plan'>) => {
  const made = draggedBuilding({ ...drag, plan: office });
  return made?.done ? made.plan.rooms[0] : made;
};

describe('parts of the building that are dragged', () => {
  it('move a wall across, whatever way the pointer takes along it', () => {
    const room = dragged({
      handle: { kind: 'wall', room: 'room', wall: 1 },
      from: point(6_000, 2_000),
      at: point(7_020, 2_900),
      reach: 100,
    });
    expect(room).toMatchObject({
      outline: [point(0, 0), point(7_000, 0), point(7_000, 4_000), point(0, 4_000)],
    });
  });

  it('put a corner into line with others', () => {
    const room = dragged({
      handle: { kind: 'corner', room: 'room', corner: 1 },
      from: point(6_000, 0),
      at: point(5_000, 60),
      reach: 100,
    });
    expect(room).toMatchObject({
      outline: [point(0, 0), point(5_000, 0), point(6_000, 4_000), point(0, 4_000)],
    });
  });

  it('take a door to another wall, and no further than its end', () => {
    const room = dragged({
      handle: { kind: 'opening', room: 'room', id: 'door-2-500' },
      from: point(5_000, 4_000),
      at: point(5_800, 60),
      reach: 100,
    });
    expect(room).toMatchObject({ openings: [{ wall: 0, at: 5_100 }] });
  });

  it('are refused where walls would cross', () => {
    const made = dragged({
      handle: { kind: 'wall', room: 'room', wall: 1 },
      from: point(6_000, 2_000),
      at: point(-500, 2_000),
      reach: 100,
    });
    expect(made).toMatchObject({ done: false });
  });
});

describe('a corner', () => {
  it('is on the grid, unless another corner is near its line', () => {
    expect(inLine(point(1_012, 988), [point(1_040, 5_000)], 40)).toEqual(point(1_040, 1_000));
    expect(inLine(point(1_012, 988), [], 40)).toEqual(point(1_000, 1_000));
  });
});
