import { done, type Edit } from '#domain/planner/editing/edit.ts';
import { addRoom, addToRoom } from '#domain/planner/editing/rooms.ts';
import { edgesOf, lengthOf } from '#domain/planner/geometry/polygon.ts';
import type { Plan, Point } from '#domain/planner/plan.ts';
import { newId } from './new-id.ts';
import type { Selection } from './state/selection.ts';

const usualCeiling = 2_800;
const usualDoor = 900;
const fromCorner = 300;

export interface NewRoom {
  readonly edit: Edit;
  /** The room. */
  readonly selection: Selection | undefined;
}

/** Adds a room with a door in its lower wall, since nobody could come in without one; it can be moved. */
export function addRoomWithDoor(plan: Plan, outline: readonly Point[]): NewRoom {
  const added = addRoom(plan, { name: '', outline, ceiling: usualCeiling }, newId);
  const room = added.done ? added.plan.rooms.at(-1) : undefined;
  if (!added.done || !room) return { edit: added, selection: undefined };
  const selection: Selection = { kind: 'room', room: room.id };
  const walls = edgesOf(room.outline);
  const lowest = Math.max(...room.outline.map(({ y }) => y));
  const wall = walls.findIndex(({ from, to }) => from.y === lowest && to.y === lowest);
  const lower = walls[wall];
  const length = lower ? Math.round(lengthOf(lower)) : 0;
  if (length < usualDoor + 2 * fromCorner) return { edit: added, selection };
  const door = addToRoom(
    added.plan,
    room.id,
    'openings',
    // Seen along the lower wall, which runs to the left, its end is the left corner.
    { kind: 'door', wall, at: length - fromCorner - usualDoor, width: usualDoor, swing: 'in', hinge: 'end' },
    newId,
  );
  return { edit: door.done ? door : done(added.plan), selection };
}
