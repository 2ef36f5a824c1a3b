import { setTimeout as wait } from 'node:timers/promises';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import { fillShop } from './filled-shop.ts';
import { keepDoing } from './patience.ts';
import type { Stage } from './stage.ts';

const killsOfFirstStarts = 6;
const killsOfSellingShops = 6;
const buyersAtOnce = 6;
const longestLifeMs = 2500;
const shareWhoAskAgain = 0.3;

/** `kill -9` with the embedded database: while a new shop is being made, while it starts again, and while it sells. */
export async function tryFault(report: FaultReport, stage: Stage): Promise<void> {
  await killWhileBeingMade(report, stage);
  await killWhileSelling(report, stage);
}

async function killWhileBeingMade(report: FaultReport, stage: Stage): Promise<void> {
  const startedAt = performance.now();
  const whole = await contentsOf(stage, await stage.folder());
  const startMs = performance.now() - startedAt;
  report.say(
    `${killsOfFirstStarts} first starts (creating, migrating and filling take ${Math.round(startMs)} ms) killed on the way`,
  );
  const different: string[] = [];
  for (let kill = 0; kill < killsOfFirstStarts; kill += 1) {
    const dataDir = await stage.folder();
    const shop = stage.startShop({ DATA_DIR: dataDir });
    // Spread over all that a first start does, each somewhere else within its part.
    await wait(((kill + Math.random()) / killsOfFirstStarts) * startMs);
    shop.signal('SIGKILL');
    await shop.ended();
    const found = await contentsOf(stage, dataDir).catch((error) => String(error));
    if (found !== whole) different.push(`kill ${kill}: ${found}`);
  }
  report.promise(
    'the next start makes the same shop of it as one that nobody disturbed',
    different.length === 0,
    different.length > 0 ? different.join('; ') : whole,
  );
}

/** Starts a shop and tells what is in it. */
async function contentsOf(stage: Stage, dataDir: string): Promise<string> {
  const shop = await stage.shop({ DATA_DIR: dataDir });
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

async function killWhileSelling(report: FaultReport, stage: Stage): Promise<void> {
  const dataDir = await stage.folder();
  const settings = { databaseUrl: undefined, dataDir };
  const product = await fillShop(settings);
  report.say(`${killsOfSellingShops} shops killed while ${buyersAtOnce} buyers at a time order`);
  let buyers: Buyers | undefined;
  for (let kill = 0; kill < killsOfSellingShops; kill += 1) {
    const shop = await stage.shop({ DATA_DIR: dataDir });
    buyers ??= await Buyers.of(shop.url, product);
    const known = buyers;
    // Some of those who heard nothing ask again, while new ones come.
    const ordering = keepDoing(buyersAtOnce, () =>
      known.order(shop.url, Math.random() < shareWhoAskAgain ? known.waiting.at(0) : undefined),
    );
    await wait(Math.random() * longestLifeMs);
    await shop.kill();
    await ordering.stop();
  }
  const last = await stage.shop({ DATA_DIR: dataDir });
  for (const buyer of buyers?.waiting ?? []) await buyers?.order(last.url, buyer);
  report.promise('whoever heard nothing gets the order by sending it again', buyers?.waiting.length === 0);
  await last.stop();
  await buyers?.judge(report, settings);
}
