import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { shopSeeds } from '#server/seed-shop.ts';
import { startPostgres } from '../../tests/support/servers/start-postgres.ts';

export const engineNames = { embedded: 'Embedded database', server: 'PostgreSQL' } as const;

/** Runs the work on the embedded database and again on a server, each with the contents of a new shop and with commits that wait for the disk. */
export async function onBothDatabases(work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  await onEmbedded(work);
  await onPostgres(work);
}

async function onEmbedded(work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-benchmark-'));
  try {
    await withContents({ databaseUrl: undefined, dataDir: folder }, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    await withContents({ databaseUrl: postgres.url, dataDir: '' }, work);
  } finally {
    await postgres.remove();
  }
}

async function withContents(
  settings: Parameters<typeof openDatabase>[0],
  work: (open: OpenDatabase) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database);
    await seedDatabase(database.db, ...shopSeeds);
    await work(database);
  } finally {
    await database.close();
  }
}
