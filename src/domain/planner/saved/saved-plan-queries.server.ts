import { eq, sql } from 'drizzle-orm';
import { plans } from '#database/schema/plans.ts';
import type { Queryable } from '#database/transaction.ts';

interface NewPlan {
  readonly id: string;
  readonly contentHash: string;
  readonly content: object;
  readonly savedAt: Date;
}

/** Inserts a plan, or counts the same content as saved again; returns the id that it has. */
export async function upsertPlan(
  db: Queryable,
  { id, contentHash, content, savedAt }: NewPlan,
): Promise<string> {
  const [row] = await db
    .insert(plans)
    .values({ id, contentHash, content, createdAt: savedAt, savedAt })
    .onConflictDoUpdate({
      target: plans.contentHash,
      set: { savedAt: sql`greatest(${plans.savedAt}, excluded.saved_at)` },
    })
    .returning({ id: plans.id });
  if (!row) throw new Error('the plan was not written');
  return row.id;
}

export async function selectPlan(
  db: Queryable,
  id: string,
): Promise<Pick<NewPlan, 'contentHash' | 'content' | 'savedAt'> | undefined> {
  const [row] = await db
    .select({ contentHash: plans.contentHash, content: plans.content, savedAt: plans.savedAt })
    .from(plans)
    .where(eq(plans.id, id));
  return row;
}
