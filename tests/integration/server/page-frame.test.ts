import { expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { cacheContent } from '#server/content-cache.ts';
import { openBuiltPages, pageRequestInfo } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';

const plainPaths = [
  '/',
  '/products?search=desk&sort=price-asc',
  "/products?search='%22%3Cb%3E",
  '/category/desks',
  '/product/sadu-height-adjustable-desk-160',
  '/cart',
  '/contact',
  '/no-such-page',
];
const paths = plainPaths.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);

onDatabase('server', 'the header, footer and search around every page', 'catalogue', (database) => {
  test('are there in both languages, with a link to the same page in the other one', async () => {
    const { db } = database;
    const pages = await openBuiltPages({
      db,
      productIndex: openProductIndex(db),
      cachedRead: (_name, read) => read(),
    });
    for (const path of paths) {
      const response = await pages(new Request(`http://shop.test${path}`), pageRequestInfo);
      const html = await response.text();
      expect(response.headers.get('Content-Security-Policy'), path).toMatch(/script-src 'self' 'sha256-/);
      expect(html, path).toMatch(/<header .*<\/header>.*<footer .*<\/footer>.*<dialog id="search"/s);
      const other = path.startsWith('/ar') ? path.slice(3) || '/' : `/ar${path}`.replace(/\/$/, '');
      const { pathname, search } = new URL(other, 'http://shop.test');
      const escaped = (pathname + search).replaceAll('&', '&amp;');
      expect(html, path).toContain(`<a href="${escaped}" hrefLang="${path.startsWith('/ar') ? 'en' : 'ar'}"`);
    }
  });

  test('follow the content of the shop', async () => {
    const { db } = database;
    const productIndex = openProductIndex(db);
    const content = { current: { version: 1, isUnreachable: false } };
    const pages = await openBuiltPages({ db, productIndex, cachedRead: cacheContent({ content }) });
    const footer = async () => {
      const answer = await pages(new Request('http://shop.test/contact'), pageRequestInfo);
      return /<footer .*<\/footer>/s.exec(await answer.text())?.[0];
    };
    expect(await footer()).not.toContain('12345/7');
    await database.pool.query(
      `update shop_profile set document = jsonb_set(document, '{crNumber}', '"12345/7"')`,
    );
    content.current = { version: 2, isUnreachable: false };
    expect(await footer()).toContain('12345/7');
  });
});
