import type { Queryable } from '#database/transaction.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { storedPlan } from '#domain/planner/saved/stored-plan.ts';
import { selectNewestPlans } from './quote-plan-queries.server.ts';

/** The plans that count, of the newest versions: of an accepted quotation, that of its order. */
export async function findNewestPlans(
  db: Queryable,
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, Plan>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await selectNewestPlans(db, quoteIds);
  return new Map(rows.map(({ quoteId, content }) => [quoteId, storedPlan(content)]));
}
