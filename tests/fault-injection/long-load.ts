import { setTimeout as wait } from 'node:timers/promises';
import type { LoadResult } from '../../benchmarks/support/load-generator.ts';
import {
  requestOf,
  requestsOfManyVisitors,
  runLoad,
  startLoadGenerator,
  usageOf,
} from '../../benchmarks/support/measure.ts';
import { percentile } from '../../benchmarks/support/percentile.ts';
import {
  browserHeaders,
  productsOf,
  type ShopUnderTest,
  startShopUnderTest,
} from '../../benchmarks/support/shop-under-test.ts';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import type { Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { repeatUntilStopped } from './wait-and-repeat.ts';

const metricsToken = 'only for the long load';
const steadyShare = 0.7;
const ordersPerSecond = 2;
/** By then the bursts have brought the process to its peak memory. */
const warmUpShare = 1 / 3;
/** Every third slice exceeds the capacity of the shop, long enough for all connections to open. */
const burstEvery = 3;
const burstMs = 15_000;
const connectionsOfBurst = 1500;
const visitorsInBurst = 10;
const maxGrowth = 1.05;
const quickRefusalMs = 4000;

/** Share of each kind of request in the traffic. */
const shares = { cached: 0.5, uncached: 0.2, search: 0.15, cart: 0.15 } as const;
type Kind = keyof typeof shares;
const kinds = Object.keys(shares) as Kind[];

interface Sample {
  readonly minute: number;
  readonly resident: number;
  readonly heap: number;
  readonly delayMs: number;
}

/** Mixed traffic near the capacity of the shop, with bursts beyond it. */
export async function injectFault(
  report: FaultReport,
  sandbox: Sandbox,
  { minutes }: { readonly minutes: number },
): Promise<void> {
  const { url } = await sandbox.postgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const product = await seedShop(settings);
  const shop = await startShopUnderTest(
    // A cache small enough to be full before memory is compared.
    { DATABASE_URL: url, METRICS_TOKEN: metricsToken, PAGE_CACHE_MB: '16' },
    ['--expose-gc'],
  );
  sandbox.addCleanup(() => shop.stop());
  const buyers = await Buyers.of(shop.url, product);
  const load = await Load.on(sandbox, shop);

  const slices = Math.max(6, Math.round(minutes));
  const sliceMs = (minutes * 60_000) / slices;
  const capacity = await load.capacity(Math.min(10_000, sliceMs));
  report.log(
    `${minutes} minutes at ${Math.round(steadyShare * 100)} % of ${Math.round(capacity)} requests a second`,
  );
  const ordering = repeatUntilStopped(1, async () => {
    await Promise.all([buyers.order(shop.url), wait(1000 / ordersPerSecond)]);
  });
  const samples: Sample[] = [];
  const refusals = new Refusals(shop.url);
  for (let slice = 1; slice <= slices; slice += 1) {
    const isBurst = slice % burstEvery === 0;
    const steadyMs = isBurst ? Math.max(sliceMs - burstMs, sliceMs / 2) : sliceMs;
    const answers = await load.steady(steadyShare * capacity, steadyMs);
    if (isBurst) report.log(`burst: ${describe(await load.burst(burstMs, () => refusals.ask()))}`);
    const sample = await sampleOf(shop, (slice * sliceMs) / 60_000);
    samples.push(sample);
    report.log(
      `${minuteOf(sample)} min: ${describe(answers)}; orders ${buyers.acknowledged}; ${rounded(sample.resident)} MiB, ` +
        `heap ${rounded(sample.heap)} MiB, event loop ${rounded(sample.delayMs)} ms`,
    );
  }
  await ordering.stop();

  for (const buyer of buyers.waiting) await buyers.order(shop.url, buyer);
  checkMemory(report, samples, minutes);
  refusals.verify(report);
  report.check('cached pages were never refused', load.cachedErrors === 0, load.cachedErrors);
  report.check('a refused order succeeds later', buyers.waiting.length === 0, buyers.waiting.length);
  await buyers.verify(report, settings);
}

type Answers = Readonly<Record<Kind, LoadResult>>;

function describe(answers: Answers): string {
  return kinds
    .map((kind) => {
      const statuses = Object.entries(answers[kind].statuses).map(([status, times]) => `${status}: ${times}`);
      return `${kind} ${statuses.join(' ')}`;
    })
    .join(', ');
}

const rounded = (value: number) => value.toFixed(0);
const minuteOf = ({ minute }: Sample) => minute.toFixed(1);

/** One load generator for each kind of request. */
class Load {
  cachedErrors = 0;
  readonly #generators: ReadonlyMap<Kind, ReturnType<typeof startLoadGenerator>>;
  readonly #requests: Readonly<Record<Kind, readonly string[]>>;
  readonly #port: number;

  static async on(sandbox: Sandbox, shop: ShopUnderTest): Promise<Load> {
    const generators = new Map(kinds.map((kind) => [kind, startLoadGenerator()]));
    sandbox.addCleanup(() => {
      for (const generator of generators.values()) generator.disconnect();
    });
    return new Load(shop.server.port, generators, await requestsTo(shop));
  }

  private constructor(
    port: number,
    generators: ReadonlyMap<Kind, ReturnType<typeof startLoadGenerator>>,
    requests: Readonly<Record<Kind, readonly string[]>>,
  ) {
    this.#port = port;
    this.#generators = generators;
    this.#requests = requests;
  }

  /** Requests a second of this mixture over a few connections, measured after a warm-up of the same length. */
  async capacity(milliseconds: number): Promise<number> {
    await this.#run(() => ({ connections: 3, milliseconds }));
    const answers = await this.#run(() => ({ connections: 3, milliseconds }));
    // The kind that is slowest relative to its share limits the mixture.
    return Math.min(...kinds.map((kind) => answers[kind].requests / answers[kind].seconds / shares[kind]));
  }

  steady(perSecond: number, milliseconds: number): Promise<Answers> {
    return this.#run((kind) => ({ connections: 8, milliseconds, perSecond: perSecond * shares[kind] }));
  }

  async burst(milliseconds: number, meanwhile: () => Promise<void>): Promise<Answers> {
    const asking = repeatUntilStopped(visitorsInBurst, meanwhile);
    const answers = await this.#run((kind) => ({
      connections:
        kind === 'cached' ? 8 : Math.round((connectionsOfBurst * shares[kind]) / (1 - shares.cached)),
      milliseconds,
    }));
    await asking.stop();
    return answers;
  }

  async #run(
    orderOf: (kind: Kind) => { connections: number; milliseconds: number; perSecond?: number },
  ): Promise<Answers> {
    const answered = await Promise.all(
      [...this.#generators].map(async ([kind, generator]) => {
        const order = { port: this.#port, requests: this.#requests[kind], ...orderOf(kind) };
        return [kind, await runLoad(generator, order)] as const;
      }),
    );
    const answers = Object.fromEntries(answered) as Answers;
    this.cachedErrors += answers.cached.errors;
    return answers;
  }
}

