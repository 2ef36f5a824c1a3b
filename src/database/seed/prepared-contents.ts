import { sql } from 'drizzle-orm';
import type { Database } from '../connect.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { lockSeed } from './seed-lock.ts';

/** Exists in a prepared database until a first start has completed it; names what the contents were made from. */
const marker = sql.raw('drizzle.prepared_contents');

/** Marks the contents of a database as prepared: a start that copies it has to complete them. */
export async function markPrepared(db: Database, sources: string): Promise<void> {
  await db.execute(sql`create table ${marker} as select ${sources}::text as sources`);
}

/** What the contents were made from, if a first start has not completed them yet. */
async function preparedFrom(transaction: Transaction): Promise<string | undefined> {
  if (!(await isPrepared(transaction))) return undefined;
  const { rows } = await transaction.execute<{ sources: string }>(sql`select sources from ${marker}`);
  return rows[0]?.sources;
}

export async function isPrepared(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.prepared_contents') is not null as exists`,
  );
  return rows[0]?.exists ?? false;
}

export async function unmarkPrepared(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`drop table ${marker}`);
}

/**
 * Makes prepared contents those of this shop, with the dates of today, after `storeFiles` has stored the pictures that
 * they refer to. Changes nothing if a start has done so before, or if the contents are not those of these sources:
 * `seedDatabase` then replaces them.
 */
export async function completePrepared(
  db: Database,
  { sources, storeFiles }: { readonly sources: string; readonly storeFiles: () => Promise<void> },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockSeed(transaction);
    if ((await preparedFrom(transaction)) !== sources) return;
    await storeFiles();
    await setDates(transaction);
    await unmarkPrepared(transaction);
  });
}

/** Every column that the database fills with the moment of a row's insertion gets that of this transaction. */
async function setDates(transaction: Transaction): Promise<void> {
  const { rows: tables } = await transaction.execute<{ name: string; columns: string[] }>(
    sql`select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
        where table_schema = 'public' and column_default = 'now()' group by table_name`,
  );
  for (const { name, columns } of tables) {
    const dates = columns.map((column) => sql`${sql.identifier(column)} = now()`);
    await transaction.execute(sql`update ${sql.identifier(name)} set ${sql.join(dates, sql`, `)}`);
  }
}
