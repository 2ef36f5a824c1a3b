import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { firstContents } from '#server/first-contents.ts';
import { buildTestApp } from '../tests/support/app.ts';
import { orderOf, phoneOf, type SoldProduct } from '../tests/support/orders.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { percentile } from './support/percentile.ts';

/**
 * How many orders does one server take in a second, and how long does one wait, next to the least that keeping
 * anything for good costs: one row in a transaction of its own? Through the API, with its mails, on many products.
 */
const orders = 600;
const warmUp = 60;
const buyersAtOnce = [1, 20];

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(
  atOnce: number,
  count: number,
  act: (turn: number) => Promise<unknown>,
): Promise<Load> {
  const taken: number[] = [];
  let next = 0;
  const start = performance.now();
  const oneBuyer = async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const asked = performance.now();
      await act(turn);
      taken.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneBuyer));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: count / seconds, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

async function measureOrders(open: OpenDatabase): Promise<void> {
  console.log(`\n${open.engine === 'embedded' ? 'Embedded database' : 'PostgreSQL'}`);
  await open.pool.query('update products set stock = 1000000, lead_time_days = 0');
  await open.pool.query('create table kept (id bigint generated always as identity primary key, text text)');
  const { rows } = await open.pool.query<SoldProduct>(
    'select id, price / 100.0::float8 as price from products',
  );
  const app = buildTestApp({ database: open });
  let buyers = 0;

  async function order(): Promise<void> {
    const buyer = buyers++;
    const product = rows[buyer % rows.length];
    if (!product) throw new Error('there are no products');
    const response = await app.request('/api/send-order', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${buyer >> 16}.${(buyer >> 8) & 255}.${buyer & 255}`,
      },
      body: JSON.stringify(
        orderOf(product, 1, { contact: { name: 'Buyer', phone: phoneOf(buyer), email: 'buyer@example.qa' } }),
      ),
    });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  }
  const keep = () => open.pool.query("insert into kept (text) values (repeat('x', 200))");

  await measure(10, warmUp, order);
  await measure(10, warmUp, keep);
  for (const atOnce of buyersAtOnce) {
    const limit = await measure(atOnce, orders, keep);
    const placed = await measure(atOnce, orders, order);
    console.log(`${atOnce} at once`);
    print('one row kept', limit);
    print('one order placed', placed, placed.p99 / limit.p99);
  }
}

function print(name: string, { perSecond, p50, p99 }: Load, ratio?: number): void {
  console.log(
    `  ${name.padEnd(18)}${perSecond.toFixed(0).padStart(8)} a second, p50 ${p50.toFixed(1).padStart(6)} ms, ` +
      `p99 ${p99.toFixed(1).padStart(6)} ms${ratio === undefined ? '' : `, ${ratio.toFixed(1)} times one row`}`,
  );
}

async function measureOn(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database);
    await seedDatabase(database.db, ...firstContents);
    await measureOrders(database);
  } finally {
    await database.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'shop-benchmark-'));
const postgres = await startPostgres();
try {
  await measureOn({ databaseUrl: undefined, dataDir: folder });
  await measureOn({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' });
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
