import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplates, makeServerTemplates } from '../database-templates.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database, over TCP. */
    postgresUrl: string;
    /** The same through a Unix socket; suites make their databases beside it. */
    postgresSocketUrl: string;
    /** A folder with an embedded DATA_DIR for each kind of contents, to be copied. */
    embeddedTemplates: string;
  }
}

let server: PostgresServer | undefined;
let embeddedTemplates: string | undefined;

/** One real PostgreSQL server for the whole run, and the databases that suites copy, on it and embedded. */
export async function setup({ provide }: TestProject): Promise<void> {
  [server, embeddedTemplates] = await Promise.all([prepareServer(), prepareEmbedded()]);
  provide('postgresUrl', server.url);
  provide('postgresSocketUrl', server.socketUrlOf('postgres'));
  provide('embeddedTemplates', embeddedTemplates);
}

export async function teardown(): Promise<void> {
  await server?.remove();
  if (embeddedTemplates) await rm(embeddedTemplates, { recursive: true, force: true });
}

async function prepareServer(): Promise<PostgresServer> {
  const started = await startPostgres();
  await makeServerTemplates(started);
  return started;
}

async function prepareEmbedded(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-templates-'));
  await makeEmbeddedTemplates(folder);
  return folder;
}
