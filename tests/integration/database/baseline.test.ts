import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { DatabaseStartError } from '#database/database-start-error.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { listMigrations } from '#database/migration-journal.ts';
import { applyMigrations } from '#database/transfer/apply-migrations.ts';
import { loadDatabase } from '#database/transfer/load-database.ts';
import { restoreBackup } from '#domain/backups/restore-backup.server.ts';
import { openFolderStorage } from '#storage/open-storage.ts';
import { createDatabase, type Engine } from '../../support/databases.ts';
import { enginesOfSlowSuite, isThorough } from '../../support/thorough.ts';

/** Written by the shop at commit c72d490, the last one with the migrations that the baseline replaced. */
const fixtures = 'tests/fixtures/before-baseline';
const image = 'products/0123456789abcdef01234567.webp';
const secondToLastReplacedMigration = 1_794_771_737_528;
const lastMigrationOfBaseline = 1_794_774_566_799;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-baseline-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function unpackDataFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  const packed = await readFile(join(fixtures, 'data-folder.tar.zst'));
  const tar = execFile('tar', ['-x', '-C', dataDir]);
  tar.stdin?.end(zstdDecompressSync(packed));
  const [code] = await once(tar, 'close');
  expect(code).toBe(0);
  return dataDir;
}

async function open(settings: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const opened = await openDatabase({ ...settings, applicationName: 'baseline' });
  cleanups.push(() => opened.close());
  return opened;
}

async function openFresh(engine: Engine, contents: 'schema' | 'nothing' = 'schema'): Promise<OpenDatabase> {
  const { settings, remove } = await createDatabase(engine, contents);
  cleanups.push(remove);
  return open(settings);
}

const readJournal = async ({ pool }: OpenDatabase): Promise<{ hash: string; created_at: string }[]> =>
  (await pool.query('SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at')).rows;

/** Every column, constraint, index, trigger, function and extension of the schema, one line each. */
async function describeSchema({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query(
    // The name of a NOT NULL constraint stays that of the column before it was renamed, and nothing uses it.
    `SELECT concat_ws(' ', 'column', c.relname, a.attname, row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum),
       format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attcollation,
       pg_get_expr(d.adbin, d.adrelid)) AS line
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'S') AND a.attnum > 0 AND NOT a.attisdropped
     UNION ALL
     SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL
     SELECT pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
     WHERE p.pronamespace = 'public'::regnamespace AND l.lanname = 'plpgsql'
     UNION ALL SELECT concat_ws(' ', 'extension', extname, extversion) FROM pg_extension
     ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
}

describe.runIf(isThorough)('a data folder written before the baseline', () => {
  it('opens with its rows, and becomes the same as a new one', async () => {
    const old = await open({ databaseUrl: undefined, dataDir: await unpackDataFolder() });
    expect(await readJournal(old)).toHaveLength(16);
    await migrateDatabase(old);
    await migrateDatabase(old);
    const fresh = await openFresh('embedded');
    expect(await readJournal(old)).toEqual(await readJournal(fresh));
    expect(await describeSchema(old)).toEqual(await describeSchema(fresh));
    const { rows } = await old.pool.query('SELECT slug, name_ar, price, stock FROM products');
    expect(rows).toEqual([{ slug: 'oak-desk', name_ar: 'مكتب من خشب البلوط', price: 125_000, stock: 7 }]);
    await expect(old.pool.query('DELETE FROM audit_log')).rejects.toThrow(/never changed/);
  });

  it('is refused at an older migration, with the commit to start first', async () => {
    const dataDir = await unpackDataFolder();
    const old = await openDatabase({ databaseUrl: undefined, dataDir });
    await old.pool.query(
      `DELETE FROM drizzle.__drizzle_migrations WHERE created_at > ${secondToLastReplacedMigration}`,
    );
    const before = await readJournal(old);
    await expect(migrateDatabase(old)).rejects.toThrow(DatabaseStartError);
    expect(await readJournal(old)).toEqual(before);
    await old.close();

    const command = promisify(execFile)(
      process.execPath,
      ['src/server/commands/database-command.ts', 'migrate'],
      {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      },
    );
    await expect(command).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The schema of this database is older .* at commit c72d490, then .*\n$/),
    });
  });
});

it.runIf(isThorough)(
  'servers that start together on a database from before the baseline record it once',
  async () => {
    const old = await open({ databaseUrl: undefined, dataDir: await unpackDataFolder() });
    const { settings, remove } = await createDatabase('server', 'nothing');
    cleanups.push(remove);
    const servers = await Promise.all([1, 2, 3, 4, 5].map(() => open(settings)));
    const [{ pool, connectDedicated } = expect.fail()] = servers;
    const { client, release } = await connectDedicated();
    await applyMigrations(client, lastMigrationOfBaseline);
    await release();
    await pool.query('DELETE FROM drizzle.__drizzle_migrations');
    for (const { hash, created_at } of await readJournal(old)) {
      await pool.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
        hash,
        created_at,
      ]);
    }
    await Promise.all(servers.map((server) => migrateDatabase(server)));
    expect(await readJournal({ pool } as OpenDatabase)).toEqual(await readJournal(await openFresh('server')));
  },
);

describe.each(enginesOfSlowSuite)('a backup written before the baseline (%s)', (engine) => {
  it('is restored with its rows and files', async () => {
    const database = await openFresh(engine, 'nothing');
    const storage = openFolderStorage(await temporaryFolder());
    const { migration } = await restoreBackup(join(fixtures, 'backup.tar'), database, storage, {
      replace: false,
    });
    const applied = (await readJournal(database)).map(({ created_at }) => Number(created_at));
    expect(applied).toEqual(listMigrations());
    expect(applied).toContain(migration);
    const { rows } = await database.pool.query('SELECT name, subject FROM messages');
    expect(rows).toEqual([{ name: 'سالم المري', subject: 'كراسي' }]);
    expect(await storage.images.get(image)).toBeDefined();
    await migrateDatabase(database);
  });
});

it('a backup of an older migration is refused, with the commit to restore it with', async () => {
  const database = await openFresh('server', 'nothing');
  const contents = {
    migration: secondToLastReplacedMigration,
    tableNames: [],
    lines: () => expect.fail('nothing is read'),
    digest: () => expect.fail('nothing is read'),
  };
  await expect(loadDatabase(database, contents, { ifNotEmpty: 'replace' })).rejects.toThrow(/commit c72d490/);
});
