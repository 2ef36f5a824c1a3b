import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { fewObsoleteRows, openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { eachDatabase, onDatabase, type TestDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

const openShop = ({ db }: Pick<TestDatabase, 'db'>) => ({ db, productIndex: openProductIndex(db) });

const search = async ({ db, productIndex }: ReturnType<typeof openShop>, term: string) => {
  const filter = { ...productFilterSchema.parse({}), search: term };
  const { products } = await listProducts(db, await productIndex(), { filter }, 'en');
  return products.map(({ slug }) => slug);
};

/** A word that is in no product and not similar to any indexed word. */
const newWord = () =>
  randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
const desk = 'majlis-executive-desk-220';
const rename = (word: string) => `update products set name_en = '${word}' where slug = '${desk}'`;

eachDatabase('the product index', 'catalogue', (database) => {
  let shop: ReturnType<typeof openShop>;

  beforeAll(async () => {
    shop = openShop(database);
  });

  test('has every change as soon as it is committed, by whichever connection', async () => {
    const [first, second] = [newWord(), newWord()];
    expect(await search(shop, first)).toEqual([]);
    await database.pool.query(rename(first));
    expect(await search(shop, first)).toEqual([desk]);
    await database.pool.query(rename(second));
    expect(await search(shop, first)).toEqual([]);
    expect(await search(shop, second)).toEqual([desk]);
  });

  test('follows deleted and restored products', async () => {
    const word = newWord();
    await database.pool.query(rename(word));
    await database.pool.query(`update products set deleted_at = now() where slug = '${desk}'`);
    expect(await search(shop, word)).toEqual([]);
    await database.pool.query(`update products set deleted_at = null where slug = '${desk}'`);
    expect(await search(shop, word)).toEqual([desk]);
  });

  test('follows categories that are renamed, added and removed', async () => {
    const word = newWord();
    await database.pool.query(`update categories set name_en = '${word}' where slug = 'desks'`);
    expect(await search(shop, word)).toContain(desk);
    const added = newWord();
    await database.pool.query(
      `insert into subcategories (category_id, slug, name_en, name_ar) select id, '${added}', '${added}', '' from categories where slug = 'desks'`,
    );
    await database.pool.query(
      `update products set subcategory_id = (select id from subcategories where slug = '${added}') where slug = '${desk}'`,
    );
    expect(await search(shop, added)).toEqual([desk]);
    await database.pool.query(`update products set subcategory_id = null where slug = '${desk}'`);
    await database.pool.query(`delete from subcategories where slug = '${added}'`);
    expect(await search(shop, added)).toEqual([]);
  });

  test('follows the Arabic names of brands, which products show where there is one', async () => {
    const shownBrand = async () => {
      const index = await shop.productIndex();
      const filter = { ...productFilterSchema.parse({}), search: 'MJ-EX-220' };
      const { products } = await listProducts(database.db, index, { filter }, 'ar');
      const card = products.map((product) => productCard(product, 'ar').brand);
      const page = (await findProduct(database.db, desk))?.brandName;
      return [index.arabicBrands.get('Majlis'), card, page];
    };
    expect(await shownBrand()).toEqual(['مجلس', ['مجلس'], { en: 'Majlis', ar: 'مجلس' }]);
    await database.pool.query(`update brand_names set name_ar = 'المجلس' where brand = 'Majlis'`);
    expect(await shownBrand()).toEqual(['المجلس', ['المجلس'], { en: 'Majlis', ar: 'المجلس' }]);
    await database.pool.query(`delete from brand_names where brand = 'Majlis'`);
    expect(await shownBrand()).toEqual([undefined, ['Majlis'], { en: 'Majlis', ar: 'Majlis' }]);
  });

  // The rows that are obsolete are those of the index, whatever the engine.
  test.runIf(database.engine === 'server' || isThorough)(
    'is rebuilt when it has many obsolete rows, and stays correct meanwhile',
    async () => {
      const before = (await shop.productIndex()).size;
      const rounds = Math.ceil((before + fewObsoleteRows) / before) + 1;
      let word = '';
      for (let round = 0; round < rounds; round += 1) {
        word = newWord();
        await database.pool.query('update products set updated_at = now()');
        await database.pool.query(rename(word));
        expect(await search(shop, word)).toEqual([desk]);
      }
      await expect
        .poll(async () => (await shop.productIndex()).obsoleteRows, { timeout: 30_000 })
        .toBeLessThanOrEqual(before + fewObsoleteRows);
      expect((await shop.productIndex()).size).toBe(before);
      expect(await search(shop, word)).toEqual([desk]);
    },
  );

  test('handles rows that were restored from another database', async () => {
    const word = newWord();
    await database.pool.query('alter table products disable trigger products_note_transaction');
    await database.pool.query('update products set changed_in = 9000000000');
    await database.pool.query('alter table products enable trigger products_note_transaction');
    const { db, close } = await openDatabaseAgain(database);
    const elsewhere = openShop({ db });
    await elsewhere.productIndex();
    const { rows } = await database.pool.query('select max(changed_in) as latest from products');
    expect(Number(rows[0].latest)).toBeLessThan(9_000_000_000);
    await database.pool.query(rename(word));
    expect(await search(elsewhere, word)).toEqual([desk]);
    await close();
  });
});

/** Opens the database a second time. The embedded one can be opened only once, so its handle is shared. */
async function openDatabaseAgain(database: TestDatabase) {
  if (database.engine === 'server') return openDatabase(database.settings);
  return { db: database.db, close: async () => undefined };
}

onDatabase('server', 'the product index', 'catalogue', (database) => {
  let shop: ReturnType<typeof openShop>;

  beforeAll(async () => {
    shop = openShop(database);
  });

  describe('on a database that several shops share', () => {
    test('sees the writes of a long transaction that commits after later ones', async () => {
      const [slow, quick] = [newWord(), newWord()];
      const { client, release } = await database.connectDedicated();
      try {
        await client.query('begin');
        await client.query(rename(slow));
        await database.pool.query(
          `update products set name_en = '${quick}' where slug = 'dhow-task-chair-black'`,
        );
        expect(await search(shop, quick)).toEqual(['dhow-task-chair-black']);
        expect(await search(shop, slow)).toEqual([]);
        await client.query('commit');
        expect(await search(shop, slow)).toEqual([desk]);
      } finally {
        await release();
      }
    });

    test('answers concurrent requests during changes, and each sees what was committed before it', async () => {
      const words = Array.from({ length: 20 }, newWord);
      await Promise.all(
        words.map(async (word, index) => {
          const slug = index % 2 === 0 ? desk : 'dhow-task-chair-black';
          await database.pool.query(`update products set brand = brand || ' ${word}' where slug = '${slug}'`);
          expect(await search(shop, word)).toEqual([slug]);
        }),
      );
    });
  });
});
