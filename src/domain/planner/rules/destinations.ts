import { stripCorners } from '../geometry/convex.ts';
import { cornersOf, toDrawing } from '../geometry/rectangle.ts';
import type { Point } from '../plan.ts';
import type { CheckedPiece, CheckedSeat } from './checked-plan.ts';

/** Where people go to sit: a place at a desk by itself, a sofa, pod or set of stools as a whole. */
export interface Destination {
  readonly piece: CheckedPiece;
  readonly seats: readonly CheckedSeat[];
  /** A way that reaches any point of one of these shapes ends there. */
  readonly shapes: readonly (readonly Point[])[];
}

export function destinationsOf(seats: readonly CheckedSeat[]): Destination[] {
  const destinations: Destination[] = [];
  const whole = new Set<CheckedPiece>();
  for (const seat of seats) {
    if (seat.needsChair) destinations.push({ piece: seat.of, seats: [seat], shapes: [placeBehind(seat)] });
    else if (!whole.has(seat.of)) {
      whole.add(seat.of);
      const ofPiece = seats.filter(({ of }) => of === seat.of);
      destinations.push({ piece: seat.of, seats: ofPiece, shapes: wholePlaces(seat.of) });
    }
  }
  return destinations;
}

/** The width that a person on a chair takes. */
const seatWidth = 600;
/** One has arrived at a chair from beside or behind it. */
const arrivesWithin = 900;

/** The floor on which the chair of a place moves, from the edge of the desk. */
function placeBehind(seat: CheckedSeat): Point[] {
  return stripCorners(behindEdge(seat), arrivesWithin);
}

/** From the edge at which one sits, away from it. */
export function behindEdge({ x, y, angle, toEdge }: CheckedSeat): Point & { angle: number; width: number } {
  const edge = toDrawing({ x, y, angle }, { x: 0, y: toEdge });
  return { ...edge, angle: (angle + 180) % 360, width: seatWidth };
}

function wholePlaces({ area, product }: CheckedPiece): Point[][] {
  const front = toDrawing(area, { x: 0, y: area.depth / 2 });
  if (product.kind === 'pod') {
    return [
      stripCorners(
        { ...front, angle: area.angle, width: Math.min(area.width, arrivesWithin) },
        arrivesWithin,
      ),
    ];
  }
  if (product.facts.hasSeats) {
    return [[...cornersOf({ ...area, width: area.width + 600, depth: area.depth + 1_200 })]];
  }
  // To a sofa from in front or from its ends.
  return [stripCorners({ ...front, angle: area.angle, width: area.width + 1_200 }, arrivesWithin)];
}
