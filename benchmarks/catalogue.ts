import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { inTransaction } from '#database/transaction.ts';
import { currentProductIndex } from '#domain/catalogue/catalogue-index.server.ts';
import { addSyntheticProducts } from '#domain/catalogue/fill-catalogue.server.ts';
import { listProducts } from '#domain/catalogue/list-products.server.ts';
import { type ProductFilter, productFilterSchema } from '#domain/catalogue/product-filter.ts';
import { productSorts } from '#domain/catalogue/product-sorts.ts';
import { firstContents } from '#server/first-contents.ts';
import { heldQueries } from '../tests/integration/catalogue/held-queries.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { percentile } from './support/percentile.ts';
import { repeatableChoice } from './support/repeatable-choice.ts';

/**
 * How long do lists, facets and searches take next to the least that a database can do, which is to read one product
 * by its key? Asked in turns of the same catalogue, through the operations that the pages and the API use.
 */
const sizes = [1_000, 10_000, 100_000];
const rounds = 300;
const warmUpRounds = 50;
const mostTimesTheKeyRead = 10;

const { oneOf, number, chance } = repeatableChoice();
const everything = productFilterSchema.parse({});
const terms = heldQueries.map(([term]) => term);

type Question = (open: OpenDatabase) => Promise<unknown>;

async function questionsAbout(open: OpenDatabase): Promise<Record<string, Question>> {
  const { rows } = await open.pool.query<{ id: string; sku: string }>(
    'select id, sku from products order by random() limit 5000',
  );
  const { facets } = await listProducts(open.db, everything, 'en');
  const list = (filter: Partial<ProductFilter>) => () =>
    listProducts(open.db, { ...everything, ...filter }, oneOf(['en', 'ar']));
  const filtered = (): Partial<ProductFilter> => {
    const minPrice = number(2000);
    return {
      ...(chance(0.7) && { category: oneOf(facets.categories).slug }),
      ...(chance(0.7) && { minPrice, maxPrice: minPrice + number(8000) }),
      ...(chance(0.7) && { inStock: true as const }),
      ...(chance(0.2) && { isFeatured: true as const }),
      sort: oneOf(productSorts),
      page: 1 + number(5),
    };
  };
  return {
    'one product by its key': () => open.pool.query('select * from products where id = $1', [oneOf(rows).id]),
    'list of everything': () => list({ sort: oneOf(productSorts), page: 1 + number(40) })(),
    'filtered list with facets': () => list(filtered())(),
    'facets alone': async () =>
      (await currentProductIndex(open.db)).find({ ...everything, ...filtered() }, 'en').facets,
    search: () => list({ search: oneOf(terms) })(),
    'search while typing': () => {
      const term = oneOf(terms);
      return list({ search: term.slice(0, 1 + number(term.length)) })();
    },
    'search, misspelt': () => list({ search: oneOf(terms).replace(/(\p{L})(\p{L})(?=\p{L}*$)/u, '$2$1') })(),
    'search for a code': () => list({ search: oneOf(rows).sku.replaceAll('-', oneOf(['', ' ', '-'])) })(),
    'search in a filtered list': () => list({ ...filtered(), search: oneOf(terms) })(),
  };
}

async function measure(open: OpenDatabase): Promise<void> {
  const before = memoryInUse();
  const start = performance.now();
  const index = await currentProductIndex(open.db);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `\n${open.engine === 'embedded' ? 'Embedded database' : 'PostgreSQL'}, ${index.size} products ` +
      `(index made in ${seconds.toFixed(1)} s, ${((memoryInUse() - before) / 2 ** 20).toFixed(0)} MB)`,
  );
  const questions = Object.entries(await questionsAbout(open));
  const times = new Map<string, number[]>(questions.map(([name]) => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [name, ask] of questions) {
      const asked = performance.now();
      await ask(open);
      if (round >= 0) times.get(name)?.push(performance.now() - asked);
    }
  }
  report(times);
}

function report(times: ReadonlyMap<string, readonly number[]>): void {
  const [limit = Number.NaN] = [...times.values()].map((ofKey) => percentile(ofKey, 0.95));
  console.log(`${''.padEnd(28)}${'p50'.padStart(10)}${'p95'.padStart(12)}${'p95 / key read'.padStart(18)}`);
  for (const [name, taken] of times) {
    const p95 = percentile(taken, 0.95);
    const times95 = p95 / limit;
    const verdict = times95 > mostTimesTheKeyRead ? `  over ${mostTimesTheKeyRead}` : '';
    console.log(
      `${name.padEnd(28)}${percentile(taken, 0.5).toFixed(2).padStart(7)} ms${p95.toFixed(2).padStart(9)} ms` +
        `${times95.toFixed(1).padStart(18)}${verdict}`,
    );
  }
}

function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function measureSizes(open: () => Promise<OpenDatabase>): Promise<void> {
  for (const size of sizes) {
    // Opened anew each time, so that each size has an index of its own.
    const database = await open();
    try {
      await migrateDatabase(database);
      await seedDatabase(database.db, ...firstContents);
      await inTransaction(database.db, (transaction) => addSyntheticProducts(transaction, size));
      await database.pool.query('vacuum analyze');
      await measure(database);
    } finally {
      await database.close();
    }
  }
}

const folder = await mkdtemp(join(tmpdir(), 'shop-benchmark-'));
const postgres = await startPostgres();
try {
  await measureSizes(() => openDatabase({ databaseUrl: undefined, dataDir: folder }));
  await measureSizes(() => openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' }));
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
