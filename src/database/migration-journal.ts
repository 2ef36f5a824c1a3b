import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseStartError } from './database-start-error.ts';
import type { DedicatedConnection } from './open-pool.ts';

type Client = DedicatedConnection['client'];

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The last commit with the migrations that the baseline replaced. */
export const lastCommitBeforeBaseline = 'c72d490';

/**
 * The last of the migrations that the baseline replaced, as Drizzle recorded it. The last file of the baseline has the
 * same creation time, so that a database or a backup of that state counts as up to date with it (decision 0041).
 */
const lastReplacedMigration = {
  hash: '53a2cb2d82c2845364326e55e6f9ea806daa7ff11fa9c86f72fb6b6b8872ba18',
  createdAt: 1_794_774_566_799,
};

/** The creation times of the migration files, in order. Drizzle identifies a migration by this number. */
export function listMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/** The creation time of the newest applied migration; 0 if there is none. */
export async function latestMigration(client: Client): Promise<number> {
  if (!(await hasMigrationTable(client))) return 0;
  const { rows } = await client.query<{ latest: string | null }>(
    'SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.latest ?? 0);
}

export async function isUpToDate(client: Client): Promise<boolean> {
  return (await latestMigration(client)) === listMigrations().at(-1);
}

export async function hasMigrationTable(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  return rows[0]?.exists ?? false;
}

/** Whether the schema is older than the baseline, which has no migrations to bring it up to date. */
export function isBeforeBaseline(migration: number): boolean {
  return migration > 0 && migration < (listMigrations()[0] ?? 0);
}

/**
 * Records the baseline as applied in a database at the last migration that it replaced: the schema is the same. Refuses
 * a database at an older migration.
 */
export async function adoptBaseline(client: Client): Promise<void> {
  const latest = await latestMigration(client);
  if (latest === 0) return;
  if (isBeforeBaseline(latest)) {
    throw new DatabaseStartError(
      `The schema of this database is older than the first migration of this version: start the shop once at commit ${lastCommitBeforeBaseline}, then start this version again`,
    );
  }
  const { rowCount } = await client.query(
    'SELECT FROM drizzle.__drizzle_migrations WHERE hash = $1 AND created_at = $2',
    [lastReplacedMigration.hash, lastReplacedMigration.createdAt],
  );
  if (rowCount === 0) return;
  const baseline = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= lastReplacedMigration.createdAt,
  );
  await client.query('BEGIN');
  await client.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at <= $1', [
    lastReplacedMigration.createdAt,
  ]);
  for (const { hash, folderMillis } of baseline) await recordMigration(client, hash, folderMillis);
  await client.query('COMMIT');
}

export async function recordMigration(client: Client, hash: string, createdAt: number): Promise<void> {
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    createdAt,
  ]);
}
