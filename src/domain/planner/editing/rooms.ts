import { isOnDrawing, wholeDegrees, wholeMillimetres, wholePoint } from '../geometry/whole.ts';
import { roomAt } from '../placed-piece.ts';
import {
  type Obstacle,
  type Opening,
  type Plan,
  type Point,
  planLimits,
  type Room,
  type Socket,
} from '../plan.ts';
import { clockwiseRoom, findRoomFault } from '../room-validity.ts';
import { changeRoom, withOutline } from './change-room.ts';
import { done, type Edit, type Refusal, refused } from './edit.ts';
import type { NewId } from './pieces.ts';

/** The corners of a rectangular room, by its corner at the top left. */
export function rectangleOutline(at: Point, width: number, depth: number): Point[] {
  return [
    { x: at.x, y: at.y },
    { x: at.x + width, y: at.y },
    { x: at.x + width, y: at.y + depth },
    { x: at.x, y: at.y + depth },
  ];
}

/** Which corner of a rectangle is missing in a room of L-shape. */
export type MissingCorner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left';

export function lShapeOutline(
  at: Point,
  size: { readonly width: number; readonly depth: number },
  cut: { readonly width: number; readonly depth: number; readonly corner: MissingCorner },
): Point[] {
  const number = (['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const).indexOf(cut.corner);
  const corners = rectangleOutline(at, size.width, size.depth);
  const { x, y } = corners[number] as Point;
  const inX = cut.corner.endsWith('left') ? x + cut.width : x - cut.width;
  const inY = cut.corner.startsWith('top') ? y + cut.depth : y - cut.depth;
  // The new corners come in clockwise order: into the corner along one wall, out of it along the other.
  const [first, last] =
    number % 2 === 0
      ? [
          { x, y: inY },
          { x: inX, y },
        ]
      : [
          { x: inX, y },
          { x, y: inY },
        ];
  return corners.toSpliced(number, 1, first, { x: inX, y: inY }, last);
}

export function addRoom(plan: Plan, room: Pick<Room, 'name' | 'outline' | 'ceiling'>, newId: NewId): Edit {
  if (plan.rooms.length >= planLimits.rooms) return refused('too_many_rooms');
  if (!isPossibleCeiling(room.ceiling)) return refused('ceiling_not_possible');
  const outline = room.outline.map(wholePoint);
  const added = { ...room, id: newId(), outline, openings: [], obstacles: [], sockets: [] };
  const fault = findRoomFault(added);
  if (fault) return refused(fault);
  return done({ ...plan, rooms: [...plan.rooms, clockwiseRoom(added)] });
}

export function removeRoom(plan: Plan, id: string): Edit {
  const room = plan.rooms.find((one) => one.id === id);
  if (!room) return refused('not_found');
  const pieces = plan.pieces.filter((piece) => roomAt(plan, piece) !== room);
  return done({ ...plan, rooms: plan.rooms.filter((one) => one !== room), pieces });
}

/** With what stands in it and belongs to it. */
export function moveRoom(plan: Plan, id: string, by: Point): Edit {
  const room = plan.rooms.find((one) => one.id === id);
  if (!room) return refused('not_found');
  const { x: dx, y: dy } = wholePoint(by);
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy });
  const inside = new Set(plan.pieces.filter((piece) => roomAt(plan, piece) === room));
  const pieces = plan.pieces.map((piece) => (inside.has(piece) ? moved(piece) : piece));
  const obstacles = room.obstacles.map(moved);
  if (![...pieces, ...obstacles].every(onDrawing)) return refused('outside_drawing');
  return changeRoom({ ...plan, pieces }, id, (one) => ({
    ...one,
    outline: one.outline.map(moved),
    obstacles,
  }));
}

export function renameRoom(plan: Plan, id: string, name: string): Edit {
  return changeRoom(plan, id, (room) => ({ ...room, name: name.trim().slice(0, planLimits.name) }));
}

export function setCeiling(plan: Plan, id: string, ceiling: number): Edit {
  if (!isPossibleCeiling(ceiling)) return refused('ceiling_not_possible');
  return changeRoom(plan, id, (room) => ({ ...room, ceiling }));
}

