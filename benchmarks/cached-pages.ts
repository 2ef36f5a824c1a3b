import {
  type Comparison,
  compareWithBare,
  comparisonColumns,
  comparisonRow,
  startLoadGenerator,
} from './support/measure.ts';
import { isTrial } from './support/options.ts';
import { report } from './support/result.ts';
import { browserHeaders, examplePagesOf, startShopUnderTest } from './support/shop-under-test.ts';

/** How close do cached pages come to a bare Node server? */
const order = {
  connections: 16,
  rounds: isTrial ? 1 : 5,
  roundMilliseconds: isTrial ? 500 : 2_000,
};

const shop = await startShopUnderTest();
const generator = startLoadGenerator();
const compared = new Map<string, Comparison>();
try {
  const pages = await examplePagesOf(shop);
  for (const [name, path] of [
    ...Object.entries(pages),
    ['home, Arabic', '/ar'],
    ['product, Arabic', `/ar${pages.product}`],
  ] as const) {
    const call = { path, headers: browserHeaders };
    compared.set(name, await compareWithBare(shop.server, generator, call, order));
  }
} finally {
  generator.disconnect();
  await shop.stop();
}

const least = (value: (one: Comparison) => number) => Math.min(...[...compared.values()].map(value));
const most = (value: (one: Comparison) => number) => Math.max(...[...compared.values()].map(value));
await report('cached-pages', {
  question: 'How close do cached pages come to a bare Node server?',
  method:
    `Compared with a bare node:http server that sends the same bytes, measured alternately with the shop, each on a core of ` +
    `its own: ${order.connections} connections, median of ${order.rounds} rounds of ${order.roundMilliseconds / 1000} s.`,
  tables: [
    {
      title: 'Pages as a browser asks for them',
      columns: comparisonColumns,
      rows: [...compared].map(([name, comparison]) => comparisonRow(name, comparison)),
    },
  ],
  bars: [
    {
      what: 'the lowest share of the requests per second of bare Node',
      value: least(({ shop: ofShop, bare }) => ofShop.requestsPerSecond / bare.requestsPerSecond),
      atLeast: 0.7,
    },
    {
      what: 'the highest multiple of its CPU per request',
      value: most(
        ({ shop: ofShop, bare }) => ofShop.cpuMillisecondsPerRequest / bare.cpuMillisecondsPerRequest,
      ),
      atMost: 2,
    },
  ],
});
