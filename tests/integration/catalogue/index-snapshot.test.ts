import { copyFile, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { identifyDatabase } from '#domain/catalogue/product-index/catalogue-index-queries.server.ts';
import { readIndexSnapshot } from '#domain/catalogue/product-index/index-snapshot.server.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { addSyntheticProducts } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { onDatabase, type TestDatabase } from '../../support/databases.ts';
import { enginesOfSlowSuite, repetitions } from '../../support/thorough.ts';

vi.setConfig({ testTimeout: 120_000 });

const everything = productFilterSchema.parse({});
/** Products beside those of a new shop. */
const synthetic = repetitions(400, 1500);

/** What an index answers to searches, filters and sort orders. */
function answersOf(index: ProductIndex) {
  return [
    { ...everything, sort: 'name' as const, pageSize: 3000 },
    { ...everything, sort: 'price-down' as const, pageSize: 3000 },
    { ...everything, pageSize: 3000 },
    { ...everything, search: 'desk', pageSize: 200 },
    { ...everything, search: 'dsk', pageSize: 200 },
    { ...everything, search: 'مكتب', pageSize: 200 },
    { ...everything, search: 'cha', inStock: true as const, category: 'chairs', pageSize: 200 },
  ].map((filter) => ({ ...index.find(filter, 'ar'), search: filter.search }));
}

for (const engine of enginesOfSlowSuite) {
  onDatabase(engine, 'the snapshot of the product index', 'catalogue', testSnapshot);
}

function testSnapshot(database: TestDatabase): void {
  let folder: string;
  let file: string;
  let original: ReturnType<typeof openProductIndex>;
  const code = 'this code';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'index-snapshot-'));
    file = join(folder, 'product-index.snapshot');
    await inTransaction(database.db, (transaction) => addSyntheticProducts(transaction, synthetic));
    original = openProductIndex(database.db, { file, code });
    await original();
    await vi.waitFor(() => stat(file), { timeout: 60_000 });
  });

  // An index may still write its snapshot there in the background.
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }));

  /** A change that leaves no trace is seen only by an index that was built from the database. */
  async function withHiddenChange(check: (name: string) => Promise<void>): Promise<void> {
    const name = 'zyxwvutsrq';
    await database.pool.query('alter table products disable trigger user');
    await database.pool.query(
      `update products set name_en = '${name}' where slug = 'majlis-executive-desk-220'`,
    );
    await database.pool.query('alter table products enable trigger user');
    await check(name);
    await database.pool.query(`update products set name_en = 'Majlis desk' where name_en = '${name}'`);
  }

  const found = (index: ProductIndex, search: string) => index.find({ ...everything, search }, 'en').total;

  test('is read instead of the products, unless it is damaged, incomplete or of other code', async () => {
    await withHiddenChange(async (name) => {
      const whole = await readFile(file);
      const damaged = Buffer.from(whole);
      const middle = Math.floor(whole.length / 2);
      damaged[middle] = (damaged[middle] ?? 0) ^ 255;
      const tried = async (content: Buffer, itsCode = code) => {
        const copy = join(folder, 'copy');
        await writeFile(copy, content);
        return found(await openProductIndex(database.db, { file: copy, code: itsCode })(), name);
      };
      expect(await tried(whole)).toBe(0);
      expect(await tried(damaged)).toBe(1);
      expect(await tried(whole.subarray(0, middle))).toBe(1);
      expect(await tried(Buffer.from('not a snapshot'))).toBe(1);
      expect(await tried(whole, 'other code')).toBe(1);
    });
  });

  test('gives with the changes since what the index that was stored gives', async () => {
    await database.pool.query(
      `update products set name_en = 'Quokka table', price = price + 100 where slug like '%-desk-%'`,
    );
    await database.pool.query(
      `update products set deleted_at = now() where id in (select id from products order by id limit 20)`,
    );
    await inTransaction(database.db, (transaction) => addSyntheticProducts(transaction, 30));
    const restored = await openProductIndex(database.db, { file, code })();
    expect(answersOf(restored)).toEqual(answersOf(await original()));
    expect(found(restored, 'quokka')).toBeGreaterThan(0);
    expect(restored.size).toBe((await openProductIndex(database.db)()).size);
  });

  test('is complete when the index is closed, with what changed while it was written', async () => {
    const place = { file: join(folder, 'closed'), code };
    const abandoned = `${place.file}.of-a-killed-process.new`;
    await writeFile(abandoned, 'half of it');
    await utimes(abandoned, 0, 0);
    const index = openProductIndex(database.db, place);
    await index();
    await database.pool.query(`update products set brand = 'Pangolin' where slug not like 'majlis-%'`);
    await index();
    await index.close();
    const stored = await readIndexSnapshot(place.file, {
      code,
      database: await identifyDatabase(database.db),
    });
    expect(stored && found(stored.index, 'pangolin')).toBeGreaterThan(synthetic / 2);
    expect((await readdir(folder)).filter((name) => name.startsWith('closed'))).toEqual(['closed']);
  });

  test('is ignored when products are missing in the database', async () => {
    const copy = join(folder, 'copy-2');
    await copyFile(file, copy);
    const before = (await openProductIndex(database.db)()).size;
    await database.pool.query(
      `delete from products where id = (select id from products where deleted_at is null and slug not like '%-desk-%' order by id desc limit 1)`,
    );
    expect((await openProductIndex(database.db, { file: copy, code })()).size).toBe(before - 1);
  });
}
