import type { SQL } from 'drizzle-orm';
import { allowErasing } from '#database/allow-history-erasure.ts';
import type { Database } from '#database/connect.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { inTransaction } from '#database/transaction.ts';

/** Empties the history, or a part of it, as nothing in the shop can. */
export function forgetHistory(db: Database, which?: SQL): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await allowErasing(transaction);
    await transaction.delete(auditLog).where(which);
  });
}
