import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction.ts';

const dailyLock = 7_305_114;

/** Advisory lock for jobs that one server runs once a day; false if another server has it. Released with the transaction. */
export async function tryDailyLock(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${dailyLock}) as taken`,
  );
  return rows[0]?.taken === true;
}
