import type { Edit } from '#domain/planner/editing/edit.ts';
import { addToRoom, changeInRoom, removeFromRoom, removeRoom } from '#domain/planner/editing/rooms.ts';
import { boundsOf, distanceTo, edgesOf, lengthOf } from '#domain/planner/geometry/polygon.ts';
import type { Obstacle, Opening, Plan, Point, Room } from '#domain/planner/plan.ts';
import { newId } from './new-id.ts';
import type { Selection } from './state/selection.ts';

export type PartName = 'door' | 'window' | 'socket' | 'column' | 'area';

export const partLists = { opening: 'openings', obstacle: 'obstacles', socket: 'sockets' } as const;

/** In millimetres. */
const usualWidths = { door: 900, window: 1_500 } as const;
const usualSizes = { column: 400, area: 1_500 } as const;

export interface NewPart {
  readonly edit: Edit;
  readonly selection: Selection | undefined;
}

/** A place on a wall: its number, and how far from the corner at which it begins. */
export interface WallPlace {
  readonly wall: number;
  readonly at: number;
}

/** Adds a door, window or socket with its middle at a place of a wall. */
export function addToWall(
  plan: Plan,
  room: Room,
  name: 'door' | 'window' | 'socket',
  { wall, at }: WallPlace,
): NewPart {
  if (name === 'socket')
    return added(plan, room, 'socket', addToRoom(plan, room.id, 'sockets', { wall, at }, newId));
  const segment = edgesOf(room.outline)[wall];
  const length = segment ? Math.round(lengthOf(segment)) : 0;
  const width = Math.min(usualWidths[name], length);
  const opening = {
    kind: name,
    wall,
    at: Math.min(Math.max(0, Math.round(at - width / 2)), length - width),
    width,
    swing: name === 'door' ? 'in' : 'none',
    hinge: 'start',
  } as const;
  return added(plan, room, 'opening', addToRoom(plan, room.id, 'openings', opening, newId));
}

/** Adds a column or an area: between two corners, or of the usual size around a point. */
export function addToFloor(plan: Plan, room: Room, name: 'column' | 'area', at: Point, to?: Point): NewPart {
  const size = usualSizes[name];
  const { left, top, right, bottom } = boundsOf([at, to ?? at]);
  const obstacle = {
    kind: name,
    name: '',
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2),
    width: to ? Math.round(right - left) : size,
    depth: to ? Math.round(bottom - top) : size,
    angle: 0,
  };
  return added(plan, room, 'obstacle', addToRoom(plan, room.id, 'obstacles', obstacle, newId));
}

function added(plan: Plan, room: Room, kind: keyof typeof partLists, edit: Edit): NewPart {
  const after = edit.done ? edit.plan.rooms.find(({ id }) => id === room.id) : undefined;
  const part = after?.[partLists[kind]].at(-1);
  // A refused edit leaves the plan, and what is chosen, as it is.
  const selection =
    part && plan !== (edit.done && edit.plan) ? ({ kind, room: room.id, id: part.id } as const) : undefined;
  return { edit, selection };
}

/** Removes the room or the part of it that is chosen. */
export function removePart(plan: Plan, part: Exclude<Selection, { readonly kind: 'none' | 'pieces' }>): Edit {
  return part.kind === 'room'
    ? removeRoom(plan, part.room)
    : removeFromRoom(plan, part.room, partLists[part.kind], part.id);
}

export interface PartReference {
  readonly kind: keyof typeof partLists;
  readonly room: string;
  readonly id: string;
}

/** What of a door, window, socket, column or area is typed. */
export type PartChange = Partial<Omit<Opening, 'id' | 'kind'> & Omit<Obstacle, 'id' | 'kind'>>;

export function changePart(plan: Plan, { kind, room, id }: PartReference, change: PartChange): Edit {
  switch (kind) {
    case 'opening':
      return changeInRoom(plan, room, 'openings', id, change);
    case 'obstacle':
      return changeInRoom(plan, room, 'obstacles', id, change);
    case 'socket':
      return changeInRoom(plan, room, 'sockets', id, change);
  }
}

export interface FoundWall extends WallPlace {
  readonly room: Room;
}

/** The wall next to a point; null: none is within reach. */
export function nearestWall(rooms: readonly Room[], point: Point, reach: number): FoundWall | null {
  let best: FoundWall | null = null;
  let least = reach;
  for (const room of rooms) {
    for (const [wall, segment] of edgesOf(room.outline).entries()) {
      const distance = distanceTo(segment, point);
      if (distance > least) continue;
      least = distance;
      const length = lengthOf(segment) || 1;
      const along =
        ((point.x - segment.from.x) * (segment.to.x - segment.from.x) +
          (point.y - segment.from.y) * (segment.to.y - segment.from.y)) /
        length;
      best = { room, wall, at: Math.round(Math.min(length, Math.max(0, along))) };
    }
  }
  return best;
}