/** Replaces the outline of a room, as when a floor plan is traced: with the same number of corners, its doors stay in their walls. */
export function setOutline(plan: Plan, id: string, outline: readonly Point[]): Edit {
  return changeRoom(plan, id, (room) =>
    outline.length === room.outline.length
      ? withOutline(room, outline)
      : {
          ...room,
          outline: outline.map(wholePoint),
          openings: [],
          sockets: [],
        },
  );
}

function isPossibleCeiling(ceiling: number): boolean {
  return (
    Number.isInteger(ceiling) && ceiling >= planLimits.lowestCeiling && ceiling <= planLimits.highestCeiling
  );
}

/** What belongs to a room besides its walls. */
interface Belongings {
  readonly openings: Opening;
  readonly obstacles: Obstacle;
  readonly sockets: Socket;
}

const mostRefusals: Readonly<Record<keyof Belongings, Refusal>> = {
  openings: 'too_many_openings',
  obstacles: 'too_many_obstacles',
  sockets: 'too_many_sockets',
};

/** Adds a door, window, column, area or socket. */
export function addToRoom<K extends keyof Belongings>(
  plan: Plan,
  roomId: string,
  kind: K,
  added: Omit<Belongings[K], 'id'>,
  newId: NewId,
): Edit {
  return changeRoom(plan, roomId, (room) => {
    if (room[kind].length >= planLimits[kind]) return mostRefusals[kind];
    const thing = { ...added, id: newId() } as Belongings[K];
    return withBelongings(room, kind, [...(room[kind] as readonly Belongings[keyof Belongings][]), thing]);
  });
}

/** Moves a door along its wall or to another, makes a window wider, turns a column. */
export function changeInRoom<K extends keyof Belongings>(
  plan: Plan,
  roomId: string,
  kind: K,
  id: string,
  change: Partial<Omit<Belongings[K], 'id'>>,
): Edit {
  return changeRoom(plan, roomId, (room) => {
    const things = room[kind] as readonly Belongings[keyof Belongings][];
    if (!things.some((one) => one.id === id)) return 'not_found';
    return withBelongings(
      room,
      kind,
      things.map((one) => (one.id === id ? { ...one, ...change } : one)),
    );
  });
}

export function removeFromRoom(plan: Plan, roomId: string, kind: keyof Belongings, id: string): Edit {
  return changeRoom(plan, roomId, (room) => {
    const things = room[kind] as readonly Belongings[keyof Belongings][];
    if (!things.some((one) => one.id === id)) return 'not_found';
    return withBelongings(
      room,
      kind,
      things.filter((one) => one.id !== id),
    );
  });
}

function withBelongings(
  room: Room,
  kind: keyof Belongings,
  things: readonly Belongings[keyof Belongings][],
): Room | Refusal {
  const whole = things.map(wholeNumbers);
  if (!whole.every(hasPossibleSize)) return 'size_not_possible';
  if (!whole.every(isPlaced)) return 'outside_drawing';
  return { ...room, [kind]: whole };
}

/** In whole millimetres and degrees from 0 to 359. */
function wholeNumbers<T extends Belongings[keyof Belongings]>(thing: T): T {
  const rounded = Object.entries(thing).map(([key, value]) => {
    if (typeof value !== 'number') return [key, value];
    return [key, key === 'angle' ? wholeDegrees(value) : wholeMillimetres(value)];
  });
  return Object.fromEntries(rounded);
}

function hasPossibleSize(thing: Belongings[keyof Belongings]): boolean {
  const isPossible = (size: number) => Number.isInteger(size) && size >= 1 && size <= planLimits.longestSide;
  if ('depth' in thing)
    return isPossible(thing.width) && isPossible(thing.depth) && Number.isInteger(thing.angle);
  return Number.isInteger(thing.at) && (!('width' in thing) || isPossible(thing.width));
}

function isPlaced(thing: Belongings[keyof Belongings]): boolean {
  return !('depth' in thing) || onDrawing(thing);
}

function onDrawing(point: Point): boolean {
  return isOnDrawing(point, planLimits.longestSide);
}
