import type { ChildProcess } from 'node:child_process';
import { longestWantedText } from '#domain/quotes/quote-body.ts';
import { imageWidths } from '#images/image-address.ts';
import { connectionQualities } from '#images/image-quality.ts';
import { phoneOf } from '../tests/support/orders.ts';
import { quoteFor } from '../tests/support/quotes.ts';
import { requestOf, runLoad, startLoadGenerator } from './support/measure.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { pinToCore } from './support/pin-to-core.ts';
import { milliseconds, report, rounded } from './support/result.ts';
import {
  browserHeaders,
  examplePagesOf,
  productsOf,
  type ShopUnderTest,
  startShopUnderTest,
} from './support/shop-under-test.ts';

/** How much longer do visitors wait for uncached pages while strangers ask for expensive work? */
const quotations = isTrial ? 20 : 200;
const rounds = isTrial ? 1 : 3;
const roundMilliseconds = isTrial ? 5_000 : 20_000;
const warmUpMilliseconds = isTrial ? 3_000 : 30_000;
const visitors = { connections: 2, perSecond: 20 };
/** Each of them comes back soon after a refusal. */
const strangers = { connections: 40, perSecond: 40 };
const largestRatio = 2;

const addressOf = (index: number) => ({ 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` });

/** PDFs of the largest quotations that the shop accepts, each asked for from another address. */
async function hostilePdfs({ url }: ShopUnderTest): Promise<string[]> {
  const words = ['oak desk with cable tray in the size of the sample ', 'مكتب من خشب البلوط مع حامل كابلات '];
  const requests: string[] = [];
  for (let index = 0; index < quotations; index += 1) {
    const text = `${index} ${words[index % 2]?.repeat(9)}`.slice(0, longestWantedText);
    const lines = Array.from({ length: 100 }, (_, line) => ({ text, quantity: line + 1 }));
    const contact = { name: 'Stranger', phone: phoneOf(index), email: 'stranger@example.qa' };
    const response = await fetch(`${url}/api/send-quote`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...addressOf(index) },
      body: JSON.stringify(quoteFor(lines, { contact })),
    });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    const { data } = (await response.json()) as { data: { reference: string; trackingKey: string } };
    const path = `/api/quotations/${data.reference}/${data.trackingKey}/quotation.pdf`;
    requests.push(requestOf({ path, headers: addressOf(index) }));
  }
  return requests;
}

/** Every size and quality of the products' pictures, and their social previews, each from another address. */
async function hostilePictures(shop: ShopUnderTest): Promise<string[]> {
  const products = await productsOf(shop, 100);
  const calls = products.flatMap(({ slug, images }) => [
    ...['en', 'ar'].map((locale) => ({
      path: `/social-previews/product/${slug}.${locale}.jpg`,
      headers: {},
    })),
    ...images.flatMap((image) =>
      imageWidths.flatMap((width) =>
        Object.keys(connectionQualities).map((ect) => ({
          path: image.replace(/-\d+\.webp$/, `-${width}.webp`),
          headers: { ect },
        })),
      ),
    ),
  ]);
  return calls.map(({ path, headers }, index) =>
    requestOf({ path, headers: { ...headers, ...addressOf(index) } }),
  );
}

interface Round {
  readonly p95: number;
  readonly statuses: Readonly<Record<string, number>>;
}

async function visit(
  shop: ShopUnderTest,
  [ofVisitors, ofStrangers]: readonly [ChildProcess, ChildProcess],
  pages: readonly string[],
  hostile: readonly string[],
): Promise<Round> {
  const { port } = shop.server;
  const [visited, attacked] = await Promise.all([
    runLoad(ofVisitors, { port, requests: pages, ...visitors, milliseconds: roundMilliseconds }),
    hostile.length > 0
      ? runLoad(ofStrangers, { port, requests: hostile, ...strangers, milliseconds: roundMilliseconds })
      : undefined,
  ]);
  if (visited.errors > 0) throw new Error(`visitors were refused: ${JSON.stringify(visited.statuses)}`);
  return { p95: visited.p95, statuses: attacked?.statuses ?? {} };
}

pinToCore(process, 'others');
const shop = await startShopUnderTest({ PAGE_CACHE_MB: '0' });
const generators = [startLoadGenerator(), startLoadGenerator()] as const;
const results = { quiet: [] as Round[], pdfs: [] as Round[], pictures: [] as Round[] };
try {
  const { home, collection, product } = await examplePagesOf(shop);
  const pages = [home, collection, product, `/ar${product}`].map((path) =>
    requestOf({ path, headers: browserHeaders }),
  );
  const hostile = {
    quiet: [],
    pdfs: await hostilePdfs(shop),
    pictures: await hostilePictures(shop),
  };
  await runLoad(generators[0], {
    port: shop.server.port,
    requests: pages,
    connections: 4,
    milliseconds: warmUpMilliseconds,
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['quiet', 'pdfs', 'pictures'] as const) {
      const requests: string[] = hostile[kind];
      // Each round begins with others, so that it does not find what the one before left in caches.
      const from = Math.floor((requests.length / rounds) * round);
      const turned = [...requests.slice(from), ...requests.slice(0, from)];
      results[kind].push(await visit(shop, generators, pages, turned));
    }
  }
} finally {
  for (const generator of generators) generator.disconnect();
  await shop.stop();
}

const p95Of = (measured: readonly Round[]) =>
  percentile(
    measured.map(({ p95 }) => p95),
    0.5,
  );
const quiet = p95Of(results.quiet);
const names = {
  quiet: 'quiet shop',
  pdfs: 'strangers ask for the largest PDFs',
  pictures: 'strangers ask for new pictures',
};
await report('hostile-work', {
  question: 'How much longer do visitors wait while strangers ask for expensive work?',
  method:
    `The shop with the embedded database and PAGE_CACHE_MB=0 on one core. Visitors ask for ${visitors.perSecond} pages a ` +
    `second; strangers, each from another address, for ${strangers.perSecond} documents a second over ` +
    `${strangers.connections} connections: PDFs of ${quotations} quotations of 100 lines with the longest texts, or ` +
    `pictures in sizes that do not exist yet and social previews. Median of ${rounds} rounds of ` +
    `${roundMilliseconds / 1000} s, in turn.`,
  tables: [
    {
      title: 'Uncached pages of visitors',
      columns: ['', 'p95', 'times quiet', 'strangers were answered'],
      rows: (['quiet', 'pdfs', 'pictures'] as const).map((kind) => {
        const p95 = p95Of(results[kind]);
        const answers = results[kind].map(({ statuses }) => JSON.stringify(statuses)).join(' ');
        return [names[kind], milliseconds(p95), rounded(p95 / quiet), kind === 'quiet' ? '' : answers];
      }),
    },
  ],
  bars: (['pdfs', 'pictures'] as const).map((kind) => ({
    what: `p95 while ${names[kind]}, times that of a quiet shop`,
    value: p95Of(results[kind]) / quiet,
    atMost: largestRatio,
  })),
});
