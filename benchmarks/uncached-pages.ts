import { startPostgres } from '../tests/support/servers/start-postgres.ts';
import {
  type Comparison,
  compareWithBare,
  comparisonColumns,
  comparisonRow,
  requestOf,
  runLoad,
  startLoadGenerator,
} from './support/measure.ts';
import { isTrial } from './support/options.ts';
import { pinToCore } from './support/pin-to-core.ts';
import { report } from './support/result.ts';
import { browserHeaders, examplePagesOf, startShopUnderTest } from './support/shop-under-test.ts';

/** How many uncached pages a second does one core render? */
const order = {
  connections: 8,
  rounds: isTrial ? 1 : 5,
  roundMilliseconds: isTrial ? 1_000 : 3_000,
};
/** V8 takes that long to compile all the code that renders pages. */
const warmUpMilliseconds = isTrial ? 1_000 : 60_000;
/** More than four times the 34 product pages a second that EverShop renders on one core of the same machine. */
const targetProductPages = 150;
const withoutCache = { PAGE_CACHE_MB: '0' };

async function comparePages(env: Record<string, string>): Promise<Map<string, Comparison>> {
  const compared = new Map<string, Comparison>();
  const shop = await startShopUnderTest({ ...env, ...withoutCache });
  const generator = startLoadGenerator();
  try {
    const pages = Object.entries(await examplePagesOf(shop));
    const uncompressed = { accept: 'text/html', 'accept-encoding': 'identity' };
    await runLoad(generator, {
      port: shop.server.port,
      requests: pages.map(([, path]) => requestOf({ path, headers: uncompressed })),
      connections: order.connections,
      milliseconds: warmUpMilliseconds,
    });
    for (const [name, headers] of [
      ['not compressed', uncompressed],
      ['as a browser asks', browserHeaders],
    ] as const) {
      for (const [page, path] of pages) {
        const call = { path, headers };
        compared.set(`${page}, ${name}`, await compareWithBare(shop.server, generator, call, order));
      }
      const [, product = ''] = pages.find(([page]) => page === 'product') ?? [];
      const call = { path: `/ar${product}`, headers };
      compared.set(`product, Arabic, ${name}`, await compareWithBare(shop.server, generator, call, order));
    }
  } finally {
    generator.disconnect();
    await shop.stop();
  }
  return compared;
}

// PostgreSQL, which this process starts, inherits the cores.
pinToCore(process, 'others');
const postgres = await startPostgres();
const onServer = await comparePages({ DATABASE_URL: postgres.url }).finally(() => postgres.remove());
const onEmbedded = await comparePages({});

const tableOf = (title: string, compared: ReadonlyMap<string, Comparison>) => ({
  title,
  columns: comparisonColumns,
  rows: [...compared].map(([name, comparison]) => comparisonRow(name, comparison)),
});
await report('uncached-pages', {
  question: 'How many uncached pages a second does one core render?',
  method:
    `The shop with PAGE_CACHE_MB=0 on a core of its own, next to a bare node:http server that sends the same bytes: ` +
    `${order.connections} connections, after ${warmUpMilliseconds / 1000} s of all of them, median of ${order.rounds} ` +
    `rounds of ${order.roundMilliseconds / 1000} s. ` +
    `PostgreSQL runs on the other cores; the embedded database shares the core of the shop.`,
  tables: [tableOf('PostgreSQL', onServer), tableOf('Embedded database', onEmbedded)],
  bars: [
    {
      what: 'product pages a second (PostgreSQL, not compressed)',
      value: onServer.get('product, not compressed')?.shop.requestsPerSecond ?? Number.NaN,
      atLeast: targetProductPages,
    },
  ],
});
