import type { OpenDatabase } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { listComplementRules } from '#domain/catalogue/complements/complement-rule-queries.server.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { type ProductFilter, productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { productSorts } from '#domain/catalogue/listing/product-sorts.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { findProductAndRelated } from '#domain/catalogue/related/find-product-and-related.server.ts';
import { addSyntheticProducts } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { tunedQueries } from '../tests/integration/catalogue/held-queries/tuned.ts';
import { askInTurns } from './support/ask-in-turns.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { repeatableChoice } from './support/repeatable-choice.ts';
import { type BenchmarkResult, milliseconds, report, rounded } from './support/result.ts';
import { engineNames, onBothDatabases } from './support/seeded-database.ts';

/**
 * How long do lists, facets and searches take next to the least that a database can do, which is to read one product
 * by its key? Asked in turns of the same catalogue, through the operations that the pages and the API use.
 */
const sizes = isTrial ? [1_000] : [1_000, 10_000, 100_000];
const rounds = isTrial ? 20 : 300;
const warmUpRounds = isTrial ? 5 : 50;
const mostTimesTheKeyRead = 10;

const { oneOf, number, chance } = repeatableChoice();
/** As the lists of the pages are: a model with several colours or sizes is shown and counted once. */
const everything = productFilterSchema.parse({ groupFamilies: 'true' });
const terms = tunedQueries.map(([term]) => term);

/** The first one is the baseline of the others. */
async function questionsAbout(
  open: OpenDatabase,
  productIndex: ReturnType<typeof openProductIndex>,
): Promise<Record<string, () => Promise<unknown>>> {
  const { rows } = await open.pool.query<{ id: string; sku: string; slug: string }>(
    'select id, sku, slug from products order by random() limit 5000',
  );
  const index = await productIndex();
  const rules = await listComplementRules(open.db);
  const { facets } = index.find(everything, 'en');
  const attributesOf = new Map(
    facets.categories.map(({ slug }) => [
      slug,
      index.find({ ...everything, category: slug }, 'en').facets.attributes,
    ]),
  );
  const byAttributes = (): Partial<ProductFilter> => {
    const category = oneOf(facets.categories).slug;
    const chosen = (attributesOf.get(category) ?? []).filter(() => chance(0.5));
    return {
      category,
      attributes: Object.fromEntries(
        chosen.map(({ key, values }) => {
          const { value } = oneOf(values);
          return [key, typeof value === 'number' ? { to: value } : { options: [value] }];
        }),
      ),
    };
  };
  const list = (filter: Partial<ProductFilter>) => async () =>
    listProducts(
      open.db,
      await productIndex(),
      { filter: { ...everything, ...filter } },
      oneOf(['en', 'ar']),
    );
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
    'list filtered by attributes': () => list(byAttributes())(),
    'facets alone': async () => (await productIndex()).find({ ...everything, ...filtered() }, 'en').facets,
    search: () => list({ search: oneOf(terms) })(),
    'search while typing': () => {
      const term = oneOf(terms);
      return list({ search: term.slice(0, 1 + number(term.length)) })();
    },
    'search, misspelt': () => list({ search: oneOf(terms).replace(/(\p{L})(\p{L})(?=\p{L}*$)/u, '$2$1') })(),
    'search for a code': () => list({ search: oneOf(rows).sku.replaceAll('-', oneOf(['', ' ', '-'])) })(),
    'search in a filtered list': () => list({ ...filtered(), search: oneOf(terms) })(),
    'a product by its address': () => findProduct(open.db, oneOf(rows).slug),
    'a product and what goes with it': async () =>
      findProductAndRelated(open.db, await productIndex(), oneOf(rows).slug, {
        count: 4,
        locale: 'en',
        rules,
      }),
  };
}

/** On a connection without the time limit of a statement. */
async function vacuum(open: OpenDatabase): Promise<void> {
  const connection = await open.connectDedicated();
  await connection.client.query('vacuum analyze');
  await connection.release();
}

const tables: BenchmarkResult['tables'][number][] = [];
const multiplesOnServer: number[] = [];

async function measureSize(open: OpenDatabase, size: number): Promise<void> {
  const productIndex = openProductIndex(open.db);
  const { size: products } = await productIndex();
  const times = await askInTurns(await questionsAbout(open, productIndex), { rounds, warmUpRounds });
  const [baseline = Number.NaN] = [...times.values()].map((ofKey) => percentile(ofKey, 0.95));
  const rows = [...times].map(([name, taken]) => {
    const p95 = percentile(taken, 0.95);
    if (open.engine === 'server' && size === sizes.at(-1)) multiplesOnServer.push(p95 / baseline);
    return [name, milliseconds(percentile(taken, 0.5)), milliseconds(p95), rounded(p95 / baseline)];
  });
  tables.push({
    title: `${engineNames[open.engine]}, ${products} products`,
    columns: ['', 'p50', 'p95', 'p95 / key read'],
    rows,
  });
}

for (const size of sizes) {
  // With a database of its own, so that each size has an index of its own.
  await onBothDatabases(async (open) => {
    await inTransaction(open.db, (transaction) => addSyntheticProducts(transaction, size));
    await vacuum(open);
    await measureSize(open, size);
  });
}

await report('growth', {
  question: 'Do lists, facets and searches stay fast as the catalogue grows?',
  method:
    `Through the operations that pages and API use, alternating with the cheapest query, which reads one product by its ` +
    `key: ${rounds} rounds.`,
  tables,
  bars: [
    {
      what: `the slowest p95 at ${sizes.at(-1)} products on PostgreSQL, as a multiple of a read by key`,
      value: Math.max(...multiplesOnServer),
      atMost: mostTimesTheKeyRead,
    },
  ],
});
