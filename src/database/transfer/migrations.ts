import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../migrate.ts';
import type { Client } from './table-shapes.ts';

/** The migrations that this code knows, the oldest first, by when they were made. */
export function knownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/** When the newest migration was made that the database has; 0 when it has none. */
export async function latestMigration(client: Client): Promise<number> {
  if (!(await hasMigrations(client))) return 0;
  const { rows } = await client.query<{ latest: string | null }>(
    'SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.latest ?? 0);
}

/** Whether the tables are those that this code knows. */
export async function isUpToDate(client: Client): Promise<boolean> {
  return (await latestMigration(client)) === knownMigrations().at(-1);
}

export async function hasMigrations(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  return rows[0]?.there ?? false;
}

/**
 * Does what Drizzle's own migrator does, in the transaction of the caller, and up to a point: rows of an older state fit
 * only the tables of that state. Drizzle would commit in between.
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
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
