import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { onDatabase } from '../../support/databases.ts';
import { tunedQueries } from './held-queries/tuned.ts';

const firstResults = 3;
const judgedResults = 5;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

// What is found is decided in memory, by the same code whichever engine the products came from.
onDatabase('server', 'searching the catalogue', 'catalogue', (database) => {
  /** Over as many results as there are wanted products, five at most: what a perfect search would fill. */
  const precisions: number[] = [];
  /** Over the first five results whatever exists; a query with one wanted product reaches a fifth at best. */
  const plainPrecisions: number[] = [];

  let productIndex: ReturnType<typeof openProductIndex>;

  beforeAll(async () => {
    productIndex = openProductIndex(database.db);
  });

  afterAll(() => {
    const mean = meanOf(precisions);
    process.stdout.write(
      `search: mean precision of the first ${judgedResults} results (fewer where fewer exist) ${mean.toFixed(3)}, of the first ${judgedResults} as they come ${meanOf(plainPrecisions).toFixed(3)}, over ${precisions.length} queries\n`,
    );
    expect(mean).toBeGreaterThan(0.9);
  });

  const search = async (term: string) => {
    const filter = { ...productFilterSchema.parse({}), search: term };
    return (await listProducts(database.db, await productIndex(), { filter }, 'en')).products;
  };

  describe('finds what people look for among the first results', () => {
    // Specification 1.05
    test.each(tunedQueries)('%s', async (query, wanted) => {
      const slugs = (await search(query)).map(({ slug }) => slug);
      expect(
        slugs.slice(0, firstResults).filter((slug) => wanted.test(slug)),
        slugs.join(', '),
      ).not.toEqual([]);
      const share = (judged: readonly string[]) =>
        judged.filter((slug) => wanted.test(slug)).length / judged.length;
      const wantedAtAll = seedProducts.filter(({ slug }) => wanted.test(slug)).length;
      precisions.push(share(slugs.slice(0, Math.min(judgedResults, wantedAtAll))));
      plainPrecisions.push(share(slugs.slice(0, judgedResults)));
    });
  });

  test('finds nothing for meaningless terms', async () => {
    for (const term of ['!!!', 'qxzvkj', "'; qxzvkj wvkjqz; --", ':* & | !', 'x'.repeat(10_000)]) {
      expect(await search(term)).toEqual([]);
    }
  });
});
