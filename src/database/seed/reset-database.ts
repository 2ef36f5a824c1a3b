import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { allowErasing } from '../allow-history-erasure.ts';
import type { Database } from '../connect.ts';
import { schema } from '../schema/schema.ts';
import { inTransaction } from '../transaction.ts';
import { fill, type SeedSlice } from './seed-database.ts';

/** Truncates the shop's tables and seeds them again. */
export async function resetDatabase(db: Database, ...slices: readonly SeedSlice[]): Promise<void> {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await inTransaction(db, async (transaction) => {
    await allowErasing(transaction);
    await transaction.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`);
    await fill(transaction, slices);
  });
}
