import { beforeAll, expect, test } from 'vitest';
import { seedPackages } from '#database/seed/data/packages.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { packagesAr } from '#i18n/messages/storefront/buying/packages.ar.ts';
import { packagesEn } from '#i18n/messages/storefront/buying/packages.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { buildTestApp } from '../../support/app.ts';
import { openBuiltPages } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';

const chair = 'dhow-task-chair-black';
const path = '/packages/bench-for-a-team-of-four';

onDatabase('server', 'the pages of packages', 'catalogue', (database) => {
  let app: ReturnType<typeof buildTestApp>;

  beforeAll(async () => {
    const productIndex = openProductIndex(database.db);
    const pages = await openBuiltPages({
      db: database.db,
      cachedRead: (_name, read) => read(),
      productIndex,
    });
    app = buildTestApp({ database, pages, productIndex });
  });

  async function read(address: string): Promise<string> {
    const response = await app.request(address);
    expect(response.status, address).toBe(200);
    return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  }
  const change = (columns: string) =>
    database.pool.query(`update products set ${columns} where slug = $1`, [chair]);

  test('list them with price and contents, lead to each, and are in the sitemap', async () => {
    const list = await read('/packages');
    for (const { slug, name } of seedPackages) {
      expect(list).toContain(`href="/packages/${slug}"`);
      expect(list).toContain(name.en);
    }
    expect(list).toContain(formatMoney('en', 677_800));
    expect(await read('/ar/packages')).toContain(seedPackages[0]?.name.ar);
    const sitemap = await (await app.request('/sitemap.xml')).text();
    expect(sitemap).toContain('/ar/packages/workplace-for-one<');
    for (const page of [`/product/${chair}`, '/category/workstations', '/llms.txt']) {
      expect(await read(page), page).toContain(path);
    }
    expect(await read('/category/printers')).not.toContain('/packages/workplace-for-one"');
    const found = await (await app.request('/suggestions?search=meeting%20room')).json();
    expect(found.pages.map((page: { path: string }) => page.path)).toContain(
      '/packages/meeting-room-for-eight',
    );
  });

  test('say the price and the stock of all parts, and change with them', async () => {
    const before = await read(path);
    expect(before).toContain(formatMoney('en', 677_800));
    expect(before).toContain(packagesEn.availability.plenty);
    expect(before).toContain('rel="canonical"');
    await change('price = 50000, stock = 9');
    const scarce = await read(path);
    expect(scarce).toContain(formatMoney('en', 677_800 + 4 * 5100));
    expect(scarce).toContain(packagesEn.availability.few(2));
    await change('stock = 3');
    expect(await read(path)).toContain(packagesEn.state.short(3, 4));
    await change('stock = 0');
    const without = await read(`/ar${path}`);
    expect(without).toContain(packagesAr.state.out);
    expect(without).toContain(packagesAr.addRest);
    await change('price = 44900, stock = 310');
  });

  test('show another colour in place of a part, with its price, and lead there from the page of that product', async () => {
    const other = 'dhow-task-chair-terracotta';
    const { rows } = await database.pool.query<{ price: number; sku: string }>(
      'select price, sku from products where slug = $1',
      [other],
    );
    const replaced = `${path}?replace=${chair}.${other}`;
    const link = `href="${replaced}"`;
    expect(await read(path)).toContain(link);
    const page = await read(replaced);
    expect(page).toContain(formatMoney('en', 677_800 + 4 * (Number(rows[0]?.price) - 44_900)));
    expect(page).toContain(`data-part="${rows[0]?.sku}"`);
    expect(page).toContain(`replace=${chair}.${other}"`);
    expect(page).toContain(`${path}"`);
    expect(await read(`/ar/product/${other}`)).toContain(`href="/ar${replaced}"`);
    // What is of another family stays as it is.
    expect(await read(`${path}?replace=${chair}.sadu-bench-2-person-120-white`)).toContain(
      formatMoney('en', 677_800),
    );
  });

  test('name a discontinued part and its successor, and nothing of a draft', async () => {
    await change(
      "status = 'discontinued', successor_ids = (select jsonb_agg(id) from products where slug = 'dhow-ergonomic-chair-navy')",
    );
    const page = await read(path);
    expect(page).toContain(packagesEn.state.notSold);
    expect(page).toContain('href="/product/dhow-ergonomic-chair-navy"');
    expect(page).toContain(packagesEn.priceOfSold);
    await change("status = 'draft', preview_key = 'secret'");
    const hidden = await read(path);
    expect(hidden).toContain(packagesEn.state.hidden);
    expect(hidden).not.toContain(chair);
    await change("status = 'live', preview_key = null, successor_ids = '[]'");
  });

  test('show one that is not active to those who have its preview address alone', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      "update packages set is_active = false where slug = 'home-office' returning id",
    );
    expect((await app.request('/packages/home-office')).status).toBe(404);
    expect((await app.request('/packages/home-office?preview=1')).status).toBe(404);
    const preview = await app.request(`/packages/home-office?preview=${rows[0]?.id}`);
    expect(preview.headers.get('Cache-Control')).toBe('no-store');
    expect(await preview.text()).toContain(packagesEn.preview);
    expect(await read('/packages')).not.toContain('/packages/home-office');
    expect((await app.request('/packages/nothing-of-this-name')).status).toBe(404);
  });
});
