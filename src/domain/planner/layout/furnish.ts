import { areaOf, type Bounds, boundsOverlap } from '../geometry/polygon.ts';
import type { Point } from '../plan.ts';
import type { Draft } from './floor/draft.ts';
import { placeAtBest, type SpotRequest } from './floor/find-spot.ts';
import { boxOf } from './floor/setting.ts';
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
}

/** Higher than a window sill, usually 900 to 1,000 mm. */
const sill = 1_000;

/** Places a setting if it and all that is there can still be reached. */
function addIfReachable({ draft, ways }: Furnishing, request: SpotRequest | null): boolean {
  if (!request) return false;
  const boxes = draft.settings.flatMap(({ free }) => free);
  return placeAtBest(draft, request, () => ways.stillReach(boxes, draft.settings.at(-1)?.free ?? []));
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

function distanceTo(box: Bounds, { x, y }: { readonly x: number; readonly y: number }): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

function isAtWindow({ windows }: Sides, box: Bounds): boolean {
  return windows.some((window) => boundsOverlap(window, box));
}

export function addMeetingTable(furnishing: Furnishing, people: number): boolean {
  const { draft, assortment } = furnishing;
  const setting = meetingTable(assortment, draft.supply, people);
  if (!setting) return false;
  return addIfReachable(furnishing, {
    setting,
    isIsland: true,
    points: (box, wall) => 2 * cornerPoints(draft, box) + (wall ? 1 : 0) - 0.1 * doorPoints(draft, box),
  });
}

export function addLounge(furnishing: Furnishing): boolean {
  const { draft, assortment } = furnishing;
  return [true, false].some((hasArmchair) =>
    (['left', 'right'] as const).some((open) => {
      const setting = lounge(assortment, draft.supply, { hasArmchair, open });
      return (
        setting !== null &&
        addIfReachable(furnishing, {
          setting,
          points: (box) => cornerPoints(draft, box) + 0.5 * doorPoints(draft, box),
        })
      );
    }),
  );
}

export function addCoffeeCorner(furnishing: Furnishing): boolean {
  const { draft, assortment } = furnishing;
  const setting = coffeeCorner(assortment, draft.supply);
  if (!setting) return false;
  return addIfReachable(furnishing, {
    setting,
    isIsland: true,
    points: (box, wall) => cornerPoints(draft, box) + 0.5 * doorPoints(draft, box) + (wall ? 0.5 : 0),
  });
}

/** A desk for one who receives visitors, if there is place for it; not with a window in the back. */
export function addManager(
  { draft, assortment, sides, ways }: Furnishing,
  visitors: readonly (0 | 1 | 2)[],
  points: (box: Bounds) => number,
): boolean {
  return visitors.some((count) => {
    const setting = managerDesk(assortment, draft.supply, count);
    const request = setting && {
      setting,
      points: (box: Bounds) => points(box) - (isAtWindow(sides, box) ? 4 : 0),
    };
    return (
      request !== null &&
      placeAtBest(draft, request, () => ways.stillReach([], draft.settings.at(-1)?.free ?? []))
    );
  });
}

export function addReception(furnishing: Furnishing): boolean {
  const { draft, assortment } = furnishing;
  const setting = reception(assortment, draft.supply);
  if (!setting) return false;
  return addIfReachable(furnishing, { setting, points: (box) => doorPoints(draft, box) });
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
/** A row of cupboards is one block, and no more are tried where none fits. */
const mostBlocks = 12;

/** Cupboards along walls, the high ones where there are no windows, until there are as many metres as are wanted. */
export function addStorage(
  furnishing: Furnishing,
  metres: number,
  role: 'storage' | 'low-storage' = 'storage',
): void {
  const { draft, assortment, sides } = furnishing;
  let left = metres * 1_000 - storageOf(draft);
  for (let block = 0; block < mostBlocks && left >= 600; block += 1) {
    let isPlaced = false;
    for (let count = longestBlock; count >= 1 && !isPlaced; count -= 1) {
      const cupboard = pick(
        assortment,
        draft.supply,
        role,
        count,
        ({ width, height }) => width * count <= left + 400 && height <= draft.room.ceiling,
      );
      if (!cupboard) continue;
      const setting = sideBySide(cupboard, count);
      isPlaced = addIfReachable(furnishing, {
        setting,
        points: (box) => {
          if (cupboard.height > sill && isAtWindow(sides, box)) return null;
          return cornerPoints(draft, box) + 0.2 * doorPoints(draft, box);
        },
      });
      if (isPlaced) left -= cupboard.width * count;
    }
    if (!isPlaced) return;
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
    points: (box) => (inTheWay.some((other) => boundsOverlap(other, box)) ? null : -distanceTo(box, near)),
  });
}

export function squareMetres({ shape }: Draft): number {
  return areaOf(shape.outline);
}