async function requestsTo(shop: ShopUnderTest): Promise<Record<Kind, readonly string[]>> {
  const products = await productsOf(shop, 100);
  const categories = [...new Set(products.map(({ category }) => category))];
  const page = (path: string) => requestOf({ path, headers: browserHeaders });
  /** From an address of its own, because a single one is refused before the shop is at its capacity. */
  const pageOfVisitor = (index: number, path: string) =>
    requestOf({
      path,
      headers: { ...browserHeaders, 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` },
    });
  /** So many that each is evicted from the page cache before it is requested again. */
  const many = Array.from({ length: 4000 }, (_, index) => index);
  const lines = products.slice(0, 5).map(({ id }) => ({ productId: id, quantity: 2 }));
  return {
    cached: ['/', '/ar', '/products', '/ar/contact', '/blog'].map(page),
    uncached: many.map((index) =>
      pageOfVisitor(
        index,
        `/category/${categories[index % categories.length]}?sort=price-up&maxPrice=${1000 + index}`,
      ),
    ),
    search: many.map((index) => {
      const { slug = 'desk' } = products[index % products.length] ?? {};
      return pageOfVisitor(index, `/products?search=${slug.split('-').slice(0, 2).join('+')}+${index}`);
    }),
    cart: requestsOfManyVisitors({ path: '/api/cart/price', body: { lines, zone: 69 } }),
  };
}

/** Measures how the shop refuses requests under overload, from the view of an additional visitor. */
class Refusals {
  readonly #url: string;
  readonly #times: number[] = [];
  #withoutRetry = 0;
  #unanswered = 0;
  #asked = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async ask(): Promise<void> {
    const askedAt = performance.now();
    this.#asked += 1;
    const answer = await fetch(`${this.#url}/products?search=visitor+${this.#asked}`).catch(() => undefined);
    await answer?.body?.cancel();
    if (!answer) this.#unanswered += 1;
    if (answer?.status !== 503) return;
    this.#times.push(performance.now() - askedAt);
    if (!answer.headers.has('Retry-After')) this.#withoutRetry += 1;
  }

  verify(report: FaultReport): void {
    const slowest = Math.max(0, ...this.#times);
    report.check(
      'every request gets a response, even in bursts',
      this.#unanswered === 0,
      `${this.#unanswered} did not`,
    );
    report.check(
      'past its capacity the shop refuses',
      this.#times.length > 0,
      `${this.#times.length} of ${this.#asked}`,
    );
    report.check(
      'refusals are quick and have Retry-After',
      this.#withoutRetry === 0 && slowest < quickRefusalMs,
      `half of them within ${rounded(percentile(this.#times, 0.5))} ms, all within ${rounded(slowest)} ms`,
    );
  }
}

async function sampleOf(shop: ShopUnderTest, minute: number): Promise<Sample> {
  const answer = await fetch(`${shop.url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  const delay = /^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)$/m.exec(await answer.text())?.[1];
  const { residentBytes, heapBytes } = await usageOf(shop.server);
  return {
    minute,
    resident: residentBytes / 2 ** 20,
    heap: heapBytes / 2 ** 20,
    delayMs: Number(delay) * 1000,
  };
}

function checkMemory(report: FaultReport, samples: readonly Sample[], minutes: number): void {
  report.log('minute  resident MiB  heap MiB  event loop ms');
  for (const sample of samples) {
    const { resident, heap, delayMs } = sample;
    const cells = [minuteOf(sample), rounded(resident), rounded(heap), rounded(delayMs)];
    report.log(cells.map((cell, column) => cell.padStart([6, 13, 9, 14][column] ?? 0)).join(' '));
  }
  const warm = samples.filter(({ minute }) => minute > warmUpShare * minutes);
  const half = Math.max(1, Math.floor(warm.length / 2));
  const median = (some: readonly Sample[]) =>
    percentile(
      some.map(({ resident }) => resident),
      0.5,
    );
  const growth = median(warm.slice(-half)) / median(warm.slice(0, half));
  report.check('memory stays flat', growth <= maxGrowth, `${(100 * (growth - 1)).toFixed(1)} % in all`);
}
