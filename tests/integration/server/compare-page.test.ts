import { beforeAll, expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { compareAr } from '#i18n/messages/storefront/buying/compare.ar.ts';
import { compareEn } from '#i18n/messages/storefront/buying/compare.en.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { buildTestApp } from '../../support/app.ts';
import { openBuiltPages } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';

onDatabase('server', 'the comparison of products', 'catalogue', (database) => {
  let app: ReturnType<typeof buildTestApp>;
  let pageCache: PageCache;
  let chairs: readonly { readonly slug: string; readonly name: string }[];

  beforeAll(async () => {
    const productIndex = openProductIndex(database.db);
    const pages = await openBuiltPages({
      db: database.db,
      cachedRead: (_name, read) => read(),
      productIndex,
    });
    pageCache = new PageCache({
      content: { current: { version: 1, isUnreachable: false } },
      maxBytes: 2 ** 22,
    });
    app = buildTestApp({ database, pages, productIndex, pageCache });
    const { data } = await (await app.request('/api/products?category=seating&pageSize=6')).json();
    chairs = data;
  });

  async function read(path: string): Promise<string> {
    const response = await app.request(path);
    expect(response.status, path).toBe(200);
    // As a visitor reads it: without the data that React reads.
    return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  }
  const slugsOf = (count: number) => chairs.slice(0, count).map(({ slug }) => slug);
  const columnsIn = (page: string) => page.match(/<th scope="col"/g)?.length ?? 0;

  test('shows up to four products of its address, and is not for search engines', async () => {
    const page = await read(`/compare?products=${slugsOf(3).join(',')}`);
    expect(columnsIn(page)).toBe(3);
    for (const { name } of chairs.slice(0, 3)) expect(page).toContain(name);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain(compareEn.add.title);
    expect(await read(`/ar/compare?products=${slugsOf(2).join(',')}`)).toContain(compareAr.title);
  });

  test('leaves out what it does not know and says so; nothing is known of a draft or a deleted product', async () => {
    const [first, second, third] = slugsOf(3);
    await database.pool.query(
      "update products set status = 'draft', preview_key = 'secret' where slug = $1",
      [second],
    );
    await database.pool.query('update products set deleted_at = now() where slug = $1', [third]);
    const page = await read(`/compare?products=${first},no-such-thing,${second},${third}`);
    await database.pool.query(
      "update products set status = 'live', preview_key = null, deleted_at = null where slug = any($1)",
      [[second, third]],
    );
    expect(columnsIn(page)).toBe(1);
    expect(page).toContain(`${compareEn.notFound} `);
    expect(page).toContain(`no-such-thing, ${second}, ${third}`);
    expect(page).toContain(compareEn.one);
    const nothing = await read('/compare?products=no-such-thing,<b>');
    expect(nothing).toContain(compareEn.empty.title);
  });

  test('refuses a fifth product by name, and asks for none to be added', async () => {
    const page = await read(`/compare?products=${slugsOf(6).join(',')}`);
    expect(columnsIn(page)).toBe(4);
    expect(page).toContain(compareEn.tooMany);
    expect(page).toContain(compareEn.add.full);
    expect(page).not.toContain(compareEn.add.title);
  });

  test('finds a product by a slug that it had before, once', async () => {
    const [slug] = slugsOf(1);
    await database.pool.query(
      "insert into former_product_slugs (slug, product_id) select 'earlier-chair', id from products where slug = $1",
      [slug],
    );
    expect(columnsIn(await read(`/compare?products=earlier-chair,${slug}`))).toBe(1);
  });

  test('offers similar products, or what a search finds, with the next address', async () => {
    const [first] = slugsOf(1);
    const similar = await read(`/compare?products=${first}`);
    expect(similar).toMatch(new RegExp(`href="/compare\\?products=${first},[a-z0-9-]+"`));
    const found = await read(`/compare?products=${first}&search=monitor`);
    expect(found).toContain(compareEn.add.found('monitor'));
    expect(found).toMatch(new RegExp(`href="/compare\\?products=${first},[a-z0-9-]*monitor[a-z0-9-]*"`));
    expect(await read('/compare?search=qxzvkj')).toContain(compareEn.add.nothing('qxzvkj'));
  });

  test('comparisons and lists that are narrowed by attributes are cached, by parameters that there are', async () => {
    const isCached = async (path: string) => {
      const before = pageCache.figures.pages;
      await read(path);
      return pageCache.figures.pages > before;
    };
    expect(await isCached(`/compare?products=${slugsOf(2).toReversed().join(',')}`)).toBe(true);
    expect(await isCached('/category/desks?width-to=120')).toBe(true);
    expect(await isCached('/category/desks?width-to=120&no-such-attribute=1')).toBe(false);
    expect(await isCached('/category/desks?zone=69&arrives-by=2026-11-22')).toBe(false);
  });
});
