import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Queryable } from '#database/transaction.ts';
import type { Plan } from '../plan.ts';
import { isSavedPlanId } from '../plan-link.ts';
import { planSchema } from '../plan-schema.ts';
import { planHash } from './plan-hash.server.ts';
import { selectPlan, upsertPlan } from './saved-plan-queries.server.ts';

interface SavedPlan {
  readonly plan: z.output<typeof planSchema>;
  readonly savedAt: Date;
}

/** Saves a plan under an id that cannot be guessed. The same plan gets the id that it has, and is kept from now on. */
export async function savePlan(db: Queryable, plan: Plan, now: Date): Promise<string> {
  return upsertPlan(db, {
    id: randomBytes(16).toString('base64url'),
    contentHash: planHash(plan),
    content: plan,
    savedAt: now,
  });
}

export async function findSavedPlan(db: Queryable, id: string): Promise<SavedPlan | undefined> {
  const found = isSavedPlanId(id) ? await selectPlan(db, id) : undefined;
  const parsed = planSchema.safeParse(found?.content);
  return found && parsed.success ? { plan: parsed.data, savedAt: found.savedAt } : undefined;
}
