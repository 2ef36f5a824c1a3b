import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { quotePlans } from '#database/schema/plans.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

interface NewQuotePlan {
  readonly quoteId: string;
  readonly fromVersion: number;
  readonly contentHash: string;
  readonly content: object;
}

export async function insertQuotePlan(transaction: Transaction, plan: NewQuotePlan): Promise<void> {
  await transaction.insert(quotePlans).values(plan);
}

/** Selects the plan that a version has: the last one up to its number. */
export async function selectQuotePlan(
  db: Queryable,
  quoteId: string,
  version: number,
): Promise<Pick<NewQuotePlan, 'content' | 'fromVersion'> | undefined> {
  const [row] = await db
    .select({ content: quotePlans.content, fromVersion: quotePlans.fromVersion })
    .from(quotePlans)
    .where(and(eq(quotePlans.quoteId, quoteId), lte(quotePlans.fromVersion, version)))
    .orderBy(desc(quotePlans.fromVersion))
    .limit(1);
  return row;
}

export function selectNewestPlans(db: Queryable, quoteIds: readonly string[]) {
  return db
    .selectDistinctOn([quotePlans.quoteId], { quoteId: quotePlans.quoteId, content: quotePlans.content })
    .from(quotePlans)
    .where(inArray(quotePlans.quoteId, [...quoteIds]))
    .orderBy(quotePlans.quoteId, desc(quotePlans.fromVersion));
}
