import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import { fillShop } from './filled-shop.ts';
import { becomesTrue, workOff } from './patience.ts';
import type { RunningShop, Stage } from './stage.ts';

const orders = 400;
const killedAfter = 120;
const buyersAtOnce = 12;

/** Three app servers of one database, one of which is killed while all of them take orders. */
export async function tryFault(report: FaultReport, stage: Stage): Promise<void> {
  const { url } = await stage.postgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const product = await fillShop(settings);
  const servers = await Promise.all(
    [1, 2, 3].map(async () => stage.shop({ DATABASE_URL: url, DATA_DIR: await stage.folder() })),
  );
  const [victim] = servers as [RunningShop];
  const buyers = await Buyers.of(victim.url, product);
  report.say(
    `${orders} orders, ${buyersAtOnce} at a time, at three servers; one is killed after ${killedAfter}`,
  );

  // As a proxy in front does it: a server that does not answer is left out, and the next one is asked.
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
  const ordering = workOff(orders, buyersAtOnce, orderAnywhere);
  await becomesTrue(() => buyers.acknowledged >= killedAfter, 120_000, 5);
  await victim.kill();
  await ordering;

  report.promise(
    'everybody got their order in the end',
    buyers.acknowledged === orders,
    `${buyers.acknowledged} of ${orders}`,
  );
  report.promise('nobody waited long for it', longestWaitMs < 10_000, `${Math.round(longestWaitMs)} ms`);
  await buyers.judge(report, settings);
}
