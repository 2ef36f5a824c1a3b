import { areaOf, type Bounds, boundsOverlap } from '../geometry/polygon.ts';
import type { Point } from '../plan.ts';
import type { PlannedProduct } from '../planned-product.ts';
import type { Draft } from './floor/draft.ts';
import { placeAtBest, type SpotRequest, type Wall } from './floor/find-spot.ts';
import { boxOf, type Setting, settled } from './floor/setting.ts';
import type { Sides } from './floor/sides.ts';
import type { Ways } from './floor/ways.ts';
import type { Assortment, Role } from './products/assortment.ts';
import {
  coffeeCorner,
  lounge,
  managerDesk,
  meetingTable,
  pick,
  reception,
  sideBySide,
  standing,
} from './settings.ts';

/** A room with its places to work, to which more is added as long as room, stock and money are left. */
export interface Furnishing {
  readonly draft: Draft;
  readonly assortment: Assortment;
  readonly sides: Sides;
  readonly ways: Ways;
  /** Whether all rules let pass what was placed last; absent: it is enough that all can be reached, since the rules are asked at the end. */
  readonly isSound?: () => boolean;
}

/** Higher than a window sill, usually 900 to 1,000 mm. */
const sill = 1_000;

/** Places a setting if it and all that is there can still be reached. */
function addIfReachable({ draft, ways, isSound }: Furnishing, request: SpotRequest): boolean {
  return placeAtBest(draft, request, () => {
    if (isSound) return isSound();
    return ways.stillReach(boxesOf(draft), draft.settings.at(-1)?.free ?? []);
  });
}

/** Where a product stands, in the frame of its layout. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Puts a high product that stands free at a place, if all can still be reached; not before a window. */
export function addStandingAt(furnishing: Furnishing, product: PlannedProduct, place: Place): boolean {
  const { draft, sides, ways } = furnishing;
  const setting = settled(standing(product), { ...place, x: Math.round(place.x), y: Math.round(place.y) });
  if (product.height > sill && setting.pieces.some((piece) => isAtWindow(sides, boxOf(piece)))) return false;
  const mark = draft.mark();
  if (!draft.place(setting)) return false;
  if (ways.stillReach(boxesOf(draft), setting.free)) return true;
  draft.undoTo(mark);
  return false;
}

function boxesOf({ settings }: Draft): Bounds[] {
  return settings.flatMap(({ free }) => free);
}

/** How near a box is to a corner of the room, in metres below 0. */
export function cornerPoints({ shape }: Draft, box: Bounds): number {
  return -Math.min(...shape.outline.map((corner) => distanceTo(box, corner))) / 1_000;
}

/** In metres below 0. */
export function doorPoints({ doors }: Draft, box: Bounds): number {
  if (doors.length === 0) return 0;
  return (
    -Math.min(
      ...doors.map((door) =>
        distanceTo(box, { x: (door.left + door.right) / 2, y: (door.top + door.bottom) / 2 }),
      ),
    ) / 1_000
  );
}

/** Nearer to the door, a table is in the way of those who come in. */
const pastDoor = 2;

/** How near a box is to the door without standing in the way, in metres below 0. */
function entrancePoints(draft: Draft, box: Bounds): number {
  const points = doorPoints(draft, box);
  return draft.doors.length > 0 && points > -pastDoor ? -3 * pastDoor : points;
}

function distanceTo(box: Bounds, { x, y }: { readonly x: number; readonly y: number }): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

function isAtWindow({ windows }: Sides, box: Bounds): boolean {
  return windows.some((window) => boundsOverlap(window, box));
}

/** As far from desks, in metres, people who talk disturb less those who work. */
const quietFrom = 3;
const leastQuiet = 0.5;

/** How far a box is from where people work, in metres. */
function quietPoints({ settings }: Draft): (box: Bounds) => number {
  const desks = settings.flatMap(({ workers, pieces: [desk] }) => (workers > 0 && desk ? [boxOf(desk)] : []));
  return (box) => desks.reduce((least, desk) => Math.min(least, gapBetween(box, desk) / 1_000), quietFrom);
}

function gapBetween(one: Bounds, other: Bounds): number {
  const dx = Math.max(one.left - other.right, other.left - one.right, 0);
  const dy = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(dx, dy);
}

/** In a corner near the door, so that visitors do not pass those who work. */
export function addMeetingTable(furnishing: Furnishing, people: number): boolean {
  const { draft, assortment } = furnishing;
  const setting = meetingTable(assortment, draft.supply, people);
  if (!setting) return false;
  const quietness = quietPoints(draft);
  return addIfReachable(furnishing, {
    setting,
    isIsland: true,
    points: (box) => 2 * cornerPoints(draft, box) + 0.2 * entrancePoints(draft, box) + 0.5 * quietness(box),
  });
}

