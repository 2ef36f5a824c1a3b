import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { emptyTables } from '#database/seed/empty-tables.ts';
import { isPrepared, unmarkPrepared } from '#database/seed/prepared-contents.ts';
import { type SeedSlice, seedDatabase } from '#database/seed/seed-database.ts';
import { inTransaction } from '#database/transaction.ts';
import { shopSeeds } from '#server/seed-shop.ts';
import { preparedDatabase } from './prepared-database.ts';
import type { PostgresServer } from './servers/start-postgres.ts';

/**
 * What a test's database has when it is made: the schema; besides it what every shop has at first (profile, zones,
 * delivery, tree of categories); or the products and testimonials of a new shop as well.
 */
export type Contents = 'schema' | 'settings' | 'catalogue';

/** A database on the PostgreSQL server, to be copied. */
export function templateName(contents: Contents): string {
  return `template_of_${contents}`;
}

/** Each template is a copy of the one before with more in it. */
const steps: readonly (readonly [Contents, (database: OpenDatabase) => Promise<unknown>])[] = [
  ['schema', makeSchema],
  ['settings', ({ db }) => seedDatabase(db)],
  ['catalogue', ({ db }) => addSeeds(db, shopSeeds)],
];

/** The schema alone, also where the database is a copy of the build's. */
export async function makeSchema(database: OpenDatabase): Promise<void> {
  await migrateDatabase(database);
  await inTransaction(database.db, async (transaction) => {
    if (!(await isPrepared(transaction))) return;
    await emptyTables(transaction);
    await unmarkPrepared(transaction);
  });
}

async function addSeeds(db: OpenDatabase['db'], slices: readonly SeedSlice[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const addSlice of slices) await addSlice(transaction);
  });
}

/** Makes the templates on a server. */
export async function makeServerTemplates(server: PostgresServer): Promise<void> {
  const admin = await openDatabase({ databaseUrl: server.url, dataDir: '' });
  let previous = 'template1';
  for (const [contents, add] of steps) {
    const name = templateName(contents);
    await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${previous}`);
    await added(await openDatabase({ databaseUrl: server.urlOf(name), dataDir: '' }), add);
    previous = name;
  }
  await admin.close();
}

/** Makes the templates as data folders, each under the name of its contents. The first is the build's, emptied. */
export async function makeEmbeddedTemplates(parent: string): Promise<void> {
  let previous: string | undefined;
  for (const [contents, add] of steps) {
    const dataDir = join(parent, contents);
    if (previous) await cp(previous, dataDir, { recursive: true });
    else await mkdir(dataDir);
    await added(await openDatabase({ databaseUrl: undefined, dataDir, prepared: preparedDatabase }), add);
    previous = dataDir;
  }
}

async function added(
  database: OpenDatabase,
  add: (database: OpenDatabase) => Promise<unknown>,
): Promise<void> {
  try {
    await add(database);
  } finally {
    await database.close();
  }
}
