import type { Database } from './connect.ts';

/** The query handle inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The query handle of a read that may run inside a transaction or outside of one. */
export type Queryable = Database | Transaction;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const pausesMs = [10, 40, 160];

/**
 * Runs `work` in a transaction and retries it as `retried` does. Inside it, query only through the transaction's handle: the embedded database
 * has one connection, and a query on `db` would deadlock with the transaction.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return retried(() => db.transaction(work));
}

/**
 * Retries `work` after a serialization failure or a deadlock, so it must have no side effects that a rollback does not
 * undo.
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return work();
}

function isRetryable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (code === serializationFailure || code === deadlockDetected) return true;
  }
  return false;
}
