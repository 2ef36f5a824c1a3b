import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dayForAnyLeadTime } from '../tests/support/delivery-day.ts';
import { orderByBuyer } from '../tests/support/orders.ts';
import { sendOrder } from '../tests/support/send-order.ts';
import { startPostgres } from '../tests/support/servers/start-postgres.ts';
import {
  measure,
  requestOf,
  requestsOfManyVisitors,
  startLoadGenerator,
  untilAtRest,
  usageOf,
} from './support/measure.ts';
import { isTrial, numberOption } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { report, rounded } from './support/result.ts';
import { engineNames } from './support/seeded-database.ts';
import {
  browserHeaders,
  productsOf,
  type ShopUnderTest,
  startShopUnderTest,
} from './support/shop-under-test.ts';

/** How much memory does the shop need, and does it grow under load? `--minutes=` sets the duration (10) for each database. */
const minutes = numberOption('minutes', isTrial ? 0.2 : 10);
/** Growth during warm-up is no leak, so memory is compared from here on. */
const warmUpShare = 0.2;
const samples = isTrial ? 10 : 60;
const mostGrowth = 1.15;
const orderEveryMs = 1_000;
/** In MiB. */
const targets = {
  embedded: { peak: 450, idle: 320, underLoad: 450 },
  server: { peak: 450, idle: 220, underLoad: 350 },
} as const;

type Engine = keyof typeof targets;

interface Sample {
  readonly second: number;
  readonly resident: number;
  readonly heap: number;
}

interface MemoryOfEngine {
  readonly firstStartPeak: number;
  readonly secondStartPeak: number;
  readonly idle: number;
  readonly requests: number;
  readonly orders: number;
  readonly taken: readonly Sample[];
}

const inMiB = (bytes: number) => bytes / 2 ** 20;

