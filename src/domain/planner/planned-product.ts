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
