import type { PictureInLanguage } from '#images/image-address.ts';
import type { Dirhams } from '#primitives/money.ts';

/** How a product takes part in a plan; what decides is `pieceKindOf`. */
export const pieceKinds = [
  /** A place to work for one: desk, call centre station, cubicle. */
  'desk',
  /** Several places to work that are one product. */
  'bench',
  /** A table to meet, train, eat or stand at. */
  'table',
  /** What one sits on at a desk or table. */
  'chair',
  /** Sofas, armchairs, poufs, benches of a waiting room. */
  'lounge',
  'coffee-table',
  'reception-desk',
  /** Cupboards, bookcases, cabinets, safes, lockers. */
  'storage',
  /** Stands below or beside a desk. */
  'pedestal',
  /** Booths and pods that one goes into. */
  'pod',
  /** Partitions and screens that divide a room. */
  'partition',
  /** Hangs on a wall: boards, displays, acoustic panels. */
  'wall',
  /** Stands on a desk or table: monitors, lamps, phones, arms. */
  'desktop',
  /** Copiers, racks, planters and all else that stands on the floor. */
  'floor',
] as const;

export type PieceKind = (typeof pieceKinds)[number];

/** How a product is used, as far as a plan depends on it. */
export interface PlannedFacts {
  readonly shape: 'rectangular' | 'round';
  /** Of a desk with a return: its place is between the two, on the side on which the return is not. */
  readonly corner: Corner | null;
  /** It brings its own seats, so that no chairs are put to it. */
  readonly hasSeats: boolean;
  readonly needsPower: boolean;
  /** How far its doors or drawers come out of its front when they open; 0: it has none. */
  readonly opensBy: number;
  /**
   * By how many degrees its 3D model, seen from above with its front below, is turned in the drawing: many models of desks
   * have their front on the side of visitors, while the front of a piece is the side on which one works.
   */
  readonly modelAngle: 0 | 180;
}

export interface Corner {
  /** The hand of who sits at it. */
  readonly side: 'left' | 'right';
  /** From the back of the desk to the edge at which one sits. */
  readonly topDepth: number;
  readonly returnWidth: number;
}

/** What the planner knows of a product, in one language. */
export interface PlannedProduct {
  readonly id: string;
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
  readonly kind: PieceKind;
  /** The slugs of its category and subcategory. */
  readonly category: string;
  readonly subcategory: string | null;
  readonly price: Dirhams;
  readonly stock: number;
  readonly leadTimeDays: number;
  /** In millimetres. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Places to work or sit that it gives; a desk has one place, a chair seats one. */
  readonly seats: number;
  /** What its use needs to be known, by `plannedFacts`. */
  readonly facts: PlannedFacts;
  readonly weightKg: number | null;
  /** Null: not known. */
  readonly cartons: number | null;
  readonly model: string | null;
  readonly picture: PictureInLanguage | null;
  /** The colour that a drawing fills it with. */
  readonly swatch: string | null;
}

/** Products of a plan by their id. One that is no longer sold is absent. */
export type PlannedProducts = ReadonlyMap<string, PlannedProduct>;
