import { setTimeout as wait } from 'node:timers/promises';
import { breakableConnection } from '../support/breakable-connection.ts';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import { fillShop } from './filled-shop.ts';
import { becomesTrue, keepDoing } from './patience.ts';
import type { RunningShop, Stage } from './stage.ts';

const keptPages = ['/', '/ar', '/contact', '/ar/products'];
const awayMs = 5000;
/** Longer would be waiting for somebody who does not come. */
const clearWithinMs = 25_000;
const backWithinMs = 15_000;

/** The database goes away, in the two ways that it does, while people order; then it comes back. */
export async function tryFault(report: FaultReport, stage: Stage): Promise<void> {
  const postgres = await stage.postgres();
  const settings = { databaseUrl: postgres.url, dataDir: '' };
  const product = await fillShop(settings);
  const network = await breakableConnection(postgres.url);
  stage.later(() => network.cut());
  const shop = await stage.shop({ DATABASE_URL: network.url, DATA_DIR: await stage.folder() });
  const buyers = await Buyers.of(shop.url, product);
  await Promise.all(keptPages.map((path) => fetch(shop.url + path).then((answer) => answer.text())));

  report.say('the server of the database is stopped as by a crash, and started again');
  await tryOutage(report, shop, buyers, { begin: postgres.stop, end: postgres.start });
  report.say('nothing arrives any more, without any connection being closed');
  await tryOutage(report, shop, buyers, { begin: async () => network.block(), end: network.restore });

  const again = await Promise.all(buyers.waiting.map((buyer) => buyers.order(shop.url, buyer)));
  const accepted = again.filter((answer) => answer?.status === 201).length;
  report.promise(
    'whoever was refused gets the order by sending it again',
    accepted === again.length,
    `${accepted} of ${again.length}`,
  );
  await buyers.judge(report, settings);
}

interface Outage {
  begin(): Promise<void>;
  end(): Promise<void>;
}

async function tryOutage(
  report: FaultReport,
  shop: RunningShop,
  buyers: Buyers,
  { begin, end }: Outage,
): Promise<void> {
  const before = buyers.acknowledged;
  const unclear: string[] = [];
  let refused = 0;
  let slowestMs = 0;
  const ordering = keepDoing(4, async () => {
    const askedAt = performance.now();
    const answer = await buyers.order(shop.url);
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    if (answer?.status === 201) return;
    refused += 1;
    const isClear = answer?.status === 503 && answer.retryAfter !== null;
    if (!isClear) unclear.push(`${answer?.status} ${answer?.code}`);
    await wait(100);
  });
  await becomesTrue(() => buyers.acknowledged >= before + 20, 60_000, 10);
  await begin();
  const pages = new Map<string, number>();
  let slowestPageMs = 0;
  const reading = keepDoing(2, async () => {
    for (const path of keptPages) {
      const askedAt = performance.now();
      const answer = await fetch(shop.url + path).catch(() => null);
      await answer?.body?.cancel();
      slowestPageMs = Math.max(slowestPageMs, performance.now() - askedAt);
      const kind = String(answer?.status ?? 'none');
      pages.set(kind, (pages.get(kind) ?? 0) + 1);
    }
    await wait(50);
  });
  await wait(awayMs);
  await reading.stop();
  await end();
  const atReturn = buyers.acknowledged;
  const isBack = await becomesTrue(
    () => buyers.acknowledged >= atReturn + 20,
    clearWithinMs + backWithinMs,
    20,
  );
  await ordering.stop();

  report.promise(
    'kept pages went on',
    pages.size === 1 && pages.has('200'),
    `${[...pages].map(([status, times]) => `${status}: ${times}`).join(', ')}; slowest ${Math.round(slowestPageMs)} ms`,
  );
  report.promise(
    'orders were refused clearly, with when to come back',
    refused > 0 && unclear.length === 0,
    unclear.length > 0 ? unclear.slice(0, 5).join(', ') : `${refused} refused`,
  );
  report.promise('and not after minutes', slowestMs < clearWithinMs, `${Math.round(slowestMs)} ms at most`);
  report.promise('orders succeeded again without a restart', isBack);
}