/** The shop with an empty database, which it fills, and again with the database that is there. */
async function measureEngine(settings: Readonly<Record<string, string>>): Promise<MemoryOfEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-memory-'));
  const env = { ...settings, DATA_DIR: dataDir };
  try {
    const firstStartPeak = await withShop(env, peakAtRest);
    return await withShop(env, async (shop) => {
      const secondStartPeak = await peakAtRest(shop);
      const idle = inMiB((await usageOf(shop.server)).residentBytes);
      return { firstStartPeak, secondStartPeak, idle, ...(await loadShop(shop)) };
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withShop<Result>(
  env: Readonly<Record<string, string>>,
  work: (shop: ShopUnderTest) => Promise<Result>,
): Promise<Result> {
  const shop = await startShopUnderTest(env);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** After the warm-up, which follows the first answer. */
async function peakAtRest({ server }: ShopUnderTest): Promise<number> {
  await untilAtRest(server);
  return inMiB((await usageOf(server)).peakResidentBytes);
}

async function loadShop(shop: ShopUnderTest): Promise<Pick<MemoryOfEngine, 'requests' | 'orders' | 'taken'>> {
  const generator = startLoadGenerator();
  const buying = new AbortController();
  const buyers = placeOrders(shop, buying.signal);
  const taken: Sample[] = [];
  let requests = 0;
  try {
    const mixed = await mixedRequests(shop);
    const sliceMilliseconds = (minutes * 60_000) / samples;
    for (let sample = 1; sample <= samples; sample += 1) {
      const order = {
        port: shop.server.port,
        requests: mixed,
        connections: 8,
        milliseconds: sliceMilliseconds,
      };
      const { requestsPerSecond } = await measure(shop.server, generator, order);
      requests += Math.round((requestsPerSecond * sliceMilliseconds) / 1000);
      const { residentBytes, heapBytes } = await usageOf(shop.server);
      taken.push({
        second: Math.round((sample * sliceMilliseconds) / 1000),
        resident: inMiB(residentBytes),
        heap: inMiB(heapBytes),
      });
    }
  } finally {
    generator.disconnect();
    buying.abort();
  }
  return { requests, orders: await buyers, taken };
}

async function mixedRequests(shop: ShopUnderTest): Promise<string[]> {
  const products = await productsOf(shop, 100);
  const pages = products.flatMap(({ slug }) => [`/product/${slug}`, `/ar/product/${slug}`]);
  const categories = [...new Set(products.map(({ category }) => category))];
  const lists = categories.flatMap((category) => [
    `/category/${category}`,
    `/category/${category}?sort=price-up&inStock=true`,
    `/api/products?category=${category}`,
  ]);
  const searches = products.map(({ slug }) => `/products?search=${slug.split('-').slice(0, 2).join('+')}`);
  const lines = products.slice(0, 10).map(({ id }) => ({ productId: id, quantity: 2 }));
  const seen = ['/', '/ar', '/blog', '/sitemap.xml', ...pages, ...lists, ...searches].map((path) =>
    requestOf({ path, headers: browserHeaders }),
  );
  const visitors = requestsOfManyVisitors({ path: '/api/cart/price', body: { lines, zone: 69 } });
  return visitors.slice(0, 100).flatMap((price) => [...seen, price]);
}

/** Orders of one piece each, in turn of all products, until the signal. Resolves to how many were accepted. */
async function placeOrders(shop: ShopUnderTest, signal: AbortSignal): Promise<number> {
  const products = await productsOf(shop, 100);
  const times = await fetch(`${shop.url}/api/zone-delivery-settings`);
  const { data } = (await times.json()) as { data: Parameters<typeof dayForAnyLeadTime>[0] };
  const fulfilment = { kind: 'pickup' } as const;
  const day = dayForAnyLeadTime(data, new Date());
  let accepted = 0;
  for (let buyer = 0; !signal.aborted; buyer += 1) {
    const product = products[buyer % products.length];
    if (!product) throw new Error('the shop has no products');
    const answer = await sendOrder(shop.url, orderByBuyer(product, buyer, { fulfilment, day }), buyer);
    // A product may be sold out by now.
    if (answer?.status === 201) accepted += 1;
    await setTimeout(orderEveryMs);
  }
  if (accepted === 0) throw new Error('no order was accepted');
  return accepted;
}

const postgres = await startPostgres();
const measured: Readonly<Record<Engine, MemoryOfEngine>> = {
  server: await measureEngine({ DATABASE_URL: postgres.url }).finally(() => postgres.remove()),
  embedded: await measureEngine({}),
};

function residentOf(some: readonly Sample[]): number {
  return percentile(
    some.map(({ resident }) => resident),
    0.5,
  );
}

function barsOf(engine: Engine) {
  const { firstStartPeak, secondStartPeak, idle, taken } = measured[engine];
  const { peak, idle: mostIdle, underLoad } = targets[engine];
  const warm = residentOf(
    taken.slice(Math.floor(samples * warmUpShare), Math.floor(samples * (warmUpShare + 0.2))),
  );
  const last = residentOf(taken.slice(-Math.ceil(samples * 0.2)));
  const name = engineNames[engine];
  return [
    { what: `${name}: peak of the first start in MiB`, value: firstStartPeak, atMost: peak },
    { what: `${name}: peak of a later start in MiB`, value: secondStartPeak, atMost: peak },
    { what: `${name}: idle after the warm-up in MiB`, value: idle, atMost: mostIdle },
    { what: `${name}: in the last fifth of the load in MiB`, value: last, atMost: underLoad },
    {
      what: `${name}: the same, as a multiple of ${rounded(warm)} MiB when warm`,
      value: last / warm,
      atMost: mostGrowth,
    },
  ];
}

const engines = ['embedded', 'server'] as const;
const loads = engines.map((engine) => {
  const { requests, orders } = measured[engine];
  return `${requests} requests and ${orders} orders (${engineNames[engine]})`;
});
await report('memory', {
  question: 'How much memory does the shop need, and does it grow under load?',
  method:
    `Resident memory of the process, with PostgreSQL without the database's own. A first start fills the database, a ` +
    `second finds it filled. Then ${minutes} minutes of mixed load over 8 connections: product pages, lists, searches, home, ` +
    `blog, sitemap, cart prices and orders: ${loads.join(', ')}.`,
  tables: engines.map((engine) => ({
    title: `${engineNames[engine]}, memory in MiB`,
    columns: ['second', 'resident', 'heap'],
    rows: measured[engine].taken
      .filter((_, index) => (index + 1) % Math.ceil(samples / 10) === 0)
      .map(({ second, resident, heap }) => [second, rounded(resident), rounded(heap)]),
  })),
  bars: engines.flatMap(barsOf),
});
