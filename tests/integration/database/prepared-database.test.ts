import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import {
  fingerprintFile,
  fingerprintOf,
  fits,
  type PreparedDatabase,
} from '#database/embedded/prepared-folder.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { images } from '#database/schema/images.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import { completePrepared } from '#database/seed/prepared-contents.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import { openImageStore } from '#images/image-store.ts';
import { pictureSeeds, shopSeeds, storeSeedPictures } from '#server/seed-shop.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { preparedDatabase } from '../../support/prepared-database.ts';
import { isThorough } from '../../support/thorough.ts';

/** Most of these make, copy and open several databases. */
vi.setConfig({ testTimeout: 240_000 });

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shop-prepared-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const newFolder = () => mkdtemp(join(parent, 'data-'));

async function withDatabase<Result>(
  settings: { readonly dataDir: string; readonly prepared?: PreparedDatabase },
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: undefined, ...settings });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A first start as the shop makes it, up to the password. */
async function firstStart(database: OpenDatabase, dataDir: string) {
  const folder = openFolderStore(join(dataDir, 'images'));
  const store = openImageStore(folder);
  await migrateDatabase(database);
  await completePrepared(database.db, {
    sources: preparedDatabase.sources,
    storeFiles: () => storeSeedPictures(store),
  });
  const outcome = await seedDatabase(database.db, ...shopSeeds, pictureSeeds(store));
  return { outcome, folder };
}

type Row = Readonly<Record<string, unknown>>;

async function tablesOf({ pool }: OpenDatabase): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'drizzle') ORDER BY 1`,
  );
  const contents = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${name} t`);
    contents.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return contents;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/;

/** Everything in a database, with each random id replaced by what its row says, and without moments and transaction ids. */
function withoutOwnValues(tables: ReadonlyMap<string, readonly Row[]>): Record<string, readonly string[]> {
  const isOwn = (value: unknown) => typeof value === 'string' && (uuid.test(value) || moment.test(value));
  const said = (row: Row) =>
    JSON.stringify(row, (key, value) => (key === 'changed_in' || isOwn(value) ? null : value));
  const names = new Map([...tables.values()].flat().map((row) => [row.id, said(row)]));
  const withNames = (row: Row) =>
    JSON.stringify(row, (key, value) => {
      if (key === 'changed_in') return null;
      return isOwn(value) ? (names.get(value) ?? null) : value;
    });
  return Object.fromEntries([...tables].map(([name, rows]) => [name, rows.map(withNames).sort()]));
}

/** One whose files cannot be opened: used, it would fail the start. */
async function unusable(fingerprint?: string): Promise<PreparedDatabase> {
  const folder = await newFolder();
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database/PG_VERSION'), '1');
  if (fingerprint !== undefined) await writeFile(join(folder, fingerprintFile), fingerprint);
  return { folder, sources: 'these' };
}

