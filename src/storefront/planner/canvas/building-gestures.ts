import { placeOnWall } from '#domain/planner/editing/change-room.ts';
import type { Edit } from '#domain/planner/editing/edit.ts';
import { changeInRoom, moveRoom, rectangleOutline } from '#domain/planner/editing/rooms.ts';
import { gridStep } from '#domain/planner/editing/snap.ts';
import { moveCorner, moveWall } from '#domain/planner/editing/walls.ts';
import { boundsOf, edgesOf, lengthOf } from '#domain/planner/geometry/polygon.ts';
import { inwardOf } from '#domain/planner/geometry/walls.ts';
import { roomAt } from '#domain/planner/placed-piece.ts';
import { type Plan, type Point, planLimits } from '#domain/planner/plan.ts';
import { addRoomWithDoor } from '../new-room.ts';
import { addToFloor, addToWall, nearestWall } from '../room-parts.ts';
import type { Planner } from '../state/planner-context.ts';

/** What of the building is dragged. */
export type BuildingHandle =
  | { readonly kind: 'corner'; readonly room: string; readonly corner: number }
  | { readonly kind: 'wall'; readonly room: string; readonly wall: number }
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'opening' | 'socket' | 'obstacle'; readonly room: string; readonly id: string };

interface BuildingDrag {
  /** Before it began. */
  readonly plan: Plan;
  readonly handle: BuildingHandle;
  readonly from: Point;
  readonly at: Point;
  /** Corners within it draw each other to a line, in millimetres; 0: everything goes where the pointer goes. */
  readonly reach: number;
}

/** The plan while a part of the building is dragged. What is not possible leaves it as it was before. */
export function draggedBuilding({ plan, handle, from, at, reach }: BuildingDrag): Edit | null {
  const room = plan.rooms.find(({ id }) => id === handle.room);
  if (!room) return null;
  const step = reach === 0 ? 10 : gridStep;
  const by = { x: inSteps(at.x - from.x, step), y: inSteps(at.y - from.y, step) };
  switch (handle.kind) {
    case 'room':
      return moveRoom(plan, room.id, by);
    case 'corner': {
      const others = plan.rooms.flatMap(({ outline }) =>
        outline.filter((corner) => corner !== room.outline[handle.corner]),
      );
      return moveCorner(plan, room.id, handle.corner, inLine(at, others, reach, step));
    }
    case 'wall': {
      const wall = edgesOf(room.outline)[handle.wall];
      if (!wall) return null;
      const inward = inwardOf(wall);
      const outwards = -((at.x - from.x) * inward.x + (at.y - from.y) * inward.y);
      return moveWall(plan, room.id, handle.wall, inSteps(outwards, step));
    }
    case 'opening': {
      const opening = room.openings.find(({ id }) => id === handle.id);
      const found = nearestWall([room], at, Number.POSITIVE_INFINITY);
      const segment = found && edgesOf(room.outline)[found.wall];
      if (!opening || !segment) return null;
      const length = Math.round(lengthOf(segment));
      const middle = placeOnWall(room, found.wall, at) ?? found.at;
      const place = Math.min(Math.max(0, inSteps(middle - opening.width / 2, step)), length - opening.width);
      return changeInRoom(plan, room.id, 'openings', handle.id, { wall: found.wall, at: place });
    }
    case 'socket': {
      const found = nearestWall([room], at, Number.POSITIVE_INFINITY);
      return (
        found &&
        changeInRoom(plan, room.id, 'sockets', handle.id, { wall: found.wall, at: inSteps(found.at, 10) })
      );
    }
    case 'obstacle': {
      const obstacle = room.obstacles.find(({ id }) => id === handle.id);
      return obstacle
        ? changeInRoom(plan, room.id, 'obstacles', handle.id, { x: obstacle.x + by.x, y: obstacle.y + by.y })
        : null;
    }
  }
}

function inSteps(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** In one line with a corner that is near enough, across and down; else on the grid. */
export function inLine({ x, y }: Point, corners: readonly Point[], reach: number, step = gridStep): Point {
  const nearest = (value: number, others: readonly number[]) => {
    const [best] = others
      .filter((other) => Math.abs(other - value) <= reach)
      .toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
    return best ?? inSteps(value, step);
  };
  return {
    x: nearest(
      x,
      corners.map((corner) => corner.x),
    ),
    y: nearest(
      y,
      corners.map((corner) => corner.y),
    ),
  };
}

/** Fingers and pointers hit a wall within so many pixels. */
const wallReach = 28;

interface ToolPress {
  readonly at: Point;
  /** Millimetres of a pixel. */
  readonly pixel: number;
  /** The opposite corner, of what was drawn by dragging. */
  readonly to?: Point;
}

/** Puts what the chosen tool makes at a place. Rooms are made by dragging; their corners are a gesture of its own. */
export function applyTool(planner: Planner, { at, pixel, to }: ToolPress): void {
  const { plan, tool, edit, setTool } = planner;
  if (tool === 'room' && to) {
    const [first, last] = [at, to].map((point) =>
      inLine(
        point,
        plan.rooms.flatMap(({ outline }) => outline),
        8 * pixel,
      ),
    );
    if (first && last) drawRoom(planner, boundsOf([first, last]));
    return;
  }
  if (tool === 'door' || tool === 'window' || tool === 'socket') {
    const found = nearestWall(plan.rooms, at, wallReach * pixel);
    if (!found) return;
    const { edit: made, selection } = addToWall(plan, found.room, tool, found);
    if (edit(made, selection)) setTool('select');
    return;
  }
  if (tool === 'column' || tool === 'area') {
    const room = roomAt(plan, to ? { x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 } : at);
    if (!room) return;
    const { edit: made, selection } = addToFloor(plan, room, tool, at, tool === 'area' ? to : undefined);
    if (edit(made, selection)) setTool('select');
  }
}

function drawRoom(
  { plan, edit, setTool }: Planner,
  { left, top, right, bottom }: ReturnType<typeof boundsOf>,
): void {
  if (right - left < planLimits.shortestWall || bottom - top < planLimits.shortestWall) return;
  const { edit: made, selection } = addRoomWithDoor(
    plan,
    rectangleOutline({ x: left, y: top }, right - left, bottom - top),
  );
  if (edit(made, selection)) setTool('select');
}

/** A further corner of a room that is drawn corner by corner; the first one again ends it. */
export function nextCorner(
  planner: Planner,
  corners: readonly Point[],
  at: Point,
  pixel: number,
): readonly Point[] {
  const [first] = corners;
  const isClosed = first && corners.length > 2 && Math.hypot(at.x - first.x, at.y - first.y) < 14 * pixel;
  if (!isClosed) {
    return [
      ...corners,
      inLine(at, [...corners, ...planner.plan.rooms.flatMap(({ outline }) => outline)], 8 * pixel),
    ];
  }
  const { edit, selection } = addRoomWithDoor(planner.plan, corners);
  if (planner.edit(edit, selection)) planner.setTool('select');
  return [];
}
