import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { searchProducts } from '#domain/catalogue/search-products.server.ts';
import { firstContents } from '#server/first-contents.ts';
import { eachDatabase } from '../../support/databases.ts';
import { heldQueries } from './held-queries.ts';

const firstResults = 3;
const judgedResults = 5;

eachDatabase('searching the catalogue', (database) => {
  const precisions: number[] = [];

  beforeAll(async () => {
    await seedDatabase(database.db, ...firstContents);
  });

  afterAll(() => {
    const mean = precisions.reduce((sum, precision) => sum + precision, 0) / precisions.length;
    process.stdout.write(
      `search on the ${database.engine} database: mean precision of the first ${judgedResults} results (fewer where fewer exist) ${mean.toFixed(3)} over ${precisions.length} queries\n`,
    );
    expect(mean).toBeGreaterThan(0.85);
  });

  const search = (term: string) => searchProducts(database.db, term, { locale: 'en', limit: 20 });

  describe('finds what people look for among the first results', () => {
    test.each(heldQueries)('%s', async (query, wanted) => {
      const slugs = (await search(query)).map(({ slug }) => slug);
      expect(
        slugs.slice(0, firstResults).filter((slug) => wanted.test(slug)),
        slugs.join(', '),
      ).not.toEqual([]);
      const wantedAtAll = seedProducts.filter(({ slug }) => wanted.test(slug)).length;
      const judged = slugs.slice(0, Math.min(judgedResults, wantedAtAll));
      precisions.push(judged.filter((slug) => wanted.test(slug)).length / judged.length);
    });
  });

  test('answers in the language of the page', async () => {
    const [inArabic] = await searchProducts(database.db, 'SD-HA-160', { locale: 'ar', limit: 1 });
    expect(inArabic?.name).toMatch(/^مكتب سدو/);
  });

  test('what means nothing finds nothing', async () => {
    for (const term of [
      '',
      '   ',
      '!!!',
      'qxzvkj',
      "'; drop table products; --",
      ':* & | !',
      'x'.repeat(10_000),
    ]) {
      expect(await search(term)).toEqual([]);
    }
  });
});
