import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction.ts';

const dailyLock = 7_305_114;

/** For what one server does once a day; false when another one is at it. Held until the end of the transaction. */
export async function tryDailyLock(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${dailyLock}) as taken`,
  );
  return rows[0]?.taken === true;
}
