import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { type Engine, embeddedMajorVersion, openDataFolder } from '#database/embedded/data-folder.ts';
import { engineCode } from '#database/embedded/engine-code.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import { createDatabase, onDatabase } from '../../support/databases.ts';

describe('a new embedded database', () => {
  let parent: string;
  let engine: Engine;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'shop-engine-'));
    await mkdir(join(parent, 'database.unfinished-1', 'base'), { recursive: true });
    engine = await openDataFolder(join(parent, 'database'), await engineCode());
  });
  afterAll(async () => {
    await engine?.postgres.close();
    await rm(parent, { recursive: true, force: true });
  });

  it('gets its name when it is complete, and what a power cut left unfinished is cleared away', async () => {
    expect(await readdir(parent)).toEqual(['database']);
    expect((await readFile(join(parent, 'database', 'PG_VERSION'), 'utf8')).trim()).toBe(
      embeddedMajorVersion,
    );
  });

  it('puts every commit on the disk before it is acknowledged', async () => {
    const setting = async (name: string) => (await engine.postgres.query(`SHOW ${name}`)).rows;
    expect(await setting('fsync')).toEqual([{ fsync: 'on' }]);
    expect(await setting('synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    expect(await setting('full_page_writes')).toEqual([{ full_page_writes: 'on' }]);
    expect(await setting('wal_sync_method')).toEqual([{ wal_sync_method: 'fsync' }]);
    await engine.postgres.exec('CREATE TABLE commits (id int)');
    for (let commit = 1; commit <= 5; commit += 1) {
      const before = engine.files.syncs;
      await engine.postgres.query('INSERT INTO commits VALUES ($1)', [commit]);
      expect(engine.files.syncs).toBeGreaterThan(before);
    }
    const before = engine.files.syncs;
    await engine.postgres.query('SELECT * FROM commits');
    expect(engine.files.syncs).toBe(before);
  });

  it('has files for its owner alone, those of an older version too', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has no modes');
    const folder = join(parent, 'database');
    await engine.postgres.exec('CREATE TABLE made_later (id int); INSERT INTO made_later VALUES (1)');
    expect(await openToOthers(folder)).toEqual([]);
    await engine.postgres.close();
    await chmod(folder, 0o755);
    await chmod(join(folder, 'PG_VERSION'), 0o666);
    expect(await openToOthers(folder)).toHaveLength(2);
    engine = await openDataFolder(folder, await engineCode());
    expect(await openToOthers(folder)).toEqual([]);
  });
});

/** The files that another user may read or write. */
async function openToOthers(folder: string): Promise<string[]> {
  const below = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const modes = await Promise.all(
    [folder, ...below].map(async (path) => ({ path, mode: (await stat(path)).mode })),
  );
  return modes.filter(({ mode }) => mode & 0o077).map(({ path }) => path);
}

onDatabase('embedded', 'the thread of the engine', 'schema', (database) => {
  it('leaves the shop free to answer while a long query runs', async () => {
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    await database.pool.query('SELECT count(*) FROM generate_series(1, 600000)');
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
  });

  it('survives a statement that the engine cannot carry out', async () => {
    const copy = database.pool.query('COPY testimonials FROM STDIN');
    await expect(copy).rejects.toThrow();
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('the thread of the engine', () => {
  it('fails what is under way when it dies, and starts again for the next query', async () => {
    const { settings, remove } = await createDatabase('embedded', 'schema');
    const started = once(process, 'worker');
    const errors: string[] = [];
    const log = { info() {}, warn() {}, error: (_details: object, message: string) => errors.push(message) };
    const open = await openDatabase({ ...settings, log });
    const [thread] = await started;
    await open.db.insert(testimonials).values({ authorEn: 'Aisha', textEn: 'Kept', rating: 5 });
    const underWay = open.pool.query('SELECT count(*) FROM generate_series(1, 300000000)');
    const cutOff = expect(underWay).rejects.toThrow();
    await thread.terminate();
    await cutOff;
    expect(await open.db.$count(testimonials)).toBe(1);
    expect(errors).toContain('embedded database: the engine stopped');
    await open.close();
    await expect(open.pool.query('SELECT 1')).rejects.toThrow();
    await remove();
  });
});
