import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { shopSeeds } from '#server/seed-shop.ts';
import { type OrderServer, startOrderServer } from '../tests/integration/orders/order-servers.ts';
import { orderByBuyer, type SoldProduct } from '../tests/support/orders.ts';
import { startPostgres } from '../tests/support/servers/start-postgres.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { milliseconds, report, rounded } from './support/result.ts';

/**
 * How many orders a second do one, two and three app servers place on one PostgreSQL, and what does the database do
 * meanwhile? Buyers, servers and database share this machine, so its cores are a limit of the result.
 */
const orders = isTrial ? 150 : 1500;
const warmUp = isTrial ? 30 : 150;
const buyersPerServer = 20;
const serverCounts = [1, 2, 3];
const sampleEveryMs = 20;
/** Of Linux, for the times in /proc. */
const ticksPerSecond = 100;

const rows: string[][] = [];
let buyers = 0;

/** CPU seconds of processes so far; only Linux tells those of other processes. */
function cpuSecondsOf(pids: readonly (number | undefined)[]): number {
  return pids.reduce<number>((sum, pid) => sum + (pid === undefined ? 0 : cpuSecondsOfOne(pid)), 0);
}

function cpuSecondsOfOne(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

async function pidsOf({ pool }: OpenDatabase): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.map(({ pid }) => pid);
}

/** Places orders by turns at all servers. The milliseconds that each took. */
async function place(servers: readonly OrderServer[], products: readonly SoldProduct[], count: number) {
  const taken: number[] = [];
  let left = count;
  const oneBuyer = async (server: OrderServer) => {
    while (left-- > 0) {
      const buyer = buyers++;
      const product = products[buyer % products.length];
      if (!product) throw new Error('there are no products');
      const asked = performance.now();
      const answer = await server.send(orderByBuyer(product, buyer), buyer);
      if (answer?.status !== 201) throw new Error(`an order was answered ${answer?.status} ${answer?.code}`);
      taken.push(performance.now() - asked);
    }
  };
  await Promise.all(
    servers.flatMap((server) => Array.from({ length: buyersPerServer }, () => oneBuyer(server))),
  );
  return taken;
}

/** Looks again and again at what the statements of the servers are doing, until it is stopped. */
function sampleWaits({ pool }: OpenDatabase) {
  const seen = new Map<string, number>();
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ event: string }>(
        `select coalesce(wait_event_type || ': ' || wait_event, 'working') as event from pg_stat_activity
         where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      for (const { event } of rows) seen.set(event, (seen.get(event) ?? 0) + 1);
      await wait(sampleEveryMs);
    }
  })();
  return async () => {
    isOver = true;
    await sampling;
    const all = [...seen.values()].reduce((sum, count) => sum + count, 0);
    return [...seen]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 3)
      .map(([event, count]) => `${event} ${Math.round((100 * count) / all)}%`)
      .join(', ');
  };
}

async function measure(
  open: OpenDatabase,
  databaseUrl: string,
  count: number,
  products: readonly SoldProduct[],
) {
  const servers = await Promise.all(
    Array.from({ length: count }, () => startOrderServer({ databaseUrl, dataDir: '' })),
  );
  try {
    await place(servers, products, warmUp * count);
    const ofDatabase = await pidsOf(open);
    const ofServers = servers.map(({ pid }) => pid);
    const before = { database: cpuSecondsOf(ofDatabase), servers: cpuSecondsOf(ofServers) };
    const stopSampling = sampleWaits(open);
    const start = performance.now();
    const taken = await place(servers, products, orders);
    const seconds = (performance.now() - start) / 1000;
    const waits = await stopSampling();
    const databaseCpu = cpuSecondsOf(ofDatabase) - before.database;
    const serverCpu = cpuSecondsOf(ofServers) - before.servers;
    rows.push([
      `${count} ${count === 1 ? 'server' : 'servers'}, ${count * buyersPerServer} buyers at once`,
      rounded(orders / seconds),
      milliseconds(percentile(taken, 0.5)),
      milliseconds(percentile(taken, 0.99)),
      milliseconds((1000 * serverCpu) / orders),
      milliseconds((1000 * databaseCpu) / orders),
      `${rounded((100 * databaseCpu) / seconds)}% of a core`,
      waits,
    ]);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

const postgres = await startPostgres({ isDurable: true });
try {
  const open = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  await migrateDatabase(open);
  await seedDatabase(open.db, ...shopSeeds);
  await open.pool.query('update products set stock = 1000000, lead_time_days = 0');
  const { rows: products } = await open.pool.query<SoldProduct>(
    'select id, price / 100.0::float8 as price from products where price < 1000000',
  );
  for (const count of serverCounts) await measure(open, postgres.url, count, products);
  await open.close();
} finally {
  await postgres.remove();
}

await report('order-servers', {
  question: 'How many orders a second do one, two and three servers place on one PostgreSQL?',
  method:
    `${orders} orders of one line over HTTP, ${buyersPerServer} buyers at once for each server. Buyers, servers and database ` +
    `share the cores of one machine. What the database does is a sample of its active statements.`,
  tables: [
    {
      title: 'Orders',
      columns: [
        '',
        'a second',
        'p50',
        'p99',
        'CPU of servers',
        'CPU of database',
        'database',
        'its statements',
      ],
      rows,
    },
  ],
  bars: [],
});
