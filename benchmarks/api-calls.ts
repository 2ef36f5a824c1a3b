import { startPostgres } from '../tests/support/servers/start-postgres.ts';
import {
  type Call,
  compareWithBare,
  comparisonColumns,
  comparisonRow,
  startLoadGenerator,
} from './support/measure.ts';
import { isTrial } from './support/options.ts';
import { pinToCore } from './support/pin-to-core.ts';
import { report } from './support/result.ts';
import { productsOf, type ShopUnderTest, startShopUnderTest } from './support/shop-under-test.ts';

/** How many lists, searches and cart prices a second does one core answer? */
const order = {
  connections: 8,
  rounds: isTrial ? 1 : 5,
  roundMilliseconds: isTrial ? 500 : 2_000,
};

async function callsOf(shop: ShopUnderTest): Promise<Record<string, Call>> {
  const products = await productsOf(shop, 5);
  const category = products[0]?.category ?? '';
  const lines = products.map(({ id }, index) => ({ productId: id, quantity: index + 1 }));
  return {
    'one product': { path: `/api/products/${products[0]?.slug}` },
    'list of a category': { path: `/api/products?category=${category}&inStock=true&sort=price-up` },
    'list of all': { path: '/api/products' },
    search: { path: '/api/products/search/desk' },
    'search, misspelt': { path: '/api/products/search/ofice%20chiar' },
    'search in Arabic': { path: `/api/products/search/${encodeURIComponent('كرسي مكتب')}` },
    categories: { path: '/api/categories' },
    'price of a cart, 5 lines': { path: '/api/cart/price', body: { lines, zone: 69 } },
  };
}

async function compareCalls(env: Record<string, string>) {
  const shop = await startShopUnderTest(env);
  const generator = startLoadGenerator();
  const rows: ReturnType<typeof comparisonRow>[] = [];
  try {
    for (const [name, call] of Object.entries(await callsOf(shop))) {
      rows.push(comparisonRow(name, await compareWithBare(shop.server, generator, call, order)));
    }
  } finally {
    generator.disconnect();
    await shop.stop();
  }
  return rows;
}

// PostgreSQL, which this process starts, inherits the cores.
pinToCore(process, 'others');
const postgres = await startPostgres();
const onServer = await compareCalls({ DATABASE_URL: postgres.url }).finally(() => postgres.remove());
const onEmbedded = await compareCalls({});
await report('api-calls', {
  question: 'How many lists, searches and cart prices a second does one core answer?',
  method:
    `Compared with a bare node:http server that sends the same bytes, measured alternately: ${order.connections} ` +
    `connections, median of ${order.rounds} rounds of ${order.roundMilliseconds / 1000} s, each server on a core of its ` +
    `own. PostgreSQL runs on the other cores; the embedded database shares the core of the shop.`,
  tables: [
    { title: 'PostgreSQL', columns: comparisonColumns, rows: onServer },
    { title: 'Embedded database', columns: comparisonColumns, rows: onEmbedded },
  ],
  bars: [],
});
