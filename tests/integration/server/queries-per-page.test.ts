import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { addSyntheticProducts } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { cacheContent } from '#server/content-cache.ts';
import { buildTestApp } from '../../support/app.ts';
import { openBuiltPages } from '../../support/built-pages.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf, phoneOf, type SoldProduct } from '../../support/orders.ts';

/**
 * What surrounds every page (profile, holidays) and which products and articles there are is remembered until the content changes.
 * Whatever lists products reads what it shows in one query, however many lists that is.
 */
const queriesOfPage: Readonly<Record<string, number>> = {
  '/': 2,
  '/ar': 2,
  '/products': 1,
  '/products?search=desk': 1,
  '/collection': 0,
  '/category-menu': 0,
  '/planner': 0,
  '/planner-products': 0,
  '/collection?category=Desks': 1,
  '/category/desks': 1,
  '/category/desks?inStock=true&sort=price-asc&page=2': 1,
  '/subcategory/staff-desks': 1,
  '/product/sadu-height-adjustable-desk-160': 1,
  '/ar/product/sadu-height-adjustable-desk-160': 1,
  // Which products are meant, the products, and similar ones.
  '/compare?products=sadu-height-adjustable-desk-160,majlis-executive-desk-220': 3,
  '/packages': 1,
  '/packages/meeting-room-for-eight': 1,
  '/blog': 0,
  '/how-to-choose-an-office-chair': 2,
  '/about': 1,
  '/services': 2,
  '/contact': 0,
  '/cart': 0,
  '/delivery-info': 1,
  '/office-furniture-doha': 3,
  '/sitemap.xml': 3,
  '/api/products': 2,
  '/api/products?category=desks&inStock=true': 2,
  '/api/products/search/desk': 2,
  '/api/categories': 2,
  '/api/zone-delivery-settings': 2,
};
const queriesOfCartPrice = 3;
/** It also counts the attempt of the address, and verifies the products and settings that are cached. */
const queriesOfOrder = 1;

onDatabase('server', 'the queries of a request', 'catalogue', (database) => {
  let app: ReturnType<typeof buildTestApp>;
  let buyers = 0;

  beforeAll(async () => {
    await database.pool.query('update products set stock = 1000, lead_time_days = 0');
    const content = { current: { version: 1, isUnreachable: false } };
    const cachedRead = cacheContent({ content, clock: () => 0 });
    const productIndex = openProductIndex(database.db);
    const pages = await openBuiltPages({
      db: database.db,
      cachedRead,
      productIndex: () => cachedRead('product index', productIndex),
    });
    app = buildTestApp({ database, pages, productIndex });
  });
  afterEach(() => void vi.restoreAllMocks());

  /** Counted where they leave for the database, whoever asks them. */
  async function queriesOf(path: string, body?: object): Promise<string[]> {
    // What changed before this is taken over by somebody else.
    await app.request('/api/products/search/any');
    await app.request('/about');
    await app.request('/blog');
    await app.request('/product/sadu-manager-desk-180-walnut');
    await app.request('/suggestions?search=any');
    await app.request('/planner-products');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const response = await app.request(
      path,
      body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    const text = await response.text();
    const asked = query.mock.calls.map(([asked]) => JSON.stringify(asked));
    query.mockRestore();
    expect(response.ok, `${path}: ${response.status} ${text.slice(0, 300)}`).toBe(true);
    return asked;
  }

  async function expectQueries(count: number, path: string, body?: object): Promise<void> {
    const asked = await queriesOf(path, body);
    expect(asked.length, `${path} asked\n${asked.join('\n')}\n`).toBe(count);
  }

  async function linesOf(count: number) {
    const { rows } = await database.pool.query<SoldProduct>(
      // The cheapest: 20 of any price may be more than can be ordered without staff.
      'select id, price / 100.0::float8 as price from products order by products.price, id limit $1',
      [count],
    );
    return rows.map(({ id, price }) => ({ productId: id, quantity: 1, price }));
  }

  async function expectAll(lineCount: number): Promise<void> {
    for (const [path, count] of Object.entries(queriesOfPage)) await expectQueries(count, path);
    const lines = await linesOf(lineCount);
    const wanted = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    await expectQueries(queriesOfCartPrice, '/api/cart/price', { lines: wanted, zone: 69 });
    const total = lines.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;
    const order = () =>
      orderOf({ id: '', price: 0 }, 1, {
        lines,
        seen: { deliveryFee: 0, total },
        contact: { name: 'Buyer', phone: phoneOf(buyers++), email: 'buyer@example.qa' },
      });
    // The first order reads the products and the settings.
    await queriesOf('/api/send-order', order());
    await expectQueries(queriesOfOrder, '/api/send-order', order());
  }

  test('are few, and a known number for each page and each of the main calls', () => expectAll(10));

  test('stay as many with twice the products and twice the lines', async () => {
    await inTransaction(database.db, async (transaction) => {
      const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from products');
      await addSyntheticProducts(transaction, rows[0]?.count ?? 0);
    });
    await database.pool.query('update products set stock = 1000, lead_time_days = 0');
    await expectAll(20);
  });
});
