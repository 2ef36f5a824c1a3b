import type { Dirhams } from '#primitives/money.ts';
import type { Plan, Room } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import type { LayoutStyle } from './style.ts';

/** What a layout may use. */
export interface LayoutOffer {
  readonly products: PlannedProducts;
  readonly style: LayoutStyle;
  /** The latest day on which all has to be there, as 2026-11-30; null: any. */
  readonly day: string | null;
  /** The earliest day of each product by its id; one without a day is not used if there is a latest day. */
  readonly earliestDays: ReadonlyMap<string, string | null>;
  /** Another one makes another layout of the same kind; the same one makes the same. */
  readonly seed: number;
}

export interface LayoutRequest extends LayoutOffer {
  /** Of the plan. */
  readonly name: string;
  readonly rooms: readonly Room[];
  readonly people: number;
  /** For all goods, without delivery; null: none. */
  readonly budget: Dirhams | null;
}

export const layoutKinds = ['rows', 'clusters', 'cells'] as const;

export type LayoutKind = (typeof layoutKinds)[number];

/** Why not everybody has a place. */
export type ShortBecause = 'room' | 'budget' | 'stock';

export interface LayoutProposal {
  readonly kind: LayoutKind;
  readonly plan: Plan;
  /** Places to work. */
  readonly people: number;
  /** People without a place. */
  readonly shortBy: number;
  /** Null: everybody has one. */
  readonly because: ShortBecause | null;
  readonly price: Dirhams;
}
