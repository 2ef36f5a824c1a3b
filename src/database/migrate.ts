import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from './connect.ts';
import { adoptBaseline, migrationsFolder } from './migration-journal.ts';
import type { OwnConnection } from './open-pool.ts';

/** One number for all processes of the shop; it means nothing else. */
const migrationLock = 746_031_201;
const pauseMs = 100;

/** Brings the schema up to date; several processes may do so at the same time. Migrations are forward only. */
export async function migrateDatabase(database: Pick<OpenDatabase, 'connectAlone'>): Promise<void> {
  const { client, release } = await database.connectAlone();
  try {
    await lockMigrations(client);
    await adoptBaseline(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await release();
  }
}

/**
 * Keeps others from changing the schema until the connection ends. Asked again and again rather than waited for: a
 * statement that waits holds back what the migration itself may have to wait for (CREATE INDEX CONCURRENTLY waits for
 * all older statements).
 */
export async function lockMigrations(client: OwnConnection['client']): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      migrationLock,
    ]);
    if (rows[0]?.taken) return;
    await wait(pauseMs);
  }
}
