import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { backups } from '#database/schema/backups.ts';
import { startNightlyBackups } from '#domain/backups/nightly-backups.server.ts';
import { openFolderStorage } from '#storage/open-storage.ts';
import { ensureBuilt } from '../../../scripts/build.ts';
import { collectingLog } from '../../support/app.ts';
import { createDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';
import { builtStart, ShopProcess } from '../server/process-under-test.ts';

/** Each start is a process of its own and a database that opens; a busy machine takes long for both. */
vi.setConfig({ testTimeout: 120_000 });

const firstNight = 'ogulf-nightly-2026-11-14T0005Z.tar';
let fresh: Awaited<ReturnType<typeof createDatabase>>;
let database: OpenDatabase;
let dataDir: string;
let folder: string;

beforeAll(async () => {
  await ensureBuilt(() => {});
  fresh = await createDatabase('embedded', 'catalogue');
  dataDir = fresh.settings.dataDir;
  folder = await mkdtemp(join(tmpdir(), 'shop-nights-'));
  database = await openDatabase(fresh.settings);
});
afterAll(async () => {
  await database.close();
  await fresh.remove();
  await rm(folder, { recursive: true, force: true });
});

async function fileOfProducts(): Promise<string> {
  await database.pool.query('CHECKPOINT');
  const query = "SELECT pg_relation_filepath('products') AS path";
  const { rows } = await database.pool.query<{ path: string }>(query);
  return join(dataDir, 'database', rows[0]?.path ?? '');
}

async function cutToHalf(path: string): Promise<void> {
  await truncate(path, (await stat(path)).size / 2);
}

/** Starts the shop on the damaged database and returns the one line with which it ends. */
async function refusedStart(settings: Record<string, string>): Promise<string> {
  const shop = new ShopProcess(builtStart, { PORT: '0', DATA_DIR: dataDir, ...settings });
  onTestFinished(() => shop.signal('SIGKILL'));
  const { exitCode, stderr } = await shop.ended();
  expect(exitCode).toBe(1);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr;
}

test.runIf(isThorough)(
  'a damaged database is not backed up over the good backups, and the start names the newest of them or says that there is none',
  async () => {
    let now = new Date('2026-11-14T00:05:00Z');
    const { log, lines } = collectingLog('error');
    const shop = { database, storage: openFolderStorage(dataDir), shopVersion: '1', now: () => now };
    const nightly = startNightlyBackups(shop, { folder, at: '03:00', keep: 1, log, lookEveryMs: 20 });
    onTestFinished(() => nightly.stop());
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([firstNight]), { timeout: 60_000 });
    const products = await fileOfProducts();
    await cutToHalf(products);
    now = new Date('2026-11-15T00:05:00Z');
    const finished = () =>
      database.db.select().from(backups).where(isNotNull(backups.finishedAt)).orderBy(backups.id);
    await vi.waitFor(async () => expect(await finished()).toHaveLength(2), { timeout: 60_000 });
    expect(await finished()).toMatchObject([
      { file: firstNight, failure: null },
      { kind: 'nightly', failure: 'damaged' },
    ]);
    await nightly.stop();
    expect(JSON.stringify(lines)).toContain('the database is damaged, products cannot be read whole');
    expect(await readdir(folder)).toEqual([firstNight]);
    await database.close();
    // Pages that were in memory have been written again.
    await cutToHalf(products);

    // Newer, and itself not whole.
    const good = join(folder, firstNight);
    const bytes = await readFile(good);
    await writeFile(join(folder, 'ogulf-nightly-2026-11-16T0005Z.tar'), bytes.subarray(0, bytes.length / 2));
    const line = await refusedStart({ BACKUP_DIR: folder });
    expect(line).toMatch(/^Cannot start: .*is damaged: products cannot be read whole/);
    expect(line).toContain(
      `The newest good backup is ${good}: move the folder aside, then npm run restore -- ${good}`,
    );

    // The one good backup is lost as well.
    await writeFile(good, 'half of an archive');
    expect(await refusedStart({ BACKUP_DIR: folder })).toContain(
      'There is no good backup in the backup folder',
    );
  },
);
