import { describe, expect, test } from 'vitest';
import {
  door,
  piece,
  plan,
  point,
  rectangularRoom,
  sample,
  windowIn,
} from '../../../../tests/support/plans/planned-products.ts';
import { areaOf, isSimple, signedArea } from '../geometry/polygon.ts';
import { openingSegment } from '../geometry/walls.ts';
import type { Room } from '../plan.ts';
import type { Edit } from './edit.ts';
import {
  addRoom,
  addToRoom,
  changeInRoom,
  lShapeOutline,
  moveRoom,
  rectangleOutline,
  removeFromRoom,
  removeRoom,
} from './rooms.ts';
import { insertCorner, moveCorner, moveWall, removeCorner, setWallLength } from './walls.ts';

const room = rectangularRoom(6_000, 5_000, { openings: [door(0, 1_000), windowIn(1, 1_000, 2_000)] });
const start = plan([room], [piece(sample.desk, 3_000, 2_000), piece(sample.desk, 20_000, 2_000)]);

function roomAfter(edit: Edit): Room {
  if (!edit.done) throw new Error(`refused: ${edit.refusal}`);
  const [changed] = edit.plan.rooms;
  if (!changed) throw new Error('the room is gone');
  return changed;
}

const corners = ({ outline }: Room) => outline.map(({ x, y }) => [x, y]);
const newId = () => 'new';

describe('a wall', () => {
  test('is pulled out with its neighbours, while doors stay where they are', () => {
    const wider = roomAfter(moveWall(start, 'room', 3, 500));
    expect(corners(wider)).toEqual([
      [-500, 0],
      [6_000, 0],
      [6_000, 5_000],
      [-500, 5_000],
    ]);
    const [before, after] = [room.openings[0], wider.openings[0]];
    if (!before || !after) throw new Error('the door is gone');
    expect(openingSegment(wider, after)).toEqual(openingSegment(room, before));
    expect(wider.openings[1]).toBe(room.openings[1]);
  });

  test('is not pushed through a door, nor over the opposite wall', () => {
    expect(moveWall(start, 'room', 3, -1_500)).toEqual({ done: false, refusal: 'opening_off_wall' });
    expect(moveWall(plan([rectangularRoom(6_000, 5_000)]), 'room', 3, -7_000)).toMatchObject({ done: false });
    expect(moveWall(plan([rectangularRoom(6_000, 5_000)]), 'room', 3, -5_800)).toEqual({
      done: false,
      refusal: 'wall_too_short',
    });
    expect(moveWall(start, 'room', 9, 100)).toEqual({ done: false, refusal: 'not_found' });
    expect(moveWall(start, 'room', 1, 300_000)).toEqual({ done: false, refusal: 'outside_drawing' });
  });

  test('beside an askew one follows its direction', () => {
    const outline = [point(0, 0), point(4_000, 0), point(6_000, 4_000), point(0, 4_000)];
    const lower = roomAfter(moveWall(plan([{ ...room, outline, openings: [] }]), 'room', 2, 1_000));
    expect(corners(lower)).toEqual([
      [0, 0],
      [4_000, 0],
      [6_500, 5_000],
      [0, 5_000],
    ]);
  });

  test('gets the length that was typed', () => {
    expect(corners(roomAfter(setWallLength(start, 'room', 0, 7_250)))).toEqual([
      [0, 0],
      [7_250, 0],
      [7_250, 5_000],
      [0, 5_000],
    ]);
    expect(setWallLength(start, 'room', 1, 200)).toMatchObject({ done: false });
    expect(setWallLength(start, 'room', 0, Number.NaN)).toEqual({
      done: false,
      refusal: 'size_not_possible',
    });
  });
});

describe('a corner', () => {
  test('is moved, unless walls would cross', () => {
    expect(corners(roomAfter(moveCorner(start, 'room', 3, point(-500, 5_500))))[3]).toEqual([-500, 5_500]);
    expect(moveCorner(start, 'room', 3, point(7_000, 2_500))).toEqual({
      done: false,
      refusal: 'walls_cross',
    });
    expect(moveCorner(start, 'room', 3, point(100, 100))).toEqual({ done: false, refusal: 'wall_too_short' });
  });

  test('divides a wall beside a door, and joins it again', () => {
    const divided = roomAfter(insertCorner(start, 'room', 0, 3_000));
    expect(corners(divided)[1]).toEqual([3_000, 0]);
    expect(divided.openings.map(({ wall, at }) => [wall, at])).toEqual([
      [0, 1_000],
      [2, 1_000],
    ]);
    const before = roomAfter(insertCorner(start, 'room', 0, 500));
    expect(before.openings[0]).toMatchObject({ wall: 1, at: 500 });
    expect(roomAfter(removeCorner(plan([before]), 'room', 1))).toEqual(room);
    expect(roomAfter(removeCorner(plan([divided]), 'room', 1))).toEqual(room);
    expect(insertCorner(start, 'room', 0, 1_400)).toEqual({ done: false, refusal: 'opening_off_wall' });
    expect(insertCorner(start, 'room', 0, 200)).toEqual({ done: false, refusal: 'wall_too_short' });
  });

  test('is taken away down to three', () => {
    const triangle = plan([
      { ...room, outline: [point(0, 0), point(4_000, 0), point(0, 4_000)], openings: [] },
    ]);
    expect(removeCorner(triangle, 'room', 0)).toEqual({ done: false, refusal: 'too_few_corners' });
    const first = roomAfter(
      removeCorner(plan([{ ...room, openings: [windowIn(1, 1_000, 2_000), door(2, 500)] }]), 'room', 0),
    );
    expect(first.openings.map(({ wall, at }) => [wall, at])).toEqual([
      [0, 1_000],
      [1, 500],
    ]);
  });
});

