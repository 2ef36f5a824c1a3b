import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from './connect.ts';
import { adoptBaseline, migrationsFolder } from './migration-journal.ts';
import type { DedicatedConnection } from './open-pool.ts';

/** Key of the advisory lock that all processes of the shop share. */
const migrationLock = 746_031_201;
const pauseMs = 100;

/** Applies the migrations that are missing, under a lock, so that several servers may start at once. Forward only. */
export async function migrateDatabase(database: Pick<OpenDatabase, 'connectDedicated'>): Promise<void> {
  const { client, release } = await database.connectDedicated();
  try {
    await lockMigrations(client);
    await adoptBaseline(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await release();
  }
}

/**
 * Takes the migration lock until the connection ends. It polls instead of blocking, because CREATE INDEX CONCURRENTLY
 * waits for all older statements: a process blocked on the lock would deadlock with the migration that holds it.
 */
export async function lockMigrations(client: DedicatedConnection['client']): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      migrationLock,
    ]);
    if (rows[0]?.taken) return;
    await wait(pauseMs);
  }
}
