import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../tests/support/servers/start-postgres.ts';
import { measure, requestOf, startLoadGenerator } from './support/measure.ts';
import { isTrial, numberOption } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { milliseconds, report } from './support/result.ts';
import {
  browserHeaders,
  productsOf,
  type ShopUnderTest,
  startShopUnderTest,
} from './support/shop-under-test.ts';

/** How soon do the pages of one server show a price that staff change on another, both under load? */
const changes = numberOption('changes', isTrial ? 5 : 100);
const mostMilliseconds = 2_000;
const giveUpMilliseconds = 10_000;
const password = 'eleven quiet lamps by the door';

interface ChangedProduct {
  readonly version: number;
  readonly [field: string]: unknown;
}

async function signIn({ url }: ShopUnderTest): Promise<string> {
  const response = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ username: 'admin', password }),
  });
  if (!response.ok) throw new Error(`signing in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function changePrice({ url }: ShopUnderTest, cookie: string, id: string, price: number): Promise<void> {
  const read = await fetch(`${url}/api/products/${id}`);
  const { id: _, images: __, ...product } = ((await read.json()) as { data: ChangedProduct }).data;
  const response = await fetch(`${url}/api/products/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
    body: JSON.stringify({ ...product, price }),
  });
  if (!response.ok) throw new Error(`changing a price: ${response.status} ${await response.text()}`);
}

/** Milliseconds until the page shows the price; infinite when it does not in a long time. */
async function untilShown(address: string, price: number): Promise<number> {
  const written = price.toLocaleString('en', { minimumFractionDigits: 2 });
  const start = performance.now();
  while (performance.now() - start < giveUpMilliseconds) {
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    if (html.includes(written)) return performance.now() - start;
    await wait(5);
  }
  return Number.POSITIVE_INFINITY;
}

const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url, ADMIN_PASSWORD: password };
// One after the other: the first fills the empty database.
const staffs = await startShopUnderTest(env);
const visitors = await startShopUnderTest(env);
const taken: number[] = [];
let underLoad = true;
const loads = [staffs, visitors].map((shop) => ({ shop, generator: startLoadGenerator() }));
try {
  const [product, ...others] = await productsOf(staffs, 20);
  if (!product) throw new Error('the shop has no products');
  const pages = ['/', `/category/${product.category}`, ...others.map(({ slug }) => `/product/${slug}`)];
  const requests = pages.map((path) => requestOf({ path, headers: browserHeaders }));
  const loading = loads.map(async ({ shop, generator }) => {
    while (underLoad) {
      await measure(shop.server, generator, {
        port: shop.server.port,
        requests,
        connections: 4,
        milliseconds: 1_000,
      });
    }
  });
  const cookie = await signIn(staffs);
  const page = `${visitors.url}/product/${product.slug}`;
  for (let change = 1; change <= changes; change += 1) {
    const price = 4000 + change + 0.25;
    // Requested before, so that a stale page could be shown.
    await (await fetch(page)).text();
    await changePrice(staffs, cookie, product.id, price);
    taken.push(await untilShown(page, price));
  }
  underLoad = false;
  await Promise.all(loading);
} finally {
  underLoad = false;
  for (const { shop, generator } of loads) {
    generator.disconnect();
    await shop.stop();
  }
  await postgres.remove();
}
await report('change-visible', {
  question: 'How soon do the pages of another server show a changed price?',
  method:
    `Two servers on one PostgreSQL, both under load over 4 connections each. Staff change a price on the first ${changes} ` +
    `times; the product page is requested from the second until it shows the new price, from the response to the change on.`,
  tables: [
    {
      title: 'Until the change is seen',
      columns: ['changes', 'p50', 'p95', 'slowest'],
      rows: [[changes, ...[0.5, 0.95, 1].map((share) => milliseconds(percentile(taken, share)))]],
    },
  ],
  bars: [
    {
      what: `changes of ${changes} that were seen within ${mostMilliseconds} ms`,
      value: taken.filter((each) => each <= mostMilliseconds).length,
      atLeast: changes,
    },
  ],
});
