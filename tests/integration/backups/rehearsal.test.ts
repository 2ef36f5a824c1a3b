import { copyFile, mkdtemp, open, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#database/migrate.ts';
import { isUpToDate, listMigrations } from '#database/migration-journal.ts';
import { schema } from '#database/schema/schema.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { applyMigrations } from '#database/transfer/apply-migrations.ts';
import { loadDatabase } from '#database/transfer/load-database.ts';
import { tablesNotDumped } from '#database/transfer/table-shapes.ts';
import { BackupError } from '#domain/backups/backup-error.ts';
import { getBackupState } from '#domain/backups/get-backup-state.server.ts';
import { moveDatabase } from '#domain/backups/move-database.server.ts';
import { openBackup } from '#domain/backups/open-backup.server.ts';
import { restoreBackup } from '#domain/backups/restore-backup.server.ts';
import { takeBackup } from '#domain/backups/take-backup.server.ts';
import { type WrittenBackup, writeBackup } from '#domain/backups/write-backup.server.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { openStorage, type Storage } from '#storage/open-storage.ts';
import { startS3 } from '../../support/servers/s3-server.ts';
import { isThorough, repetitions } from '../../support/thorough.ts';
import {
  everyFile,
  everyRow,
  fillShopForBackup,
  openBackupShop,
  sellIn,
  type TestShop,
} from './filled-shop.ts';

const cleanups: (() => Promise<unknown>)[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-backups-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
});
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

async function openShop(...args: Parameters<typeof openBackupShop>): Promise<TestShop> {
  const opened = await openBackupShop(...args);
  cleanups.push(opened.remove);
  return opened;
}

/** File storage in an S3 bucket. */
async function bucketStorage(): Promise<Storage> {
  const s3 = await startS3();
  cleanups.push(s3.stop);
  return openStorage({ dataDir: folder, s3: s3.settings });
}

async function backUp({ database, storage }: TestShop, name: string): Promise<WrittenBackup> {
  const now = () => new Date();
  const wish = { folder: join(folder, name), kind: 'by_hand' } as const;
  const written = await takeBackup({ database, storage, shopVersion: '1.2.3', now }, wish);
  if (!written) throw new Error('a backup by hand is written or refused');
  return written;
}

const rowsIn = ({ manifest }: WrittenBackup, table: string) =>
  manifest.tables.find(({ name }) => name === table)?.rows ?? 0;

