import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { mostCodeAttempts, oneTimeCodes } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';

export async function replaceCode(
  transaction: Transaction,
  code: {
    readonly accountId: string;
    readonly codeHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const { now, ...row } = code;
  await transaction
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.accountId, row.accountId), isNull(oneTimeCodes.usedAt)));
  const [created] = await transaction
    .insert(oneTimeCodes)
    .values({ ...row, createdAt: now })
    .returning({ id: oneTimeCodes.id });
  if (!created) throw new Error('the code was not inserted');
  return created.id;
}

/** Counts an attempt and returns the code; undefined if it is used up, expired or replaced. */
export async function countCodeAttempt(db: Queryable, challenge: string, now: Date) {
  const [code] = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(
      and(
        sql`${oneTimeCodes.id}::text = ${challenge}`,
        lt(oneTimeCodes.attempts, mostCodeAttempts),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        lte(oneTimeCodes.createdAt, latestPlausible(now)),
      ),
    )
    .returning({ id: oneTimeCodes.id, accountId: oneTimeCodes.accountId, codeHash: oneTimeCodes.codeHash });
  return code;
}

/** Marks a code as used; false if another request used it first. */
export async function useCode(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const used = await transaction
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}
