import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { inTransaction } from '#database/transaction.ts';
import { addSyntheticProducts } from '#domain/catalogue/fill-catalogue.server.ts';
import { listStaffProducts } from '#domain/catalogue/list-staff-products.server.ts';
import {
  type StaffProductFilter,
  staffProductFilterSchema,
  staffSorts,
  stockStates,
} from '#domain/catalogue/staff-product-filter.ts';
import { firstContents } from '#server/first-contents.ts';
import { heldQueries } from '../tests/integration/catalogue/held-queries.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { percentile } from './support/percentile.ts';
import { repeatableChoice } from './support/repeatable-choice.ts';

/**
 * How long do the lists of staff take next to the least that a page of them can cost, which is to read its rows by
 * their keys? Each list has its own part below: what it is filled with, and what is asked of it.
 */
const rounds = 200;
const warmUpRounds = 30;
const mostTimesTheKeyRead = 10;

const { oneOf, number, chance } = repeatableChoice();

type Question = () => Promise<unknown>;

interface StaffList {
  readonly name: string;
  fill(open: OpenDatabase): Promise<void>;
  /** The first one is the limit. */
  questions(open: OpenDatabase): Promise<Record<string, Question>>;
}

const productList: StaffList = {
  name: '10,000 products',
  fill: (open) => inTransaction(open.db, (transaction) => addSyntheticProducts(transaction, 10_000)),
  async questions(open) {
    const { rows } = await open.pool.query<{ id: string }>('select id from products order by random()');
    const usual = staffProductFilterSchema.parse({ pageSize: '50' });
    const list = (filter: Partial<StaffProductFilter>) =>
      listStaffProducts(open.db, { ...usual, ...filter }, oneOf(['en', 'ar']));
    const anySort = () => {
      const sort = oneOf(staffSorts);
      return chance(0.5) ? sort : (`-${sort}` as const);
    };
    const narrowed = (): Partial<StaffProductFilter> => ({
      ...(chance(0.5) && { category: oneOf(['desks', 'storage', 'seating', 'laptops']) }),
      ...(chance(0.5) && { stock: oneOf(stockStates) }),
      ...(chance(0.3) && { lacksPicture: true as const }),
      sort: anySort(),
      page: 1 + number(5),
    });
    return {
      'the rows of a page by key': () => {
        const first = number(rows.length - 50);
        const ids = rows.slice(first, first + 50).map(({ id }) => id);
        return open.pool.query('select * from products where id = any($1)', [ids]);
      },
      'everything, in any order': () => list({ sort: anySort(), page: 1 + number(100) }),
      narrowed: () => list(narrowed()),
      searched: () => list({ search: oneOf(heldQueries)[0] }),
      'searched while typing': () => {
        const [term] = oneOf(heldQueries);
        return list({ search: term.slice(0, 1 + number(term.length)) });
      },
    };
  },
};

const lists: readonly StaffList[] = [productList];

async function measure(open: OpenDatabase, list: StaffList): Promise<void> {
  console.log(`\n${open.engine === 'embedded' ? 'Embedded database' : 'PostgreSQL'}, ${list.name}`);
  const questions = Object.entries(await list.questions(open));
  const times = new Map<string, number[]>(questions.map(([name]) => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [name, ask] of questions) {
      const asked = performance.now();
      await ask();
      if (round >= 0) times.get(name)?.push(performance.now() - asked);
    }
  }
  const [limit = Number.NaN] = [...times.values()].map((ofKeys) => percentile(ofKeys, 0.95));
  console.log(`${''.padEnd(28)}${'p50'.padStart(10)}${'p95'.padStart(12)}${'p95 / by key'.padStart(16)}`);
  for (const [name, taken] of times) {
    const p95 = percentile(taken, 0.95);
    const verdict = p95 / limit > mostTimesTheKeyRead ? `  over ${mostTimesTheKeyRead}` : '';
    console.log(
      `${name.padEnd(28)}${percentile(taken, 0.5).toFixed(2).padStart(7)} ms${p95.toFixed(2).padStart(9)} ms` +
        `${(p95 / limit).toFixed(1).padStart(16)}${verdict}`,
    );
  }
}

async function measureOn(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database);
    await seedDatabase(database.db, ...firstContents);
    for (const list of lists) {
      await list.fill(database);
      await database.pool.query('vacuum analyze');
      await measure(database, list);
    }
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
