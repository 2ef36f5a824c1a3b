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
import { fillShop } from './filled-shop.ts';
import { keepDoing } from './patience.ts';
import type { Stage } from './stage.ts';

const metricsToken = 'only for the long load';
const steadyShare = 0.7;
const ordersPerSecond = 2;
/** Until then the bursts have shown the most that is needed at once, and the process has taken it. */
const warmUpShare = 1 / 3;
/** Every so many slices the load goes past what the shop can do, for long enough that all connections are there. */
const burstEvery = 3;
const burstMs = 15_000;
const connectionsOfBurst = 1500;
const visitorsInBurst = 10;
const mostGrowth = 1.05;
const quickRefusalMs = 4000;

/** How much of the traffic each kind is. */
const shares = { kept: 0.5, made: 0.2, search: 0.15, cart: 0.15 } as const;
type Kind = keyof typeof shares;
const kinds = Object.keys(shares) as Kind[];

interface Sample {
  readonly minute: number;
  readonly resident: number;
  readonly heap: number;
  readonly delayMs: number;
}

/** Mixed traffic near what the shop can do, for long, and past it every few minutes. */
export async function tryFault(
  report: FaultReport,
  stage: Stage,
  { minutes }: { readonly minutes: number },
): Promise<void> {
  const { url } = await stage.postgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const product = await fillShop(settings);
  const shop = await startShopUnderTest(
    // A cache that is full before the memory is compared.
    { DATABASE_URL: url, METRICS_TOKEN: metricsToken, PAGE_CACHE_MB: '16' },
    ['--expose-gc'],
  );
  stage.later(() => shop.stop());
  const buyers = await Buyers.of(shop.url, product);
  const load = await Load.on(stage, shop);

  const slices = Math.max(6, Math.round(minutes));
  const sliceMs = (minutes * 60_000) / slices;
  const capacity = await load.capacity(Math.min(10_000, sliceMs));
  report.say(
    `${minutes} minutes at ${Math.round(steadyShare * 100)} % of ${Math.round(capacity)} requests a second`,
  );
  const ordering = keepDoing(1, async () => {
    await Promise.all([buyers.order(shop.url), wait(1000 / ordersPerSecond)]);
  });
  const samples: Sample[] = [];
  const refusals = new Refusals(shop.url);
  for (let slice = 1; slice <= slices; slice += 1) {
    const isBurst = slice % burstEvery === 0;
    const steadyMs = isBurst ? Math.max(sliceMs - burstMs, sliceMs / 2) : sliceMs;
    const answers = await load.steady(steadyShare * capacity, steadyMs);
    if (isBurst) report.say(`burst: ${said(await load.burst(burstMs, () => refusals.ask()))}`);
    const sample = await sampleOf(shop, (slice * sliceMs) / 60_000);
    samples.push(sample);
    report.say(
      `${minuteOf(sample)} min: ${said(answers)}; orders ${buyers.acknowledged}; ${rounded(sample.resident)} MiB, ` +
        `heap ${rounded(sample.heap)} MiB, event loop ${rounded(sample.delayMs)} ms`,
    );
  }
  await ordering.stop();

  for (const buyer of buyers.waiting) await buyers.order(shop.url, buyer);
  judgeMemory(report, samples, minutes);
  refusals.judge(report);
  report.promise('kept pages were never refused', load.keptRefused === 0, load.keptRefused);
  report.promise(
    'whoever was refused gets the order later',
    buyers.waiting.length === 0,
    buyers.waiting.length,
  );
  await buyers.judge(report, settings);
}

type Answers = Readonly<Record<Kind, LoadResult>>;

function said(answers: Answers): string {
  return kinds
    .map((kind) => {
      const statuses = Object.entries(answers[kind].statuses).map(([status, times]) => `${status}: ${times}`);
      return `${kind} ${statuses.join(' ')}`;
    })
    .join(', ');
}

const rounded = (value: number) => value.toFixed(0);
const minuteOf = ({ minute }: Sample) => minute.toFixed(1);

