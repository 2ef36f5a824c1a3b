import { footprintOf } from '../../footprint.ts';
import { type Bounds, boundsOf } from '../../geometry/polygon.ts';
import { cornersOf, toDrawing } from '../../geometry/rectangle.ts';
import { standsOnFloor } from '../../placed-piece.ts';
import type { PlannedProduct } from '../../planned-product.ts';

/** A piece in the frame of its layout. */
export interface Standing {
  readonly product: PlannedProduct;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Pieces that belong together, with what has to stay free around them, in the frame of a layout. */
export interface Setting {
  readonly pieces: readonly Standing[];
  /** Nothing may stand on it; those of two settings may overlap, since people share them. */
  readonly free: readonly Bounds[];
  /** Behind people at a table or desk: what two of them cannot share. */
  readonly seats: readonly Bounds[];
  /** Places to work that it gives. */
  readonly workers: number;
}

export function boxOf({ product, x, y, angle }: Standing): Bounds {
  const { width, depth } = product;
  if (angle % 180 === 0) return boxAround(x, y, width, depth);
  if (angle % 90 === 0) return boxAround(x, y, depth, width);
  return boundsOf(cornersOf({ x, y, width, depth, angle }));
}

export function isChair({ product }: Standing): boolean {
  return product.kind === 'chair';
}

/** Whether nobody walks through it. Chairs are moved out of the way, and pedestals stand below desks. */
export function isBarrier(piece: Standing): boolean {
  return standsOnFloor(piece) && piece.product.kind !== 'pedestal' && !isChair(piece);
}

/** What a piece covers of the floor: a desk with a return leaves the place between the two free. */
export function barrierBoxes({ product, x, y, angle }: Standing): Bounds[] {
  const { width, depth } = product;
  return footprintOf({ area: { x, y, width, depth, angle }, product }).map(boundsOf);
}

export function boxAround(x: number, y: number, width: number, height: number): Bounds {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function boundsOfAll(boxes: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Turned around its own middle 0, 0 by a multiple of 90 degrees, then moved. */
export function settled(setting: Setting, at: { x: number; y: number; angle: number }): Setting {
  const corner = (x: number, y: number) => toDrawing(at, { x, y });
  const turned = ({ left, top, right, bottom }: Bounds) =>
    boundsOf([corner(left, top), corner(right, bottom)]);
  return {
    workers: setting.workers,
    pieces: setting.pieces.map((piece) => ({
      ...piece,
      ...toDrawing(at, piece),
      angle: (piece.angle + at.angle) % 360,
    })),
    free: setting.free.map(turned),
    seats: setting.seats.map(turned),
  };
}
