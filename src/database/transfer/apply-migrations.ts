import { readMigrationFiles } from 'drizzle-orm/migrator';
import { latestMigration, migrationsFolder, recordMigration } from '../migration-journal.ts';
import type { Client } from './table-shapes.ts';

/**
 * Applies migrations in the caller's transaction, up to a given one: rows of an older state fit only the tables of that
 * state. Drizzle's own migrator opens and commits its own transaction.
 */
export async function applyMigrations(client: Client, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    `CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
     (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const latest = await latestMigration(client);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= latest || folderMillis > upTo) continue;
    for (const statement of sql) await client.query(statement);
    await recordMigration(client, hash, folderMillis);
  }
}
