import type { OpenDatabase } from '#database/connect.ts';
import { buildTestApp } from '../tests/support/app.ts';
import { orderOf, phoneOf, type SoldProduct } from '../tests/support/orders.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { type BenchmarkResult, milliseconds, report, rounded } from './support/result.ts';
import { engineNames, onBothDatabases } from './support/seeded-database.ts';

/**
 * How many orders does one server take in a second, and how long does one wait, compared with the least
 * durable write: one row in its own transaction? Through the API, with its emails, on many products.
 */
const orders = isTrial ? 40 : 600;
/** V8 compiles and optimizes during the first thousands of orders of a process. */
const warmUp = isTrial ? 10 : 3000;
const buyersAtOnce = [1, 20];

interface Load {
  readonly perSecond: number;
  /** Of this process, with the embedded database and the requests of the buyers. */
  readonly cpuMs: number;
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
  const cpuBefore = process.cpuUsage();
  const oneBuyer = async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const asked = performance.now();
      await act(turn);
      taken.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneBuyer));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMs = (user + system) / 1000 / count;
  return { perSecond: count / seconds, cpuMs, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

const rows: string[][] = [];
const bars: BenchmarkResult['bars'][number][] = [];
/** On two idle cores. */
const leastOrdersPerSecond = { server: 350, embedded: 130 };
const mostTimesOfOneRow = 12;

async function measureOrders(open: OpenDatabase): Promise<void> {
  await open.pool.query('update products set stock = 1000000, lead_time_days = 0');
  await open.pool.query(
    'create table single_rows (id bigint generated always as identity primary key, text text)',
  );
  const { rows: products } = await open.pool.query<SoldProduct>(
    'select id, price / 100.0::float8 as price from products',
  );
  const app = buildTestApp({ database: open });
  let buyers = 0;

  async function order(): Promise<void> {
    const buyer = buyers++;
    const product = products[buyer % products.length];
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
  const insertRow = () => open.pool.query("insert into single_rows (text) values (repeat('x', 200))");

  const engine = engineNames[open.engine];
  const first = await measure(Math.max(...buyersAtOnce), orders, order);
  await measure(10, warmUp, order);
  await measure(10, warmUp, insertRow);
  for (const atOnce of buyersAtOnce) {
    const baseline = await measure(atOnce, orders, insertRow);
    const placed = await measure(atOnce, orders, order);
    const name = `${engine}, ${atOnce} at once`;
    rows.push(
      rowOf(`${name}: one row inserted`, baseline, baseline),
      rowOf(`${name}: one order placed`, placed, baseline),
    );
    if (atOnce > 1) rows.push(rowOf(`${name}: one of the first ${orders} of a process`, first, baseline));
    bars.push({
      what: `${name}: p50 of an order / p50 of one row`,
      value: placed.p50 / baseline.p50,
      atMost: mostTimesOfOneRow,
    });
    if (atOnce > 1)
      bars.push({
        what: `${name}: orders a second`,
        value: placed.perSecond,
        atLeast: leastOrdersPerSecond[open.engine],
      });
  }
}

function rowOf(name: string, { perSecond, cpuMs, p50, p99 }: Load, baseline: Load): string[] {
  return [
    name,
    rounded(perSecond),
    milliseconds(cpuMs),
    milliseconds(p50),
    milliseconds(p99),
    rounded(p50 / baseline.p50),
    rounded(p99 / baseline.p99),
  ];
}

await onBothDatabases(measureOrders);
await report('orders', {
  question: 'How many orders a second does one server place?',
  method:
    `${orders} orders of one line through the API, with stock, history and two emails, compared with as many single-row ` +
    `inserts, each in its own transaction, after ${warmUp} of each. Commits wait for the disk, with both databases.`,
  tables: [
    {
      title: 'Orders',
      columns: ['', 'a second', 'CPU', 'p50', 'p99', 'p50 / one row', 'p99 / one row'],
      rows,
    },
  ],
  bars,
});
