import type { Transaction } from '#database/transaction.ts';
import { planHash } from '#domain/planner/saved/plan-hash.server.ts';
import { requireLinkedPlan } from '#domain/planner/saved/require-linked-plan.server.ts';
import { insertQuotePlan } from './quote-plan-queries.server.ts';

/** Stores a copy of a plan with a version, so that it stays with the quotation as it is; null: no plan came along. */
export async function storePlan(
  transaction: Transaction,
  link: string | null,
  version: { readonly quoteId: string; readonly fromVersion: number },
): Promise<void> {
  if (link === null) return;
  const plan = await requireLinkedPlan(transaction, link);
  await insertQuotePlan(transaction, { ...version, contentHash: planHash(plan), content: plan });
}
