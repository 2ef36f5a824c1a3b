import type { OpenDatabase } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { listStaffProducts } from '#domain/catalogue/listing/list-staff-products.server.ts';
import {
  type StaffProductFilter,
  staffProductFilterSchema,
  staffSorts,
  stockStates,
} from '#domain/catalogue/listing/staff-product-filter.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { addSyntheticProducts } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { tunedQueries } from '../tests/integration/catalogue/held-queries/tuned.ts';
import { askInTurns } from './support/ask-in-turns.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { repeatableChoice } from './support/repeatable-choice.ts';
import { type BenchmarkResult, milliseconds, report, rounded } from './support/result.ts';
import { engineNames, onBothDatabases } from './support/seeded-database.ts';

/**
 * How long do the lists of staff take next to the least that a page of them can cost, which is to read its rows by
 * their keys? Each list has its own part below: what it is filled with, and what is asked of it.
 */
const rounds = isTrial ? 10 : 200;
const warmUpRounds = isTrial ? 2 : 30;
const mostTimesTheKeyRead = 10;

const { oneOf, number, chance } = repeatableChoice();

type Question = () => Promise<unknown>;

interface StaffList {
  readonly name: string;
  fill(open: OpenDatabase): Promise<void>;
  /** The first one is the baseline of the others. */
  questions(open: OpenDatabase): Promise<Record<string, Question>>;
}

const productList: StaffList = {
  name: '10,000 products',
  fill: (open) => inTransaction(open.db, (transaction) => addSyntheticProducts(transaction, 10_000)),
  async questions(open) {
    const { rows } = await open.pool.query<{ id: string }>('select id from products order by random()');
    const usual = staffProductFilterSchema.parse({ pageSize: '50' });
    const productIndex = openProductIndex(open.db);
    const list = async (filter: Partial<StaffProductFilter>) =>
      listStaffProducts(open.db, await productIndex(), { ...usual, ...filter }, oneOf(['en', 'ar']));
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
      searched: () => list({ search: oneOf(tunedQueries)[0] }),
      'searched while typing': () => {
        const [term] = oneOf(tunedQueries);
        return list({ search: term.slice(0, 1 + number(term.length)) });
      },
    };
  },
};

const lists: readonly StaffList[] = [productList];

const tables: BenchmarkResult['tables'][number][] = [];
let slowest = 0;

async function measure(open: OpenDatabase, list: StaffList): Promise<void> {
  const times = await askInTurns(await list.questions(open), { rounds, warmUpRounds });
  const [baseline = Number.NaN] = [...times.values()].map((ofKeys) => percentile(ofKeys, 0.95));
  const rows = [...times].map(([name, taken]) => {
    const p95 = percentile(taken, 0.95);
    slowest = Math.max(slowest, p95 / baseline);
    return [name, milliseconds(percentile(taken, 0.5)), milliseconds(p95), rounded(p95 / baseline)];
  });
  tables.push({
    title: `${engineNames[open.engine]}, ${list.name}`,
    columns: ['', 'p50', 'p95', 'p95 / by key'],
    rows,
  });
}

await onBothDatabases(async (open) => {
  for (const list of lists) {
    await list.fill(open);
    await open.pool.query('vacuum analyze');
    await measure(open, list);
  }
});
await report('staff-lists', {
  question: 'How long do staff lists take?',
  method: `Alternating with the least that a page costs, which is to read its rows by their keys: ${rounds} rounds.`,
  tables,
  bars: [
    {
      what: 'the slowest p95 as a multiple of reading the rows by key',
      value: slowest,
      atMost: mostTimesTheKeyRead,
    },
  ],
});
