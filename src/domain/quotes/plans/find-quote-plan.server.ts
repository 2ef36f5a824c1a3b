import type { Queryable } from '#database/transaction.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { storedPlan } from '#domain/planner/saved/stored-plan.ts';
import type { Quote } from '../quote.ts';
import { selectQuotePlan } from './quote-plan-queries.server.ts';

/** The plan of a version of a quotation; null: it came without one, or its buyer was forgotten. */
export async function findQuotePlan(
  db: Queryable,
  quote: Pick<Quote, 'id' | 'plansFrom'>,
  version: number,
): Promise<Plan | null> {
  if (!hasPlan(quote, version)) return null;
  const found = await selectQuotePlan(db, quote.id, version);
  return found ? storedPlan(found.content) : null;
}

function hasPlan({ plansFrom }: Pick<Quote, 'plansFrom'>, version: number): boolean {
  return plansFrom !== null && plansFrom <= version;
}
