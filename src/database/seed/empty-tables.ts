import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { allowErasing } from '../allow-history-erasure.ts';
import { schema } from '../schema/schema.ts';
import type { Transaction } from '../transaction.ts';

/** Truncates the shop's tables. */
export async function emptyTables(transaction: Transaction): Promise<void> {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await allowErasing(transaction);
  await transaction.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`);
}
