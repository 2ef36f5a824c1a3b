import type { Dirhams } from '#primitives/money.ts';
import { middleOf } from '../geometry/convex.ts';
import { isInside, tolerance } from '../geometry/polygon.ts';
import { cornersOf } from '../geometry/rectangle.ts';
import { placedPieces, standsOnFloor } from '../placed-piece.ts';
import type { Obstacle, Plan, Point, Room } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { seatPlacesOf } from '../seat-places.ts';
import { Draft } from './floor/draft.ts';
import { frameOf } from './floor/local-frame.ts';
import { sidesOf } from './floor/sides.ts';
import { Ways } from './floor/ways.ts';
import { addMeetingTable } from './furnish.ts';
import type { LayoutKind, LayoutOffer } from './layout-request.ts';
import { changeOf, newErrors, type PlanChange, withoutPieces } from './plan-change.ts';
import { piecesOf } from './plan-pieces.ts';
import { Assortment } from './products/assortment.ts';
import { placeSystems } from './products/place-system.ts';
import { Supply } from './products/supply.ts';
import { furnishRoom } from './propose.ts';

export interface FillWish {
  readonly kind: LayoutKind;
  /** At most so many places to work. */
  readonly people: number;
  readonly budget: Dirhams | null;
}

/**
 * Puts places to work into a part of a plan, beside what is there; null: nothing fits. An area of the building that is filled as a
 * whole is no longer kept free.
 */
export function fillArea(
  given: Plan,
  area: readonly Point[],
  wish: FillWish,
  offer: LayoutOffer,
): PlanChange | null {
  const plan = withoutArea(given, area);
  const rest = withoutPieces(offer.products, plan.pieces);
  const room = { ...asRoom(plan, offer.products), outline: area };
  const within = plan.rooms.find(({ outline }) => isInside(outline, middleOf(area)));
  const assortment = new Assortment({ ...offer, products: rest, thrift: 0.3 });
  const systems = placeSystems(assortment, wish.people).slice(0, 2);
  const supply = new Supply(wish.budget);
  const { draft } = furnishRoom({ ...wish, room, within, rooms: plan.rooms, assortment, systems, supply });
  return added(plan, draft, offer.products);
}

function withoutArea(plan: Plan, area: readonly Point[]): Plan {
  const isFilled = (obstacle: Obstacle) =>
    obstacle.kind === 'area' &&
    cornersOf(obstacle).every((corner) =>
      area.some(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) <= tolerance),
    );
  const rooms = plan.rooms.map((room) =>
    room.obstacles.some(isFilled)
      ? { ...room, obstacles: room.obstacles.filter((obstacle) => !isFilled(obstacle)) }
      : room,
  );
  return { ...plan, rooms };
}

/** Puts a meeting table with chairs into a room, beside what is there; null: it does not fit. */
export function addMeeting(
  plan: Plan,
  roomId: string,
  people: number,
  offer: LayoutOffer,
): PlanChange | null {
  const found = plan.rooms.find(({ id }) => id === roomId);
  if (!found) return null;
  const room = { ...found, obstacles: [...found.obstacles, ...asRoom(plan, offer.products).obstacles] };
  const assortment = new Assortment({
    ...offer,
    products: withoutPieces(offer.products, plan.pieces),
    thrift: 0.3,
  });
  const draft = new Draft(room, plan.rooms, frameOf(room.outline), new Supply(null));
  const ways = new Ways(draft, people);
  ways.remember([]);
  // What looks free may be the way to a place that is there: then the next best spot is tried.
  const prefix = freePrefix(plan);
  const isSound = () => {
    const changed = { ...plan, pieces: [...plan.pieces, ...piecesOf(draft, prefix)] };
    return newErrors(changed, plan, offer.products).length === 0;
  };
  const isPlaced = addMeetingTable({ draft, assortment, sides: sidesOf(draft), ways, isSound }, people);
  return isPlaced ? added(plan, draft, offer.products) : null;
}

/** All that is built and stands in a plan, as the obstacles of one room. */
function asRoom(plan: Plan, products: PlannedProducts): Room {
  const standing = placedPieces(plan, products).filter(standsOnFloor);
  const pieces = standing.map(
    ({ piece, area }): Obstacle => ({ ...area, id: piece.id, kind: 'area', name: '' }),
  );
  // Behind who sits somewhere stays free.
  const behind = standing.flatMap((placed) =>
    seatPlacesOf(placed)
      .filter(({ needsChair }) => needsChair)
      .map(
        ({ x, y, angle }, index): Obstacle => ({
          x,
          y,
          angle,
          width: seatWidth,
          depth: seatDepth,
          id: `${placed.piece.id}-${index}`,
          kind: 'area',
          name: '',
        }),
      ),
  );
  const obstacles = [...plan.rooms.flatMap((room) => room.obstacles), ...pieces, ...behind];
  return { id: 'area', name: '', outline: [], ceiling: lowest(plan), openings: [], obstacles, sockets: [] };
}

/** Around the middle of a chair, so that 900 mm from the edge of its desk stay free. */
const seatWidth = 700;
const seatDepth = 1_200;

function lowest({ rooms }: Plan): number {
  return Math.min(...rooms.map(({ ceiling }) => ceiling));
}

/** The plan with the settings of a draft that break no rule. */
function added(plan: Plan, draft: Draft, products: PlannedProducts): PlanChange | null {
  const prefix = freePrefix(plan);
  for (;;) {
    const pieces = piecesOf(draft, prefix).filter((piece) =>
      plan.rooms.some(({ outline }) => isInside(outline, piece)),
    );
    if (pieces.length === 0) return null;
    const changed = { ...plan, pieces: [...plan.pieces, ...pieces] };
    const errors = newErrors(changed, plan, products);
    if (errors.length === 0) return changeOf(plan, changed, products, pieces.length);
    // The last one was added to the others.
    draft.keepOnly(draft.settings.slice(0, -1));
  }
}

/** So that no piece or group of the plan has the same id. */
function freePrefix({ pieces }: Plan): string {
  for (let number = 1; ; number += 1) {
    const prefix = `added${number}`;
    if (!pieces.some(({ id }) => id.startsWith(`auto-${prefix}-`))) return prefix;
  }
}
