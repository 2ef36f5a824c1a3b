import { setTimeout as wait } from 'node:timers/promises';
import { breakableConnection } from '../support/servers/breakable-connection.ts';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import type { RunningShop, Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { repeatUntilStopped, waitUntil } from './wait-and-repeat.ts';

const cachedPages = ['/', '/ar', '/contact', '/ar/products'];
const outageMs = 5000;
/** The longest that an order may wait for its refusal. */
const refusedWithinMs = 25_000;
const backWithinMs = 15_000;

/** The database becomes unavailable during orders, by a crash and by a silent network failure, and returns. */
export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const postgres = await sandbox.postgres();
  const settings = { databaseUrl: postgres.url, dataDir: '' };
  const product = await seedShop(settings);
  const network = await breakableConnection(postgres.url);
  sandbox.addCleanup(() => network.cut());
  const shop = await sandbox.shop({ DATABASE_URL: network.url, DATA_DIR: await sandbox.folder() });
  const buyers = await Buyers.of(shop.url, product);
  await Promise.all(cachedPages.map((path) => fetch(shop.url + path).then((answer) => answer.text())));

  report.log('the database server crashes and is started again');
  await tryOutage(report, shop, buyers, { begin: postgres.stop, end: postgres.start });
  report.log('the network drops all packets without closing a connection');
  await tryOutage(report, shop, buyers, { begin: async () => network.block(), end: network.restore });

  const again = await Promise.all(buyers.waiting.map((buyer) => buyers.order(shop.url, buyer)));
  const accepted = again.filter((answer) => answer?.status === 201).length;
  report.check(
    'a refused order succeeds when it is sent again',
    accepted === again.length,
    `${accepted} of ${again.length}`,
  );
  await buyers.verify(report, settings);
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
  const ordering = repeatUntilStopped(4, async () => {
    const askedAt = performance.now();
    const answer = await buyers.order(shop.url);
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    if (answer?.status === 201) return;
    refused += 1;
    const isClear = answer?.status === 503 && answer.retryAfter !== null;
    if (!isClear) unclear.push(`${answer?.status} ${answer?.code}`);
    await wait(100);
  });
  await waitUntil(() => buyers.acknowledged >= before + 20, 60_000, 10);
  await begin();
  const pages = new Map<string, number>();
  let slowestPageMs = 0;
  const reading = repeatUntilStopped(2, async () => {
    for (const path of cachedPages) {
      const askedAt = performance.now();
      const answer = await fetch(shop.url + path).catch(() => null);
      await answer?.body?.cancel();
      slowestPageMs = Math.max(slowestPageMs, performance.now() - askedAt);
      const kind = String(answer?.status ?? 'none');
      pages.set(kind, (pages.get(kind) ?? 0) + 1);
    }
    await wait(50);
  });
  await wait(outageMs);
  await reading.stop();
  await end();
  const atReturn = buyers.acknowledged;
  const isBack = await waitUntil(
    () => buyers.acknowledged >= atReturn + 20,
    refusedWithinMs + backWithinMs,
    20,
  );
  await ordering.stop();

  report.check(
    'cached pages were still served',
    pages.size === 1 && pages.has('200'),
    `${[...pages].map(([status, times]) => `${status}: ${times}`).join(', ')}; slowest ${Math.round(slowestPageMs)} ms`,
  );
  report.check(
    'orders were refused with 503 and Retry-After',
    refused > 0 && unclear.length === 0,
    unclear.length > 0 ? unclear.slice(0, 5).join(', ') : `${refused} refused`,
  );
  report.check('and without a long wait', slowestMs < refusedWithinMs, `${Math.round(slowestMs)} ms at most`);
  report.check('orders succeeded again without a restart', isBack);
}
