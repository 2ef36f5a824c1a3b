import type { Database } from '../connect.ts';
import { inTransaction } from '../transaction.ts';
import { emptyTables } from './empty-tables.ts';
import { fill, type SeedSlice } from './seed-database.ts';

/** Truncates the shop's tables and seeds them again. */
export async function resetDatabase(db: Database, ...slices: readonly SeedSlice[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await emptyTables(transaction);
    await fill(transaction, slices);
  });
}