describe.each([
  ['embedded', 'server'],
  ['server', 'embedded'],
] as const)('a shop on the %s database', { timeout: 240_000 }, (engine, other) => {
  let shop: TestShop;
  let backup: WrittenBackup;

  beforeAll(async () => {
    shop = await openShop(engine, 'catalogue');
    await fillShopForBackup(shop);
  }, 240_000);

  // Where connections write beside each other.
  const testBesideOrders = test.runIf(engine === 'server' || isThorough);
  testBesideOrders('is backed up from one snapshot while orders are placed', async () => {
    const { order } = await sellIn(shop);
    let placed = 0;
    let isSelling = true;
    const selling = (async () => {
      // The rate limit allows no more orders from one address.
      for (; isSelling && placed < 25; placed += 1) await order(placed + 1);
    })();
    const meanwhile = await backUp(shop, `${engine}-selling`);
    isSelling = false;
    await selling;
    expect(placed).toBeGreaterThan(0);
    expect(rowsIn(meanwhile, 'orders')).toBeGreaterThanOrEqual(2);
    expect(rowsIn(meanwhile, 'orders')).toBeLessThanOrEqual(2 + placed);
    // Atomic: each order is there with its line, event and stock movement, or not at all.
    for (const part of ['order_lines', 'order_events', 'stock_movements']) {
      expect(rowsIn(meanwhile, part), part).toBe(rowsIn(meanwhile, 'orders'));
    }
    const state = await getBackupState(shop.database.db, null, new Date());
    expect(state).toMatchObject({
      condition: 'fine',
      lastSuccess: { bytes: meanwhile.bytes },
      isRunning: false,
    });
  });

  test('has every table of its schema in the backup, except the excluded ones', async () => {
    backup = await backUp(shop, engine);
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    const carried = backup.manifest.tables.map(({ name }) => name);
    expect([...carried, ...tablesNotDumped].sort()).toEqual(tables.map(getTableName).sort());
    expect(backup.manifest.files.map(({ name }) => name.split('/')[0])).toEqual(['images', 'attachments']);
    expect(backup.manifest.missing).toEqual([]);
    for (const { name, rows } of backup.manifest.tables) expect(rows, name).toBeGreaterThan(0);
    expect((await stat(backup.path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, engine))).toEqual([backup.path.split('/').at(-1)]);
  });

  // From the embedded database it leads to the server and back, so that the other way only repeats both steps.
  const testRoundTrip = engine === 'embedded' || isThorough ? test : () => {};
  testRoundTrip(
    'is restored on the other database and then on this one, and takes orders there',
    async () => {
      const before = await everyRow(shop);
      const files = await everyFile(shop);
      const there = {
        ...(await openShop(other, other === 'server' ? 'nothing' : 'schema')),
        storage: await bucketStorage(),
      };
      await restoreBackup(backup.path, there.database, there.storage, { replace: false });
      expect(await everyRow(there)).toEqual(before);
      expect(await everyFile(there)).toEqual(files);

      const back = await backUp(there, `${engine}-back`);
      const again = await openShop(engine, 'settings');
      const full = await everyRow(again);
      await expect(
        restoreBackup(back.path, again.database, again.storage, { replace: false }),
      ).rejects.toThrow(BackupError);
      expect(await everyRow(again)).toEqual(full);
      await restoreBackup(back.path, again.database, again.storage, { replace: true });
      expect(await everyRow(again)).toEqual(before);
      expect(await everyFile(again)).toEqual(files);

      await migrateDatabase(again.database);
      expect((await openProductIndex(again.database.db)()).size).toBe(before.products?.length);
      await (await sellIn(again)).order(900);
    },
  );

  const testMove = engine === 'embedded' ? test : () => {};
  testMove('is moved to an empty database, and the source is unchanged', async () => {
    const before = await everyRow(shop);
    const target = await openShop(other, 'nothing');
    const moved = await moveDatabase(shop.database, target.database);
    expect(moved.tables).toBe(Object.keys(before).length);
    expect(moved.rows).toBe(Object.values(before).flat().length);
    expect(await everyRow(target)).toEqual(before);
    expect(await everyRow(shop)).toEqual(before);
    await expect(moveDatabase(shop.database, target.database)).rejects.toThrow(/not empty/);
    expect(await everyRow(target)).toEqual(before);
  });
});

test('a backup of an older version is brought up to date, one of a newer version refused', async () => {
  const before = await openShop('server', 'nothing');
  const migrations = listMigrations();
  const { client, release } = await before.database.connectDedicated();
  await applyMigrations(client, migrations.at(-2));
  await seedDatabase(before.database.db);
  const source = {
    connection: { client, release },
    engine: 'server',
    shopVersion: '0',
    now: new Date(),
  } as const;
  const { path, manifest } = await writeBackup({ ...source, storage: before.storage }, folder, 'older.tar');
  await release();
  expect(manifest.migration).toBe(migrations.at(-2));

  const after = await openShop('server', 'schema');
  await restoreBackup(path, after.database, after.storage, { replace: false });
  // Newer migrations may add tables.
  expect(await everyRow(after)).toMatchObject(await everyRow(before));
  const upToDate = await after.database.connectDedicated();
  expect(await isUpToDate(upToDate.client)).toBe(true);
  await upToDate.release();
  await migrateDatabase(after.database);

  const newer = {
    migration: Number(migrations.at(-1)) + 1,
    tableNames: [],
    lines: () => expect.fail('nothing is read'),
    digest: () => expect.fail('nothing is read'),
  };
  await expect(loadDatabase(after.database, newer, { ifNotEmpty: 'replace' })).rejects.toThrow(
    /newer version/,
  );
});

