import { beforeAll, expect, test } from 'vitest';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { cacheContent } from '#server/content-cache.ts';
import { shopSeeds } from '#server/seed-shop.ts';
import { openBuiltPages } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';

const plainPaths = [
  '/',
  '/products?search=desk&sort=price-asc',
  "/products?search='%22%3Cb%3E",
  '/category/desks',
  '/product/sadu-height-adjustable-desk-160',
  '/product/majlis-executive-desk-220',
  '/product/dhow-ergonomic-chair-headrest-white',
  '/cart',
  '/services',
  '/contact',
  '/no-such-page',
];
const paths = plainPaths.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);

onDatabase('embedded', 'parts that all pages share', (database) => {
  beforeAll(() => seedDatabase(database.db, ...shopSeeds));

  test('make the same pages, written once or with every page', async () => {
    const { db } = database;
    const productIndex = openProductIndex(db);
    const content = { known: { version: 1, isAway: false } };
    const writtenOnce = await openBuiltPages({ db, productIndex, cachedRead: cacheContent({ content }) });
    const writtenAlways = await openBuiltPages({ db, productIndex, cachedRead: (_name, read) => read() });
    for (const path of [...paths, ...paths.toReversed()]) {
      const request = new Request(`http://shop.test${path}`);
      const [once, always] = await Promise.all(
        [writtenOnce, writtenAlways].map(async (pages) =>
          (await pages(request, { requestId: 'one' })).text(),
        ),
      );
      expect(once, path).toBe(always);
      expect(once, path).toMatch(/<header .*<\/header>.*<footer .*<\/footer>.*<dialog id="search"/s);
      expect(once, path).not.toMatch(/<slot|in-the-other-language/);
    }
  });

  test('follow the content of the shop', async () => {
    const { db } = database;
    const productIndex = openProductIndex(db);
    const content = { known: { version: 1, isAway: false } };
    const pages = await openBuiltPages({ db, productIndex, cachedRead: cacheContent({ content }) });
    const footer = async () => {
      const answer = await pages(new Request('http://shop.test/contact'), { requestId: 'one' });
      return /<footer .*<\/footer>/s.exec(await answer.text())?.[0];
    };
    expect(await footer()).not.toContain('12345/7');
    await database.pool.query(
      `update shop_profile set document = jsonb_set(document, '{crNumber}', '"12345/7"')`,
    );
    content.known = { version: 2, isAway: false };
    expect(await footer()).toContain('12345/7');
  });
});
