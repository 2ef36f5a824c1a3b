import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database; suites make theirs beside it. */
    postgresUrl: string;
    /** A database on the server with the schema and nothing in it, to be copied. */
    migratedTemplate: string;
    /** A DATA_DIR with an embedded database of the same kind, to be copied. */
    embeddedTemplate: string;
  }
}

const migratedTemplate = 'migrated_template';
let server: PostgresServer | undefined;
let embeddedTemplate: string | undefined;

/** One real PostgreSQL server and one embedded database for the whole run, both migrated once. */
export async function setup({ provide }: TestProject): Promise<void> {
  [server, embeddedTemplate] = await Promise.all([prepareServer(), prepareEmbedded()]);
  provide('postgresUrl', server.url);
  provide('migratedTemplate', migratedTemplate);
  provide('embeddedTemplate', embeddedTemplate);
}

export async function teardown(): Promise<void> {
  await server?.remove();
  if (embeddedTemplate) await rm(embeddedTemplate, { recursive: true, force: true });
}

async function prepareServer(): Promise<PostgresServer> {
  const started = await startPostgres();
  await migrate(async () => {
    const open = await openDatabase({ databaseUrl: started.url, dataDir: '' });
    await open.pool.query(`CREATE DATABASE ${migratedTemplate}`);
    await open.close();
    return openDatabase({ databaseUrl: started.urlOf(migratedTemplate), dataDir: '' });
  });
  return started;
}

async function prepareEmbedded(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-template-'));
  await migrate(() => openDatabase({ databaseUrl: undefined, dataDir }));
  return dataDir;
}

async function migrate(connect: () => ReturnType<typeof openDatabase>): Promise<void> {
  const open = await connect();
  await migrateDatabase(open);
  await open.close();
}
