import type { ApiServices } from '#api/api-services.ts';
import { findListedProducts } from '#domain/planner/find-listed-products.server.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { findQuotePlan } from '#domain/quotes/plans/find-quote-plan.server.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { DrawnPlan } from './plan-contents.ts';

type DrawingServices = Pick<ApiServices, 'db' | 'productIndex' | 'images'>;

/** The plan of a version of a quotation with its products, as documents draw it; null: it has none. */
export async function findDrawnPlan(
  services: DrawingServices,
  quote: Pick<Quote, 'id' | 'plansFrom'>,
  version: number,
): Promise<DrawnPlan | null> {
  const plan = await findQuotePlan(services.db, quote, version);
  return plan && drawnPlanOf(services, plan);
}

export async function drawnPlanOf(
  { db, productIndex, images }: DrawingServices,
  plan: Plan,
): Promise<DrawnPlan> {
  const products = await findListedProducts(db, await productIndex(), plan, images);
  return { plan, products: [...products.values()] };
}
