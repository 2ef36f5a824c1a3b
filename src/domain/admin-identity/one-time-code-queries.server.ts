import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { mostCodeAttempts, oneTimeCodes } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';

/** Inserts a code beside those that are open, so that a stranger who asks for one does not end that of staff. */
export async function insertCode(
  db: Queryable,
  code: {
    /** Null for a name without an account. */
    readonly accountId: string | null;
    readonly guessCounter: string;
    readonly codeHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const { now, ...row } = code;
  const [created] = await db
    .insert(oneTimeCodes)
    .values({ ...row, createdAt: now })
    .returning({ id: oneTimeCodes.id });
  if (!created) throw new Error('the code was not inserted');
  return created.id;
}

/** Whose code a challenge asks for, and under which counter wrong guesses of it count. */
export async function findGuessed(db: Queryable, challenge: string): Promise<GuessedCode> {
  const [code] = await db
    .select({ accountId: oneTimeCodes.accountId, guessCounter: oneTimeCodes.guessCounter })
    .from(oneTimeCodes)
    .where(sql`${oneTimeCodes.id}::text = ${challenge}`);
  return {
    accountId: code?.accountId ?? undefined,
    guessCounter: code?.guessCounter ?? code?.accountId ?? 'unknown',
  };
}

interface GuessedCode {
  /** Undefined if there is no such challenge, or no account behind it. */
  readonly accountId: string | undefined;
  readonly guessCounter: string;
}

/** Counts an attempt and returns the code; undefined if it is used up or expired. */
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

/** Marks a code and all other open ones as used; false if another request used it first. */
export async function useCode(
  transaction: Transaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.accountId, accountId), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.some((code) => code.id === id);
}
