import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import type { RunningShop, Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { runConcurrently, waitUntil } from './wait-and-repeat.ts';

const orders = 400;
const killedAfter = 120;
const buyersAtOnce = 12;

/** One of three app servers on one database is killed while all of them receive orders. */
export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const { url } = await sandbox.postgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const product = await seedShop(settings);
  const servers = await Promise.all(
    [1, 2, 3].map(async () => sandbox.shop({ DATABASE_URL: url, DATA_DIR: await sandbox.folder() })),
  );
  const [killed] = servers as [RunningShop];
  const buyers = await Buyers.of(killed.url, product);
  report.log(
    `${orders} orders, ${buyersAtOnce} at a time, at three servers; one is killed after ${killedAfter}`,
  );

  // Like a reverse proxy: a server that does not respond is removed, and the next one is tried.
  let turn = 0;
  let alive = servers;
  let longestWaitMs = 0;
  const orderAnywhere = async () => {
    const buyer = buyers.newBuyer();
    const askedAt = performance.now();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const server = alive[turn++ % alive.length] as RunningShop;
      const answer = await buyers.order(server.url, buyer);
      if (answer?.status === 201) break;
      if (!answer) alive = alive.filter((other) => other !== server);
    }
    longestWaitMs = Math.max(longestWaitMs, performance.now() - askedAt);
  };
  const ordering = runConcurrently(orders, buyersAtOnce, orderAnywhere);
  await waitUntil(() => buyers.acknowledged >= killedAfter, 120_000, 5);
  await killed.kill();
  await ordering;

  report.check(
    'every order was accepted in the end',
    buyers.acknowledged === orders,
    `${buyers.acknowledged} of ${orders}`,
  );
  report.check('no order waited long', longestWaitMs < 10_000, `${Math.round(longestWaitMs)} ms`);
  await buyers.verify(report, settings);
}
