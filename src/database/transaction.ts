import type { Database } from './connect.ts';

/** What a query runs on inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For reads that are right inside a transaction and outside of one. */
export type Queryable = Database | Transaction;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const pausesMs = [10, 40, 160];

/**
 * Runs `work` whole or not at all. Inside it only the transaction's own handle may be used: the embedded
 * database has one connection, and a query on `db` would wait for the transaction that waits for it.
 * A server may refuse a transaction because of another one at the same time; it is then run again, so
 * `work` must not do anything that a rollback does not undo.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (!isPassingConflict(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return db.transaction(work);
}

function isPassingConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (code === serializationFailure || code === deadlockDetected) return true;
  }
  return false;
}
