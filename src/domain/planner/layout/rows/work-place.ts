import type { Bounds } from '../../geometry/polygon.ts';
import { toDrawing } from '../../geometry/rectangle.ts';
import type { PlannedProduct } from '../../planned-product.ts';
import { type SeatPlace, seatPlaces } from '../../seat-places.ts';
import { boxAround, type Setting, type Standing } from '../floor/setting.ts';

/** To get up from a desk, from its edge; `checkPlan` asks for it. */
const toRise = 750;
const pastReturn = 960;
/** Of a person on a chair. */
const seatWidth = 600;

/** The chair at a place. */
function chairAt(chair: PlannedProduct, { x, y, angle }: SeatPlace): Standing {
  return { product: chair, x, y, angle };
}

/** What stays free at a place: as wide as the place, from the edge at which one sits to `behind` it. */
function freeBehind({ x, y, angle, toEdge }: SeatPlace, width: number, behind: number): Bounds {
  // Who sits looks along the chair's front, so that what is behind is the other way.
  const middle = toDrawing({ x, y, angle }, { x: 0, y: toEdge - behind / 2 });
  return angle % 180 === 0
    ? boxAround(middle.x, middle.y, width, behind)
    : boxAround(middle.x, middle.y, behind, width);
}

/** Behind a desk with a return one walks past the return to the place between the two. */
function besideReturn({ width, depth, facts }: PlannedProduct): Bounds[] {
  return facts.corner ? [boxAround(0, depth / 2 + pastReturn / 2, width, pastReturn)] : [];
}

/** A desk, bench or table with a chair at each of its places, around the middle of its product. */
export function withChairs(
  product: PlannedProduct,
  chair: PlannedProduct | null,
  behind: number,
  extras: readonly Standing[] = [],
): Setting {
  const places = seatPlaces(product);
  const needing = places.filter(({ needsChair }) => needsChair);
  const work = places.filter(({ use }) => use === 'work').length;
  const width = Math.max(seatWidth, Math.min(product.width / Math.max(1, places.length / 2), 1_000));
  return {
    pieces: [
      { product, x: 0, y: 0, angle: 0 },
      ...(chair ? needing.map((place) => chairAt(chair, place)) : []),
      ...extras,
    ],
    free: [...needing.map((place) => freeBehind(place, width, behind)), ...besideReturn(product)],
    seats: needing.map((place) => freeBehind(place, seatWidth, toRise)),
    workers: work,
  };
}