/** Where a wall is at one side of a box, as thin as this. */
const besideBox = 100;

/** A setting that has a wall at its left or right too, in a corner near the door. */
export function addInCorner(furnishing: Furnishing, setting: Setting, wall: 'left' | 'right'): boolean {
  const { draft } = furnishing;
  return addIfReachable(furnishing, {
    setting,
    points: (box, at) =>
      at && isWallBeside(draft, box, at, wall)
        ? 0.2 * entrancePoints(draft, box) + cornerPoints(draft, box)
        : null,
  });
}

/** Seen from the wall behind the box. */
function isWallBeside({ shape }: Draft, box: Bounds, { angle }: Wall, side: 'left' | 'right'): boolean {
  const turned = side === 'left' ? angle : (angle + 180) % 360;
  const beside = {
    0: { ...box, left: box.left - besideBox, right: box.left },
    90: { ...box, top: box.top - besideBox, bottom: box.top },
    180: { ...box, left: box.right, right: box.right + besideBox },
    270: { ...box, top: box.bottom, bottom: box.bottom + besideBox },
  }[turned];
  return beside !== undefined && !shape.contains(beside);
}

/** In the middle of a room for meetings, along its longer side if it fits so. */
export function addTableInMiddle({ draft, assortment }: Furnishing, people: number): boolean {
  const table = meetingTable(assortment, draft.supply, people);
  if (!table) return false;
  const { left, right, top, bottom } = draft.shape.bounds;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const angles = right - left >= bottom - top ? [0, 90] : [90, 0];
  return angles.some((angle) => draft.place(settled(table, { ...middle, angle })));
}

export function addLounge(furnishing: Furnishing): boolean {
  const { draft, assortment } = furnishing;
  const quietness = quietPoints(draft);
  return [true, false].some((hasArmchair) =>
    (['left', 'right'] as const).some((open) => {
      const setting = lounge(assortment, draft.supply, { hasArmchair, open });
      return (
        setting !== null &&
        addIfReachable(furnishing, {
          setting,
          points: (box) => cornerPoints(draft, box) + 0.5 * doorPoints(draft, box) + 0.5 * quietness(box),
        })
      );
    }),
  );
}

/** Between those who stand together and those who sit together elsewhere. */
const betweenCircles = 600;

/** At a wall, away from desks, since who stands there talks, and not beside a table or sofa that others use. */
export function addCoffeeCorner(furnishing: Furnishing): boolean {
  const { draft, assortment } = furnishing;
  const setting = coffeeCorner(assortment, draft.supply);
  if (!setting) return false;
  const quietness = quietPoints(draft);
  const others = draft.settings
    .flatMap(({ pieces }) => pieces)
    .filter(
      ({ product }) => product.kind === 'table' || product.kind === 'lounge' || product.kind === 'chair',
    )
    .map(boxOf);
  return addIfReachable(furnishing, {
    setting,
    points: (box) => {
      const quiet = quietness(box);
      if (quiet < leastQuiet || others.some((other) => gapBetween(box, other) < betweenCircles)) return null;
      return cornerPoints(draft, box) + 0.3 * doorPoints(draft, box) + quiet;
    },
  });
}

/** A desk for one who receives visitors, if there is place for it; not with a window in the back. */
export function addManager(
  furnishing: Furnishing,
  visitors: readonly (0 | 1 | 2)[],
  points: (box: Bounds) => number,
): boolean {
  const { draft, assortment, sides } = furnishing;
  return visitors.some((count) => {
    const setting = managerDesk(assortment, draft.supply, count);
    return (
      setting !== null &&
      addIfReachable(furnishing, {
        setting,
        points: (box: Bounds) => points(box) - (isAtWindow(sides, box) ? 4 : 0),
      })
    );
  });
}

export function addReception(furnishing: Furnishing): boolean {
  const { draft, assortment, sides } = furnishing;
  const setting = reception(assortment, draft.supply);
  if (!setting) return false;
  // Who comes in would see against the light who sits before a window.
  return addIfReachable(furnishing, {
    setting,
    points: (box) => doorPoints(draft, box) - (isAtWindow(sides, box) ? 4 : 0),
  });
}

