import { setTimeout as wait } from 'node:timers/promises';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import type { Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { repeatUntilStopped } from './wait-and-repeat.ts';

const killsOfFirstStarts = 6;
const killsOfSellingShops = 6;
const buyersAtOnce = 6;
const longestLifeMs = 2500;
const retryShare = 0.3;

/** SIGKILL with the embedded database: during the first start (create, migrate, seed) and while orders arrive. */
export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  await killDuringFirstStart(report, sandbox);
  await killWhileSelling(report, sandbox);
}

async function killDuringFirstStart(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const startedAt = performance.now();
  const expected = await contentsOf(sandbox, await sandbox.folder());
  const startMs = performance.now() - startedAt;
  report.log(
    `${killsOfFirstStarts} first starts (create, migrate and seed take ${Math.round(startMs)} ms) killed at different moments`,
  );
  const different: string[] = [];
  for (let kill = 0; kill < killsOfFirstStarts; kill += 1) {
    const dataDir = await sandbox.folder();
    const shop = sandbox.startShop({ DATA_DIR: dataDir });
    // Spread over the whole first start, at a random moment within each part.
    await wait(((kill + Math.random()) / killsOfFirstStarts) * startMs);
    shop.signal('SIGKILL');
    await shop.ended();
    const found = await contentsOf(sandbox, dataDir).catch((error) => String(error));
    if (found !== expected) different.push(`kill ${kill}: ${found}`);
  }
  report.check(
    'the next start leads to the same shop as an undisturbed one',
    different.length === 0,
    different.length > 0 ? different.join('; ') : expected,
  );
}

/** Starts a shop and summarizes its contents. */
async function contentsOf(sandbox: Sandbox, dataDir: string): Promise<string> {
  const shop = await sandbox.shop({ DATA_DIR: dataDir });
  const read = async (path: string) => {
    const answer = await fetch(shop.url + path);
    return answer.ok ? ((await answer.json()) as { data: unknown[]; meta?: { total: number } }) : undefined;
  };
  const [products, categories, testimonials] = await Promise.all(
    ['/api/products', '/api/categories', '/api/testimonials'].map(read),
  );
  const pages = await Promise.all(
    ['/', '/ar/products'].map(async (path) => (await fetch(shop.url + path)).status),
  );
  await shop.stop();
  return [
    `${products?.meta?.total} products`,
    `${categories?.data.length} categories`,
    `${testimonials?.data.length} testimonials`,
    `pages ${pages.join(' ')}`,
  ].join(', ');
}

async function killWhileSelling(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const dataDir = await sandbox.folder();
  const settings = { databaseUrl: undefined, dataDir };
  const product = await seedShop(settings);
  report.log(`${killsOfSellingShops} shops killed while ${buyersAtOnce} buyers at a time order`);
  let buyers: Buyers | undefined;
  for (let kill = 0; kill < killsOfSellingShops; kill += 1) {
    const shop = await sandbox.shop({ DATA_DIR: dataDir });
    buyers ??= await Buyers.of(shop.url, product);
    const current = buyers;
    // Some buyers without a response retry, while new ones order.
    const ordering = repeatUntilStopped(buyersAtOnce, () =>
      current.order(shop.url, Math.random() < retryShare ? current.waiting.at(0) : undefined),
    );
    await wait(Math.random() * longestLifeMs);
    await shop.kill();
    await ordering.stop();
  }
  const last = await sandbox.shop({ DATA_DIR: dataDir });
  for (const buyer of buyers?.waiting ?? []) await buyers?.order(last.url, buyer);
  report.check('an order without a response succeeds when it is sent again', buyers?.waiting.length === 0);
  await last.stop();
  await buyers?.verify(report, settings);
}