describe('a backup of a small shop', () => {
  let shop: TestShop;
  let backup: WrittenBackup;
  beforeAll(async () => {
    shop = await openShop('server', 'settings');
    await shop.storage.images.put('products/0123456789abcdef01234567.webp', Buffer.alloc(2000, 'w'));
    await shop.storage.images.put('products/.DS_Store', Buffer.from('left by a desktop'));
    backup = await backUp(shop, 'whole');
  });

  const corrupted = async (name: string, corrupt: (path: string) => Promise<unknown>) => {
    const path = join(folder, name);
    await copyFile(backup.path, path);
    await corrupt(path);
    return openBackup(path).then(
      async (opened) => {
        await opened.close();
        return 'whole';
      },
      (error) => (error instanceof BackupError ? error.message : Promise.reject(error)),
    );
  };

  test('has another name than one of the same second', async () => {
    const moment = new Date('2026-11-15T12:00:00Z');
    const { database, storage } = shop;
    const wish = { folder: join(folder, 'same-second'), kind: 'by_hand' } as const;
    const source = { database, storage, shopVersion: '1.2.3', now: () => moment };
    await takeBackup(source, wish);
    await takeBackup(source, wish);
    expect(await readdir(wish.folder)).toEqual([
      'ogulf-2026-11-15T120000Z.tar',
      'ogulf-2026-11-15T120001Z.tar',
    ]);
  });

  test('is refused, whichever byte was changed', async () => {
    expect(await corrupted('same.tar', async () => {})).toBe('whole');
    expect(backup.manifest.files).toHaveLength(1);
    const place = fc.integer({ min: 0, max: backup.bytes - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (position, change) => {
        const message = await corrupted('flipped.tar', async (path) => {
          const file = await open(path, 'r+');
          const byte = Buffer.alloc(1);
          await file.read(byte, 0, 1, position);
          await file.write(Buffer.from([(byte[0] ?? 0) ^ change]), 0, 1, position);
          await file.close();
        });
        expect(message).toMatch(/is damaged|cannot read backups/);
      }),
      { numRuns: repetitions(15, 200) },
    );
  });

  test('is refused, wherever it was cut off', async () => {
    const length = fc.integer({ min: 0, max: backup.bytes - 1 });
    await fc.assert(
      fc.asyncProperty(length, async (size) => {
        expect(await corrupted('cut.tar', (path) => truncate(path, size))).toMatch(/is damaged/);
      }),
      { numRuns: repetitions(10, 100) },
    );
  });

  test('changes nothing when it is restored though it is damaged', async () => {
    const path = join(folder, 'half.tar');
    await copyFile(backup.path, path);
    await truncate(path, Math.floor(backup.bytes / 2));
    const before = await everyRow(shop);
    await expect(restoreBackup(path, shop.database, shop.storage, { replace: true })).rejects.toThrow(
      /damaged/,
    );
    expect(await everyRow(shop)).toEqual(before);
  });

  test('is deleted when the disk is full, and the older ones stay', async () => {
    const full = { ...shop, storage: { ...shop.storage, images: { ...shop.storage.images, list: noRoom } } };
    await expect(backUp(full, 'whole')).rejects.toThrow(/the disk is full/);
    expect(await readdir(join(folder, 'whole'))).toEqual([backup.path.split('/').at(-1)]);
    const state = await getBackupState(shop.database.db, '03:00', new Date());
    expect(state).toMatchObject({ condition: 'failed', lastFailure: { failure: 'no_room' } });
    expect(state.lastSuccess?.bytes).toBe(backup.bytes);
  });

  test('lists the missing files that rows name', async () => {
    const lost = { images: ['products/ffffffffffffffffffffffff.webp'] };
    await shop.database.pool.query(
      `INSERT INTO images (original_name, size, type, category, relative_path, width, height, content_hash)
       VALUES ('a', 1, 'image/png', 'products', $1, 1, 1, 'b')`,
      lost.images,
    );
    const { manifest } = await backUp(shop, 'lost');
    expect(manifest.missing).toEqual([`images/${lost.images[0]}`]);
  });
});

// biome-ignore lint/correctness/useYield: it throws before the first value.
async function* noRoom(): AsyncGenerator<string> {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}
