import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '#database/connect.ts';
import { type Contents, templateName } from './database-templates.ts';

export type Engine = OpenDatabase['engine'];

/** A database of a suite's own, removed afterwards. */
export interface TestDatabase extends Pick<OpenDatabase, 'db' | 'pool' | 'engine' | 'connectDedicated'> {
  /** For a process or a second connection of the test's own. */
  readonly settings: DatabaseSettings;
}

interface FreshDatabase {
  readonly settings: DatabaseSettings;
  remove(): Promise<void>;
}

/** Runs a suite on the embedded database and again on a PostgreSQL server. */
export function eachDatabase(
  name: string,
  contents: Contents,
  suite: (database: TestDatabase) => void,
): void {
  for (const engine of ['embedded', 'server'] as const) onDatabase(engine, name, contents, suite);
}

export function onDatabase(
  engine: Engine,
  name: string,
  contents: Contents,
  suite: (database: TestDatabase) => void,
): void {
  describe(`${name} (${engine} database)`, () => {
    let fresh: FreshDatabase | undefined;
    let open: OpenDatabase | undefined;

    beforeAll(async () => {
      fresh = await createDatabase(engine, contents);
      open = await openDatabase(fresh.settings);
    });
    afterAll(async () => {
      await open?.close();
      await fresh?.remove();
    });

    const opened = (): OpenDatabase => {
      if (!open) throw new Error('the database opens before the tests: use it inside of one');
      return open;
    };
    suite({
      engine,
      get db() {
        return opened().db;
      },
      get pool() {
        return opened().pool;
      },
      get settings() {
        if (!fresh) throw new Error('the database is made before the tests: use it inside of one');
        return fresh.settings;
      },
      connectDedicated: () => opened().connectDedicated(),
    });
  });
}

/** `contents` is 'nothing' for a database without even a schema. */
export async function createDatabase(engine: Engine, contents: Contents | 'nothing'): Promise<FreshDatabase> {
  return engine === 'embedded' ? createEmbedded(contents) : createOnServer(contents);
}

async function createEmbedded(contents: Contents | 'nothing'): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'));
  if (contents !== 'nothing')
    await cp(join(inject('embeddedTemplates'), contents), dataDir, { recursive: true });
  return {
    settings: { databaseUrl: undefined, dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function createOnServer(contents: Contents | 'nothing'): Promise<FreshDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('postgresSocketUrl'));
  const template = contents === 'nothing' ? 'template1' : templateName(contents);
  await onServer(url.href, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const own = new URL(url);
  own.pathname = name;
  return {
    settings: { databaseUrl: own.href, dataDir: '' },
    remove: () => onServer(url.href, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