const isEmpty = ({ pool }: OpenDatabase) =>
  pool.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`).then(({ rowCount }) => rowCount === 0);

describe('a first start with the database of the build', () => {
  it.runIf(isThorough)(
    'has the contents of one that migrates and seeds because no prepared one fits, with the moments of this start',
    async () => {
      expect(fits(preparedDatabase)).toBe(true);
      const begun = new Date();
      const [copied, made] = [await newFolder(), await newFolder()];
      const fromCopy = await withDatabase(
        { dataDir: copied, prepared: preparedDatabase },
        async (database) => {
          const { outcome, folder } = await firstStart(database, copied);
          expect(outcome).toBe('already filled');
          const rows = await database.db.select().from(images);
          expect(rows.length).toBeGreaterThan(400);
          for (const { relativePath } of rows) expect(await folder.has(relativePath)).toBe(true);
          return tablesOf(database);
        },
      );
      // One of other migrations or seeds, or of another engine, is not used: the new database is empty.
      const others = await unusable(fingerprintOf('others'));
      const fromSeed = await withDatabase({ dataDir: made, prepared: others }, async (database) => {
        expect(await isEmpty(database)).toBe(true);
        expect((await firstStart(database, made)).outcome).toBe('seeded');
        return tablesOf(database);
      });
      expect(withoutOwnValues(fromCopy)).toEqual(withoutOwnValues(fromSeed));

      const moments = [...fromCopy.values()].flatMap((rows) =>
        rows.flatMap((row) =>
          Object.entries(row)
            // The days of the built-in articles are part of the contents.
            .filter(([column, value]) => column !== 'publish_at' && moment.test(String(value)))
            .map(([, value]) => value),
        ),
      );
      expect(moments.length).toBeGreaterThan(1000);
      expect(moments.filter((at) => new Date(String(at)) < begun)).toEqual([]);
    },
  );

  it('makes a password of its own for each shop: the build has none', async () => {
    const accounts: unknown[] = [];
    for (const dataDir of [await newFolder(), await newFolder()]) {
      await withDatabase({ dataDir, prepared: preparedDatabase }, async ({ db, pool }) => {
        expect((await pool.query('SELECT FROM admin_accounts')).rowCount).toBe(0);
        const { generatedPassword } = await ensureAdminPassword(db, { adminPassword: undefined });
        const { rows } = await pool.query('SELECT id, password_hash FROM admin_accounts');
        accounts.push(generatedPassword, ...rows.flatMap((row: Row) => Object.values(row)));
      });
    }
    expect(accounts).toHaveLength(6);
    expect(new Set(accounts).size).toBe(6);
  });

  it('is completed by the next one if it ends before the pictures are stored', async () => {
    const dataDir = await newFolder();
    await withDatabase({ dataDir, prepared: preparedDatabase }, async ({ db }) => {
      const storeFiles = () => Promise.reject(new Error('the disk is full'));
      const { sources } = preparedDatabase;
      await expect(completePrepared(db, { sources, storeFiles })).rejects.toThrow('the disk is full');
    });
    await withDatabase({ dataDir, prepared: preparedDatabase }, async ({ db, pool }) => {
      let times = 0;
      const storeFiles = async () => {
        times += 1;
      };
      for (let start = 1; start <= 2; start += 1) {
        await completePrepared(db, { sources: preparedDatabase.sources, storeFiles });
      }
      expect(times).toBe(1);
      expect((await pool.query('SELECT FROM products')).rowCount).toBe(seedProducts.length);
    });
  });

  it('seeds again what a start of another version has left incomplete', async () => {
    const dataDir = await newFolder();
    await withDatabase({ dataDir, prepared: preparedDatabase }, async ({ db, pool }) => {
      const storeFiles = () => Promise.reject(new Error('pictures of another version'));
      await completePrepared(db, { sources: 'of another version', storeFiles });
      expect(await seedDatabase(db, ...shopSeeds)).toBe('seeded');
      expect((await pool.query('SELECT FROM products')).rowCount).toBe(seedProducts.length);
      expect((await pool.query('SELECT FROM images')).rowCount).toBe(0);
      expect(await seedDatabase(db, ...shopSeeds)).toBe('already filled');
    });
  });
});

describe('a prepared database', () => {
  it('that is missing or was not completed is not used', async () => {
    expect(fits(await unusable(fingerprintOf('these')))).toBe(true);
    expect(fits(await unusable())).toBe(false);
    expect(fits({ ...preparedDatabase, folder: join(parent, 'nothing') })).toBe(false);
  });

  it('copied in part is no database: the next start copies it again', async () => {
    const folder = await newFolder();
    await cp(preparedDatabase.folder, folder, { recursive: true });
    // The copy fails here, after other files.
    const broken = join(folder, 'database/zzz');
    await symlink('nowhere', broken);
    const prepared = { ...preparedDatabase, folder };
    const dataDir = await newFolder();
    await expect(openDatabase({ databaseUrl: undefined, dataDir, prepared })).rejects.toThrow('ENOENT');
    const unfinished = expect.stringContaining('database.unfinished-');
    expect(await readdir(dataDir)).toContainEqual(unfinished);
    expect(await readdir(dataDir)).not.toContain('database');
    await rm(broken);
    const count = await withDatabase({ dataDir, prepared }, async ({ pool }) => {
      expect(await readdir(dataDir)).not.toContainEqual(unfinished);
      return (await pool.query('SELECT FROM products')).rowCount;
    });
    expect(count).toBe(seedProducts.length);
  });
});