describe('a room', () => {
  test.each(['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const)(
    'of L-shape lacks its corner at the %s',
    (corner) => {
      const outline = lShapeOutline(
        point(0, 0),
        { width: 6_000, depth: 5_000 },
        { width: 2_000, depth: 1_000, corner },
      );
      expect(isSimple(outline)).toBe(true);
      expect(signedArea(outline)).toBe(28_000_000);
      const [x, y] = [corner.endsWith('left') ? 0 : 6_000, corner.startsWith('top') ? 0 : 5_000];
      expect(outline).not.toContainEqual({ x, y });
    },
  );

  test('is added with its corners clockwise, and removed with what stands in it', () => {
    const drawn = {
      name: 'Other',
      ceiling: 2_800,
      outline: rectangleOutline(point(8_000, 0), 3_000, 3_000).toReversed(),
    };
    const edit = addRoom(start, drawn, newId);
    if (!edit.done) throw new Error(edit.refusal);
    expect(signedArea(edit.plan.rooms[1]?.outline ?? [])).toBe(9_000_000);
    expect(addRoom(start, { ...drawn, outline: rectangleOutline(point(0, 0), 10, 10) }, newId)).toMatchObject(
      { refusal: 'wall_too_short' },
    );
    expect(addRoom(start, { ...drawn, ceiling: 100 }, newId)).toMatchObject({
      refusal: 'ceiling_not_possible',
    });
    const removed = removeRoom(start, 'room');
    expect(removed).toMatchObject({ done: true, plan: { rooms: [], pieces: [start.pieces[1]] } });
  });

  test('is moved with what stands in it', () => {
    const moved = moveRoom(start, 'room', point(100, -200));
    if (!moved.done) throw new Error(moved.refusal);
    expect(moved.plan.pieces).toEqual([{ ...start.pieces[0], x: 3_100, y: 1_800 }, start.pieces[1]]);
    expect(areaOf(moved.plan.rooms[0]?.outline ?? [])).toBe(30);
    expect(moveRoom(start, 'room', point(300_000, 0))).toEqual({ done: false, refusal: 'outside_drawing' });
  });

  test('gets doors, columns and sockets that fit, moves and loses them', () => {
    const { id: _, ...added } = door(2, 1_000);
    const withDoor = addToRoom(start, 'room', 'openings', added, newId);
    expect(roomAfter(withDoor).openings[2]).toEqual({ ...added, id: 'new' });
    expect(addToRoom(start, 'room', 'openings', { ...added, wall: 0, at: 1_500 }, newId)).toMatchObject({
      refusal: 'openings_overlap',
    });
    expect(addToRoom(start, 'room', 'sockets', { wall: 1, at: 6_000 }, newId)).toMatchObject({
      refusal: 'socket_off_wall',
    });
    const column = {
      kind: 'column',
      name: '',
      x: 1_000,
      y: 1_000,
      width: 400,
      depth: 400,
      angle: -90,
    } as const;
    expect(roomAfter(addToRoom(start, 'room', 'obstacles', column, newId)).obstacles).toEqual([
      { ...column, angle: 270, id: 'new' },
    ]);
    expect(addToRoom(start, 'room', 'obstacles', { ...column, width: 0 }, newId)).toMatchObject({
      refusal: 'size_not_possible',
    });
    if (!withDoor.done) throw new Error(withDoor.refusal);
    const moved = changeInRoom(withDoor.plan, 'room', 'openings', 'new', { wall: 3, at: 200 });
    expect(roomAfter(moved).openings[2]).toMatchObject({ wall: 3, at: 200 });
    expect(changeInRoom(withDoor.plan, 'room', 'openings', 'new', { width: 9_000 })).toMatchObject({
      refusal: 'opening_off_wall',
    });
    expect(roomAfter(removeFromRoom(withDoor.plan, 'room', 'openings', 'new'))).toEqual(room);
  });
});