/** Benches and armchairs along walls, for who waits. */
export function addWaitingSeats(furnishing: Furnishing, count: number): void {
  const { draft, assortment } = furnishing;
  for (let placed = 0; placed < count; placed += 1) {
    const seat =
      pick(assortment, draft.supply, 'waiting-bench') ?? pick(assortment, draft.supply, 'waiting-seat');
    const isAdded =
      seat !== null &&
      addIfReachable(furnishing, { setting: standing(seat), points: (box) => cornerPoints(draft, box) });
    if (!isAdded) return;
  }
}

export function addBooth(furnishing: Furnishing): boolean {
  const { draft, assortment, sides } = furnishing;
  const booth = pick(assortment, draft.supply, 'phone-booth');
  if (!booth || booth.height > draft.room.ceiling) return false;
  return addIfReachable(furnishing, {
    setting: standing(booth),
    points: (box) => (isAtWindow(sides, box) ? null : cornerPoints(draft, box)),
  });
}

const longestBlock = 4;
/** Less than that is not worth a cupboard. */
const leastStorage = 600;

/**
 * Cupboards along walls, the high ones where there are no windows, until there are as many metres as are wanted. They are of one
 * model, unless it is sold out on the way.
 */
export function addStorage(
  furnishing: Furnishing,
  metres: number,
  role: 'storage' | 'low-storage' = 'storage',
): void {
  const { draft, assortment } = furnishing;
  let left = metres * 1_000 - storageOf(draft);
  for (const cupboard of assortment.for(role)) {
    if (left < leastStorage) return;
    if (cupboard.height > draft.room.ceiling) continue;
    const placed = addBlocks(furnishing, cupboard, Math.max(1, Math.round(left / cupboard.width)));
    left -= placed * cupboard.width;
    if (placed > 0 && draft.supply.left(cupboard) > 0) return;
  }
}

/** Up to so many cupboards, in blocks side by side that are as long as the walls allow. */
function addBlocks(furnishing: Furnishing, cupboard: PlannedProduct, wanted: number): number {
  const { draft, sides } = furnishing;
  const { supply } = draft;
  let placed = 0;
  let longest = longestBlock;
  for (;;) {
    const affordable = cupboard.price > 0 ? Math.floor(supply.money / cupboard.price) : wanted;
    const count = Math.min(longest, wanted - placed, supply.left(cupboard), affordable);
    if (count < 1) return placed;
    const isPlaced = addIfReachable(furnishing, {
      setting: sideBySide(cupboard, count),
      points: (box) => {
        if (cupboard.height > sill && isAtWindow(sides, box)) return null;
        return cornerPoints(draft, box) + 0.2 * doorPoints(draft, box);
      },
    });
    if (isPlaced) placed += count;
    else longest = count - 1;
  }
}

/** In millimetres of width. */
function storageOf({ settings }: Draft): number {
  return settings
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { product }) => sum + (product.kind === 'storage' ? product.width : 0), 0);
}

/** Plants in corners and at the ends of what stands free. */
export function addPlanters(furnishing: Furnishing, count: number): void {
  addAlongWalls(furnishing, 'planter', count, 0);
}

function addAlongWalls(furnishing: Furnishing, role: Role, count: number, front: number): void {
  const { draft, assortment } = furnishing;
  for (let placed = 0; placed < count; placed += 1) {
    const product = pick(assortment, draft.supply, role);
    if (!product) return;
    const others = draft.settings.flatMap(({ pieces }) =>
      pieces.filter((piece) => piece.product === product).map(boxOf),
    );
    const isAdded = addIfReachable(furnishing, {
      setting: standing(product, front),
      points: (box) => {
        const nearest = Math.min(
          8_000,
          ...others.map((other) => distanceTo(other, { x: box.left, y: box.top })),
        );
        return cornerPoints(draft, box) + nearest / 4_000;
      },
    });
    if (!isAdded) return;
  }
}

/** A board on the wall that is nearest to a point, where neither window, door nor cupboard is. */
export function addBoard({ draft, assortment, sides }: Furnishing, near: Point): boolean {
  const board = pick(assortment, draft.supply, 'board');
  if (!board) return false;
  const inTheWay = [...draft.doors, ...draft.barriers, ...sides.windows];
  return placeAtBest(draft, {
    setting: { pieces: [{ product: board, x: 0, y: 0, angle: 0 }], free: [], seats: [], workers: 0 },
    points: (box) =>
      inTheWay.some((other) => boundsOverlap(other, box))
        ? null
        : -Math.hypot((box.left + box.right) / 2 - near.x, (box.top + box.bottom) / 2 - near.y),
  });
}

export function squareMetres({ shape }: Draft): number {
  return areaOf(shape.outline);
}