/** A generator of load for each kind of request. */
class Load {
  keptRefused = 0;
  readonly #generators: ReadonlyMap<Kind, ReturnType<typeof startLoadGenerator>>;
  readonly #requests: Readonly<Record<Kind, readonly string[]>>;
  readonly #port: number;

  static async on(stage: Stage, shop: ShopUnderTest): Promise<Load> {
    const generators = new Map(kinds.map((kind) => [kind, startLoadGenerator()]));
    stage.later(() => {
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

  /** Requests a second of this mixture that a few connections get answered, after as long to warm up. */
  async capacity(milliseconds: number): Promise<number> {
    await this.#run(() => ({ connections: 3, milliseconds }));
    const answers = await this.#run(() => ({ connections: 3, milliseconds }));
    // The kind that is slowest for its share sets the pace of all.
    return Math.min(...kinds.map((kind) => answers[kind].requests / answers[kind].seconds / shares[kind]));
  }

  steady(perSecond: number, milliseconds: number): Promise<Answers> {
    return this.#run((kind) => ({ connections: 8, milliseconds, perSecond: perSecond * shares[kind] }));
  }

  async burst(milliseconds: number, meanwhile: () => Promise<void>): Promise<Answers> {
    const asking = keepDoing(visitorsInBurst, meanwhile);
    const answers = await this.#run((kind) => ({
      connections: kind === 'kept' ? 8 : Math.round((connectionsOfBurst * shares[kind]) / (1 - shares.kept)),
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
    this.keptRefused += answers.kept.errors;
    return answers;
  }
}

async function requestsTo(shop: ShopUnderTest): Promise<Record<Kind, readonly string[]>> {
  const products = await productsOf(shop, 100);
  const categories = [...new Set(products.map(({ category }) => category))];
  const page = (path: string) => requestOf({ path, headers: browserHeaders });
  /** So many that none is still kept when its turn comes again. */
  const many = Array.from({ length: 4000 }, (_, index) => index);
  const lines = products.slice(0, 5).map(({ id }) => ({ productId: id, quantity: 2 }));
  return {
    kept: ['/', '/ar', '/products', '/ar/contact', '/blog'].map(page),
    made: many.map((index) =>
      page(`/category/${categories[index % categories.length]}?sort=price-up&maxPrice=${1000 + index}`),
    ),
    search: many.map((index) => {
      const { slug = 'desk' } = products[index % products.length] ?? {};
      return page(`/products?search=${slug.split('-').slice(0, 2).join('+')}+${index}`);
    }),
    cart: requestsOfManyVisitors({ path: '/api/cart/price', body: { lines, zone: 69 } }),
  };
}

/** How the shop refuses when it has too much to do, as somebody sees it who comes then. */
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

  judge(report: FaultReport): void {
    const slowest = Math.max(0, ...this.#times);
    report.promise(
      'everybody is answered, even in bursts',
      this.#unanswered === 0,
      `${this.#unanswered} were not`,
    );
    report.promise(
      'past its capacity the shop refuses',
      this.#times.length > 0,
      `${this.#times.length} of ${this.#asked}`,
    );
    report.promise(
      'refusals are quick and say when to come back',
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

function judgeMemory(report: FaultReport, samples: readonly Sample[], minutes: number): void {
  report.say('minute  resident MiB  heap MiB  event loop ms');
  for (const sample of samples) {
    const { resident, heap, delayMs } = sample;
    const cells = [minuteOf(sample), rounded(resident), rounded(heap), rounded(delayMs)];
    report.say(cells.map((cell, column) => cell.padStart([6, 13, 9, 14][column] ?? 0)).join(' '));
  }
  const warm = samples.filter(({ minute }) => minute > warmUpShare * minutes);
  const half = Math.max(1, Math.floor(warm.length / 2));
  const median = (some: readonly Sample[]) =>
    percentile(
      some.map(({ resident }) => resident),
      0.5,
    );
  const growth = median(warm.slice(-half)) / median(warm.slice(0, half));
  report.promise('memory stays flat', growth <= mostGrowth, `${(100 * (growth - 1)).toFixed(1)} % in all`);
}
