import type { Dirhams } from '#primitives/money.ts';
import type { Piece, Plan } from '../plan.ts';
import type { PlannedProduct, PlannedProducts } from '../planned-product.ts';
import { checkPlan } from '../rules/check-plan.ts';
import type { PlanProblem } from '../rules/plan-problem.ts';

/** What an action did to a plan. */
export interface PlanChange {
  readonly plan: Plan;
  /** Of the goods: above 0 it is dearer than before. */
  readonly priceChange: Dirhams;
  /** Pieces that were added or exchanged. */
  readonly pieces: number;
}

export function priceOf({ pieces }: Plan, products: PlannedProducts): Dirhams {
  return pieces.reduce((sum, { product }) => sum + (products.get(product)?.price ?? 0), 0);
}

export function changeOf(before: Plan, plan: Plan, products: PlannedProducts, pieces: number): PlanChange {
  return { plan, pieces, priceChange: priceOf(plan, products) - priceOf(before, products) };
}

/** The products with the stock that the pieces of a plan leave. */
export function withoutPieces(products: PlannedProducts, pieces: readonly Piece[]): PlannedProducts {
  const counts = new Map<string, number>();
  for (const { product } of pieces) counts.set(product, (counts.get(product) ?? 0) + 1);
  const rest = ([id, product]: readonly [string, PlannedProduct]) =>
    [id, { ...product, stock: Math.max(0, product.stock - (counts.get(id) ?? 0)) }] as const;
  return new Map([...products].map(rest));
}

/** The errors of a plan that are not in another one, which may have had some before. */
export function newErrors(plan: Plan, before: Plan, products: PlannedProducts): PlanProblem[] {
  const key = ({ rule, pieces, room }: PlanProblem) => [rule, room, ...pieces].join(' ');
  const errors = (of: Plan) => checkPlan(of, products).filter(({ severity }) => severity === 'error');
  const known = new Set(errors(before).map(key));
  return errors(plan).filter((error) => !known.has(key(error)));
}
