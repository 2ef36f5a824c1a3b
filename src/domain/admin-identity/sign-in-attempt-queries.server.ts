import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import { signInAttempts } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Failures } from './sign-in-backoff.ts';

interface Attempt {
  readonly username: string;
  /** A known browser, the IP address of an unknown one, or the counter of a kind of code. */
  readonly who: string;
  readonly now: Date;
}

/** Inserts an attempt as failed until it succeeds, so that concurrent attempts cannot evade the count. */
export async function insertAttempt(db: Queryable, { username, who, now }: Attempt): Promise<number> {
  const [attempt] = await db
    .insert(signInAttempts)
    .values({ username, address: who, succeeded: false, createdAt: now })
    .returning({ id: signInAttempts.id });
  if (!attempt) throw new Error('the attempt was not inserted');
  return attempt.id;
}

export async function markSucceeded(db: Queryable, attempt: number): Promise<void> {
  await db.update(signInAttempts).set({ succeeded: true }).where(eq(signInAttempts.id, attempt));
}

/** Deletes an attempt that was rejected before the check, so that it does not extend the wait. */
export async function deleteAttempt(db: Queryable, attempt: number): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.id, attempt));
}

interface Counted {
  readonly since: Date;
  readonly until: Date;
  readonly besides?: number;
}

/** Counts consecutive failures, without this attempt; a success resets the count. */
export async function countFailures(
  db: Queryable,
  who: string,
  { since, until, besides = 0 }: Counted,
): Promise<Failures> {
  const lastSuccess = db
    .select({ id: sql`coalesce(max(${signInAttempts.id}), 0)` })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.address, who), signInAttempts.succeeded));
  return failuresWhere(
    db,
    and(
      eq(signInAttempts.address, who),
      gt(signInAttempts.id, lastSuccess),
      gt(signInAttempts.createdAt, since),
      lte(signInAttempts.createdAt, until),
      not(eq(signInAttempts.id, besides)),
    ),
  );
}

/** Attempts at a second factor are counted apart, by person. */
export const isSecondFactorAttempt = sql`${signInAttempts.address} like 'totp/%'`;

/** Attempts at a one-time code, by person or known browser. */
export const isCodeAttempt = sql`${signInAttempts.address} like 'code/%'`;

/** Counts failures from all unknown browsers together; known browsers have their own counts. */
export function countFailuresOfUnknownBrowsers(
  db: Queryable,
  { since, until, besides = 0 }: Counted,
): Promise<Failures> {
  return failuresWhere(
    db,
    and(
      gt(signInAttempts.createdAt, since),
      lte(signInAttempts.createdAt, until),
      not(sql`${signInAttempts.address} like 'browser/%'`),
      not(isCodeAttempt),
      not(isSecondFactorAttempt),
      not(eq(signInAttempts.id, besides)),
    ),
  );
}

const codeAttempts = 7_305_116;

/** Takes the advisory lock under which guesses of codes are counted one after the other. */
export async function lockCodeAttempts(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${codeAttempts})`);
}

/** Counts wrong codes under a counter. A right code resets nothing: otherwise staff would give strangers new guesses. */
export async function countWrongCodes(
  db: Queryable,
  counter: string,
  { since, until }: Counted,
): Promise<number> {
  const { count } = await failuresWhere(
    db,
    and(
      eq(signInAttempts.address, counter),
      gt(signInAttempts.createdAt, since),
      lte(signInAttempts.createdAt, until),
    ),
  );
  return count;
}

async function failuresWhere(db: Queryable, condition: ReturnType<typeof and>): Promise<Failures> {
  const [failures] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      lastAt: sql`max(${signInAttempts.createdAt})`.mapWith(signInAttempts.createdAt),
    })
    .from(signInAttempts)
    .where(and(not(signInAttempts.succeeded), condition));
  return failures ?? { count: 0, lastAt: null };
}
