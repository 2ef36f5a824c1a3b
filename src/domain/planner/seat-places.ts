import { toDrawing } from './geometry/rectangle.ts';
import type { PlacedPiece } from './placed-piece.ts';
import type { Point } from './plan.ts';
import type { PieceKind, PlannedProduct } from './planned-product.ts';

/** Where one person sits or stands. */
export interface SeatPlace extends Point {
  /** As the angle of a chair there: at 0 one looks down the drawing, at 180 up. */
  readonly angle: number;
  readonly use: SeatUse;
  /** Whether a chair is put there; the seats of a sofa or a pod belong to it. */
  readonly needsChair: boolean;
  /** From the place to the edge at which one sits, against the direction of what is behind; 0: the seat is the piece itself. */
  readonly toEdge: number;
}

export type SeatUse = 'work' | 'meet' | 'wait';

/** A chair for high tables and counters, where others are too low. */
export function isStool({ subcategory }: Pick<PlannedProduct, 'subcategory'>): boolean {
  return subcategory === 'stools';
}

type Sized = Pick<PlannedProduct, 'kind' | 'width' | 'depth' | 'height' | 'seats' | 'facts'>;

/**
 * How far from the edge of a desk or table the middle of the chair is when someone sits at it: a person at a table takes
 * about 600 mm from its edge (Neufert, Architects' Data, seated person at a table), a chair of 650 mm reaches a little below.
 */
export const chairToEdge = 300;

/** Below it, people sit on one side only: face to face needs 600 mm for each (EN 527-1: least depth of a work surface). */
const faceToFaceDepth = 700;
/** A bench for two rows is deeper; less is a bench for one row, as against a wall. */
const facingBenchDepth = 1_000;
/** At the end of a table one sits where both neighbours at the corners have room. */
const endPlaceWidth = 800;
/** With less for each along the long sides, the ends are used too (Neufert: 600 to 700 mm of table edge for one person). */
const easyPlaceWidth = 700;

/**
 * Where people sit at a product or on it, in its own coordinates: from its middle, unturned, front below. Chairs are not
 * asked: they are the seat of another product's place.
 */
export function seatPlaces(product: Sized): readonly SeatPlace[] {
  return placesByKind[product.kind]?.(product) ?? [];
}

/** The same on the drawing. */
export function seatPlacesOf({ piece, product }: PlacedPiece): readonly SeatPlace[] {
  return seatPlaces(product).map((place) => ({
    ...place,
    ...toDrawing(piece, place),
    angle: (place.angle + piece.angle) % 360,
  }));
}

const placesByKind: Partial<Record<PieceKind, (product: Sized) => SeatPlace[]>> = {
  desk: deskPlaces,
  bench: benchPlaces,
  table: tablePlaces,
  lounge: (product) => ownSeats(product, 'wait', 0),
  'reception-desk': receptionPlaces,
  pod: podPlaces,
};

const up = 180;
const down = 0;

function atEdge(x: number, y: number, angle: number, use: SeatUse): SeatPlace {
  return { x, y, angle, use, needsChair: true, toEdge: chairToEdge };
}

function deskPlaces({ width, depth, seats, facts: { corner } }: Sized): SeatPlace[] {
  if (!corner) {
    return spread(seats, width).map((x) => atEdge(x, depth / 2 + chairToEdge, up, 'work'));
  }
  const x = ((corner.side === 'left' ? 1 : -1) * corner.returnWidth) / 2;
  return [atEdge(x, -depth / 2 + corner.topDepth + chairToEdge, up, 'work')];
}

function benchPlaces({ width, depth, seats }: Sized): SeatPlace[] {
  if (depth < facingBenchDepth) {
    return spread(seats, width).map((x) => atEdge(x, depth / 2 + chairToEdge, up, 'work'));
  }
  return bothSides(seats, width, depth, 'work');
}

function tablePlaces(product: Sized): SeatPlace[] {
  const { width, depth, seats, facts } = product;
  if (facts.hasSeats) return fixedSeats(product);
  if (facts.shape === 'round') return around(seats, width / 2 + chairToEdge);
  // A deep table stands across: its long sides are the left and right ones.
  if (depth > width) return sidesAndEnds(seats, depth, width).map(turnedQuarter);
  return sidesAndEnds(seats, width, depth);
}

function sidesAndEnds(seats: number, length: number, across: number): SeatPlace[] {
  if (across < faceToFaceDepth) {
    return spread(seats, length).map((x) => atEdge(x, across / 2 + chairToEdge, up, 'meet'));
  }
  const usesEnds = seats >= 4 && across >= endPlaceWidth && length / Math.ceil(seats / 2) < easyPlaceWidth;
  if (!usesEnds) return bothSides(seats, length, across, 'meet');
  return [
    ...bothSides(seats - 2, length, across, 'meet'),
    atEdge(-length / 2 - chairToEdge, 0, 270, 'meet'),
    atEdge(length / 2 + chairToEdge, 0, 90, 'meet'),
  ];
}

function turnedQuarter(place: SeatPlace): SeatPlace {
  const { x, y } = toDrawing({ x: 0, y: 0, angle: 90 }, place);
  return { ...place, x, y, angle: (place.angle + 90) % 360 };
}

/** The places below first, from the left, then those above. */
function bothSides(seats: number, width: number, depth: number, use: SeatUse): SeatPlace[] {
  const y = depth / 2 + chairToEdge;
  const below = Math.ceil(seats / 2);
  return [
    ...spread(below, width).map((x) => atEdge(x, y, up, use)),
    ...spread(seats - below, width).map((x) => atEdge(x, -y, down, use)),
  ];
}

function around(seats: number, radius: number): SeatPlace[] {
  return Array.from({ length: seats }, (_, index) => {
    const angle = Math.round((up + (index * 360) / seats) % 360);
    const { x, y } = toDrawing({ x: 0, y: 0, angle }, { x: 0, y: -radius });
    return atEdge(x, y, angle, 'meet');
  });
}

/** Stools that are fixed to the table, within its size. */
function fixedSeats({ width, depth, seats }: Sized): SeatPlace[] {
  const inset = 200;
  return bothSides(seats, width, depth - 2 * (inset + chairToEdge), 'meet').map((place) => ({
    ...place,
    needsChair: false,
    toEdge: 0,
  }));
}

function receptionPlaces({ width, depth, seats }: Sized): SeatPlace[] {
  // Visitors stand in front of a counter; who works at it sits behind and looks at them.
  return spread(seats, width).map((x) => atEdge(x, -depth / 2 - chairToEdge, down, 'work'));
}

function podPlaces(product: Sized): SeatPlace[] {
  const { seats, width, depth } = product;
  if (seats < 2) return ownSeats(product, 'meet', 0);
  // Two benches face each other, on the left and on the right of the entrance.
  const each = Math.ceil(seats / 2);
  return [...Array(seats).keys()].map((index) => {
    const isLeft = index < each;
    const [y = 0] = spread(isLeft ? each : seats - each, depth).slice(isLeft ? index : index - each);
    const x = (isLeft ? -1 : 1) * (width / 2 - 450);
    return { x, y, angle: isLeft ? 270 : 90, use: 'meet', needsChair: false, toEdge: 0 };
  });
}

function ownSeats({ seats, width }: Sized, use: SeatUse, angle: number): SeatPlace[] {
  return spread(seats, width).map((x) => ({ x, y: 0, angle, use, needsChair: false, toEdge: 0 }));
}

/** The middles of equal shares of a width, from the left. */
function spread(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => (width * (index + 0.5)) / count - width / 2);
}
