import { type Bounds, distanceTo, edgesOf, lengthOf, type Segment } from '../../geometry/polygon.ts';
import { toDrawing } from '../../geometry/rectangle.ts';
import type { Point } from '../../plan.ts';
import type { Draft } from './draft.ts';
import { localOutline } from './local-frame.ts';
import { boundsOfAll, boxOf, isBarrier, type Setting, settled } from './setting.ts';

export interface SpotRequest {
  /** Its back, which is above, stands at a wall. */
  readonly setting: Setting;
  /** What speaks for a place, the more the better; null: not there. */
  readonly points: (box: Bounds, wall: Wall | null) => number | null;
  /** Whether it may stand without a wall behind it, if there is no place at one. */
  readonly isIsland?: boolean;
}

/** A wall along an axis of the frame, and the turn of what stands at it. */
export interface Wall {
  readonly segment: Segment;
  readonly angle: 0 | 90 | 180 | 270;
}

/** Steps in which places are tried: at least these, and so many along the longer side of a room. */
const alongWall = 100;
const acrossRoom = 300;
const stepsAlong = 120;

/** Spots this near to one that did not do are not tried. */
const apart = 600;
const mostTries = 6;

/** Puts a setting at the best place that is free and does: at a wall, or where it may, in the middle if no wall has one. */
export function placeAtBest(draft: Draft, request: SpotRequest, does: () => boolean = () => true): boolean {
  return (
    placeAtOne(draft, request.setting, spotsAtWalls(draft, request), does) ||
    (request.isIsland === true && placeAtOne(draft, request.setting, islandSpots(draft, request), does))
  );
}

function placeAtOne(draft: Draft, setting: Setting, spots: Spot[], does: () => boolean): boolean {
  spots.sort((one, other) => other.points - one.points);
  const first = setting.pieces.slice(0, 1).find(isBarrier);
  const boxes = new Map(
    [0, 90, 180, 270].map((angle) => [
      angle,
      first && boxOf({ ...first, ...toDrawing({ x: 0, y: 0, angle }, first), angle: first.angle + angle }),
    ]),
  );
  const tried: Spot[] = [];
  for (const spot of spots) {
    // There are thousands of spots, and at most of them something stands: the first piece is looked at alone.
    const box = boxes.get(spot.angle);
    if (box && !draft.isFree(moved(box, spot))) continue;
    if (tried.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < apart)) continue;
    const mark = draft.mark();
    const { x, y, angle } = spot;
    if (!draft.place(settled(setting, { x, y, angle }))) continue;
    if (does()) return true;
    draft.undoTo(mark);
    tried.push(spot);
    if (tried.length === mostTries) return false;
  }
  return false;
}

function moved({ left, top, right, bottom }: Bounds, { x, y }: Point): Bounds {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly points: number;
}

/** Whether it stands or hangs where it is; pedestals are below desks. */
function takesPlace({ product }: Setting['pieces'][number]): boolean {
  return product.kind !== 'pedestal' && product.kind !== 'desktop';
}

function extentOf({ pieces, free }: Setting): Bounds {
  return boundsOfAll([...pieces.filter(takesPlace).map(boxOf), ...free]);
}

/** What is at most as far from a wall stands at it, in millimetres. */
const atWall = 60;

/** The edges of a part of a room that are not at its walls are no walls. */
function wallsOfDraft({ shape, room, within, frame }: Draft): Wall[] {
  const walls = within === room ? null : edgesOf(localOutline(frame, within));
  const isWall = ({ from, to }: Segment) =>
    walls === null ||
    walls.some((wall) => distanceTo(wall, from) <= atWall && distanceTo(wall, to) <= atWall);
  return shape.edges.filter(isWall).flatMap((segment): Wall[] => {
    const { from, to } = segment;
    const isLevel = Math.abs(from.y - to.y) < lengthOf(segment) * 0.01;
    const isUpright = Math.abs(from.x - to.x) < lengthOf(segment) * 0.01;
    // Corners are clockwise, so that a wall from left to right is above the room.
    if (isLevel) return [{ segment, angle: to.x > from.x ? 0 : 180 }];
    if (isUpright) return [{ segment, angle: to.y > from.y ? 90 : 270 }];
    return [];
  });
}

function stepIn({ bounds }: Draft['shape'], least: number): number {
  return Math.max(
    least,
    Math.ceil(Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) / stepsAlong),
  );
}

function spotsAtWalls(draft: Draft, { setting, points }: SpotRequest): Spot[] {
  const step = stepIn(draft.shape, alongWall);
  return wallsOfDraft(draft).flatMap((wall) => {
    const { angle, segment } = wall;
    const extent = extentOf(settled(setting, { x: 0, y: 0, angle }));
    const isLevel = angle % 180 === 0;
    const [start, end] = isLevel
      ? [
          Math.min(segment.from.x, segment.to.x) - extent.left,
          Math.max(segment.from.x, segment.to.x) - extent.right,
        ]
      : [
          Math.min(segment.from.y, segment.to.y) - extent.top,
          Math.max(segment.from.y, segment.to.y) - extent.bottom,
        ];
    return steps(start, end, step).flatMap((along) => {
      const at = isLevel
        ? {
            x: along,
            y:
              angle === 0
                ? Math.max(segment.from.y, segment.to.y) - extent.top
                : Math.min(segment.from.y, segment.to.y) - extent.bottom,
          }
        : {
            x:
              angle === 90
                ? Math.min(segment.from.x, segment.to.x) - extent.right
                : Math.max(segment.from.x, segment.to.x) - extent.left,
            y: along,
          };
      return spotAt(at, angle, extent, wall, points);
    });
  });
}

function islandSpots({ shape }: Draft, { setting, points }: SpotRequest): Spot[] {
  const { left, top, right, bottom } = shape.bounds;
  const step = stepIn(shape, acrossRoom);
  return [0, 90].flatMap((angle) => {
    const extent = extentOf(settled(setting, { x: 0, y: 0, angle }));
    return steps(left - extent.left, right - extent.right, step).flatMap((x) =>
      steps(top - extent.top, bottom - extent.bottom, step).flatMap((y) =>
        spotAt({ x, y }, angle, extent, null, points),
      ),
    );
  });
}

function spotAt(
  { x, y }: { readonly x: number; readonly y: number },
  angle: number,
  extent: Bounds,
  wall: Wall | null,
  points: SpotRequest['points'],
): Spot[] {
  const found = points(moved(extent, { x, y }), wall);
  return found === null ? [] : [{ x, y, angle, points: found }];
}

/** From `start` to `end`, both included; none if nothing fits between them. */
function steps(start: number, end: number, step: number): number[] {
  if (end < start - 1) return [];
  const count = Math.max(0, Math.floor((end - start) / step));
  const inner = Array.from({ length: count + 1 }, (_, index) => start + index * step);
  return end - (inner.at(-1) ?? start) > 1 ? [...inner, end] : inner;
}
