import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Plan } from '../plan.ts';
import { isSavedPlanId } from '../plan-link.ts';
import { selectPlan, upsertPlan } from './saved-plan-queries.server.ts';
import { storedPlan } from './stored-plan.ts';

interface SavedPlan {
  readonly plan: Plan;
  readonly contentHash: string;
  readonly savedAt: Date;
}

/** Saves a plan under an id that cannot be guessed. The same plan gets the id that it has, and is kept from now on. */
export async function savePlan(db: Queryable, plan: Plan, now: Date): Promise<string> {
  return upsertPlan(db, {
    id: randomBytes(16).toString('base64url'),
    contentHash: createHash('sha256').update(JSON.stringify(plan)).digest('base64url'),
    content: plan,
    savedAt: now,
  });
}

export async function findSavedPlan(db: Queryable, id: string): Promise<SavedPlan | undefined> {
  const found = isSavedPlanId(id) ? await selectPlan(db, id) : undefined;
  return found && { ...found, plan: storedPlan(found.content) };
}

/** The plan that a form names; refuses, by field, one that is not there or no longer. */
export async function requireSavedPlan(db: Queryable, id: string): Promise<SavedPlan> {
  const found = await findSavedPlan(db, id);
  if (!found) {
    throw new ShopError('invalid_input', {
      fields: [{ path: 'plan', code: 'invalid', rule: 'stored_plan' }],
    });
  }
  return found;
}
