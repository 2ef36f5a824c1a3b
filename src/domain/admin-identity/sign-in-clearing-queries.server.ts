import { lt, sql } from 'drizzle-orm';
import { adminSessions, oneTimeCodes, signInAttempts } from '#database/schema/admin-identity.ts';
import type { Transaction } from '#database/transaction.ts';

const clearingLock = 7_305_114;

/** False when another server is at it: one is enough. */
export async function tryClearingLock(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${clearingLock}) as taken`,
  );
  return rows[0]?.taken === true;
}

export async function deleteAttemptsBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(signInAttempts).where(lt(signInAttempts.createdAt, moment));
  return rowCount ?? 0;
}

export async function deleteSessionsOpenedBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(adminSessions).where(lt(adminSessions.createdAt, moment));
  return rowCount ?? 0;
}

export async function deleteCodesOverBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, moment));
  return rowCount ?? 0;
}
