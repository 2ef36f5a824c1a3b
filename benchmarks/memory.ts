import {
  measure,
  requestOf,
  requestsOfManyVisitors,
  startLoadGenerator,
  usageOf,
} from './support/measure.ts';
import { isTrial, numberOption } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { report, rounded } from './support/result.ts';
import { browserHeaders, productsOf, startShopUnderTest } from './support/shop-under-test.ts';

/** Does the memory of the shop grow under load? `--minutes=` sets the duration (10). */
const minutes = numberOption('minutes', isTrial ? 0.2 : 10);
/** Growth during warm-up is no leak, so memory is compared from here on. */
const warmUpShare = 0.2;
const samples = isTrial ? 10 : 60;
const mostGrowth = 1.15;

const shop = await startShopUnderTest();
const generator = startLoadGenerator();
const taken: { readonly second: number; readonly resident: number; readonly heap: number }[] = [];
let requests = 0;
try {
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
  const mixed = visitors.slice(0, 100).flatMap((price) => [...seen, price]);
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
      resident: residentBytes / 2 ** 20,
      heap: heapBytes / 2 ** 20,
    });
  }
} finally {
  generator.disconnect();
  await shop.stop();
}

const warm = taken.slice(Math.floor(samples * warmUpShare), Math.floor(samples * (warmUpShare + 0.2)));
const last = taken.slice(-Math.ceil(samples * 0.2));
const residentOf = (some: typeof taken) =>
  percentile(
    some.map(({ resident }) => resident),
    0.5,
  );
await report('memory', {
  question: 'Does the memory of the shop grow under load?',
  method:
    `${requests} requests in ${minutes} minutes over 8 connections, mixed: product pages, lists, searches, home, blog, ` +
    `sitemap and cart prices. Compared with its own memory after warm-up.`,
  tables: [
    {
      title: 'Memory in MiB',
      columns: ['second', 'resident', 'heap'],
      rows: taken
        .filter((_, index) => (index + 1) % Math.ceil(samples / 10) === 0)
        .map(({ second, resident, heap }) => [second, rounded(resident), rounded(heap)]),
    },
  ],
  bars: [
    {
      what: `memory in the last fifth of the time, as a multiple of ${rounded(residentOf(warm))} MiB when warm`,
      value: residentOf(last) / residentOf(warm),
      atMost: mostGrowth,
    },
  ],
});
