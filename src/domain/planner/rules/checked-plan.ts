import { footprintOf } from '../footprint.ts';
import { type Bounds, boundsOf } from '../geometry/polygon.ts';
import { cornersOf } from '../geometry/rectangle.ts';
import { Tiles } from '../geometry/tiles.ts';
import { wallsOf } from '../geometry/walls.ts';
import { type PlacedPiece, placedPieces, roomAt, standsOnFloor } from '../placed-piece.ts';
import type { Plan, Point, Room } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { type SeatPlace, seatPlacesOf } from '../seat-places.ts';

/** A piece with what several rules ask of it, computed once. */
export interface CheckedPiece extends PlacedPiece {
  readonly index: number;
  readonly room: Room | null;
  readonly shapes: readonly (readonly Point[])[];
  readonly bounds: Bounds;
  /** It keeps others from walking or standing there. A chair is moved out of the way. */
  readonly isFixed: boolean;
}

export interface CheckedSeat extends SeatPlace {
  readonly of: CheckedPiece;
}

export interface CheckedPlan {
  readonly plan: Plan;
  readonly pieces: readonly CheckedPiece[];
  readonly seats: readonly CheckedSeat[];
  readonly near: (bounds: Bounds) => readonly CheckedPiece[];
  readonly seatsNear: (bounds: Bounds) => readonly CheckedSeat[];
  readonly rooms: readonly CheckedRoom[];
}

export interface CheckedRoom {
  readonly room: Room;
  readonly pieces: readonly CheckedPiece[];
  readonly seats: readonly CheckedSeat[];
  /** What nobody can walk through, apart from the walls. */
  readonly barriers: readonly (readonly Point[])[];
}

export function prepareCheck(plan: Plan, products: PlannedProducts): CheckedPlan {
  const pieces = placedPieces(plan, products).map((placed, index): CheckedPiece => {
    const shapes = footprintOf(placed);
    return {
      ...placed,
      index,
      room: roomAt(plan, placed.piece),
      shapes,
      bounds: boundsOf(shapes.flat()),
      isFixed: standsOnFloor(placed) && placed.product.kind !== 'chair',
    };
  });
  const seats = pieces.flatMap((of) => seatPlacesOf(of).map((seat) => ({ ...seat, of })));
  const tiles = new Tiles<CheckedPiece>();
  for (const piece of pieces) tiles.add(piece.bounds, piece);
  const seatTiles = new Tiles<CheckedSeat>();
  for (const seat of seats) seatTiles.add({ left: seat.x, right: seat.x, top: seat.y, bottom: seat.y }, seat);
  return {
    plan,
    pieces,
    seats,
    near: (bounds) => tiles.near(bounds),
    seatsNear: (bounds) => seatTiles.near(bounds),
    rooms: checkedRooms(plan, pieces, seats),
  };
}

function checkedRooms(
  { rooms }: Plan,
  pieces: readonly CheckedPiece[],
  seats: readonly CheckedSeat[],
): CheckedRoom[] {
  return rooms.map((room) => {
    const ofRoom = pieces.filter((piece) => piece.room === room);
    const furniture = ofRoom.filter(({ isFixed }) => isFixed).flatMap(({ shapes }) => shapes);
    return {
      room,
      pieces: ofRoom,
      seats: seats.filter(({ of }) => of.room === room),
      barriers: [...furniture, ...room.obstacles.filter(isBarrier).map(cornersOf)],
    };
  });
}

/** Nothing may stand on an area, but people may walk over it. */
function isBarrier({ kind }: Room['obstacles'][number]): boolean {
  return kind === 'column';
}

/** Walls of a room as lines. */
export function wallLines(room: Room): Point[][] {
  return wallsOf(room).map(({ from, to }) => [from, to]);
}

export function idsOf(...pieces: readonly CheckedPiece[]): string[] {
  return pieces.toSorted((one, other) => one.index - other.index).map(({ piece }) => piece.id);
}
