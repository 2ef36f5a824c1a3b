import { beforeAll, expect, test } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { seedSearchWords } from '#database/seed/data/search-words.ts';
import { type FilterPart, withoutParts } from '#domain/catalogue/listing/filter-parts.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { type ProductFilter, productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { findNearMatches } from '#domain/catalogue/search/find-near-matches.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { onDatabase } from '../../support/databases.ts';
import { repetitions } from '../../support/thorough.ts';

const everything = productFilterSchema.parse({});

// Found in memory, as searches are.
onDatabase('server', 'alternatives to a list without results', 'catalogue', (database) => {
  let productIndex: ReturnType<typeof openProductIndex>;

  beforeAll(async () => {
    productIndex = openProductIndex(database.db);
  });

  const nearMatches = async (filter: ProductFilter, fixed: readonly FilterPart[], locale: Locale) =>
    findNearMatches(database.db, await productIndex(), filter, fixed, locale);
  const near = (filter: Partial<ProductFilter>) => nearMatches({ ...everything, ...filter }, [], 'en');
  const totalOf = async (filter: ProductFilter) =>
    (await listProducts(database.db, await productIndex(), { filter }, 'en')).total;

  test('are the list without the filter that is too narrow, with its true length', async () => {
    const filter: ProductFilter = { ...everything, category: 'desks', minPrice: 500_000, inStock: true };
    expect(await totalOf(filter)).toBe(0);
    const { without } = await near(filter);
    expect(without.map(({ parts }) => parts)).toEqual([['price']]);
    for (const { parts, total } of without) expect(await totalOf(withoutParts(filter, parts))).toBe(total);
  });

  test('are the list without all filters when removing a single one is not enough', async () => {
    const { without } = await near({ search: 'SD-HA-160', category: 'laptops', minPrice: 500_000 });
    expect(without.map(({ parts }) => parts)).toEqual([['category', 'price']]);
    expect(without[0]?.total).toBeGreaterThan(0);
  });

  test('never remove a fixed filter of the page', async () => {
    const filter: ProductFilter = {
      ...everything,
      category: 'desks',
      subcategory: 'staff-desks',
      minPrice: 500_000,
    };
    const { without } = await nearMatches(filter, ['category', 'subcategory'], 'en');
    expect(without.map(({ parts }) => parts)).toEqual([['price']]);
  });

  test('are a corrected term with results, spelt as in the products', async () => {
    const english = await near({ search: 'standingdesk' });
    expect(english.spelling?.term).toBe('standing desk');
    expect(english.spelling?.total).toBe(await totalOf({ ...everything, search: 'standing desk' }));
    expect(english.categories.map(({ slug }) => slug)).toContain('desks');
    const arabic = await nearMatches({ ...everything, search: 'كاميراحصن' }, [], 'ar');
    expect(arabic.spelling?.term).toBe('كاميرا حصن');
    // A phrase of the vocabulary that is written as one word is found without a correction.
    expect(await totalOf({ ...everything, search: 'طاولةاجتماعات' })).toBeGreaterThan(0);
  });

  test('never show a folded word: each is written as in the shop or in the vocabulary', async () => {
    const index = await productIndex();
    const texts = [
      ...seedProducts.flatMap(({ name, shortDescription, translations: { ar } }) => [
        name,
        shortDescription,
        ar.name,
        ar.shortDescription,
      ]),
      ...index.categories.flatMap(({ name, subcategories }) =>
        [name, ...subcategories.map((part) => part.name)].flatMap(({ en, ar }) => [en, ar]),
      ),
      ...seedSearchWords.flatMap(({ words }) => words),
    ];
    const written = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []));
    const isWritten = (word: string) => written.has(word.toLowerCase()) || written.has(`ال${word}`);
    // Two words of a name as one.
    const misspelt = seedProducts.flatMap(({ translations: { ar } }) => {
      const words = ar.name.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
      return words.slice(1).map((word, at) => `${words[at]}${word}`);
    });
    const shown = new Set<string>();
    const some = [...new Set(misspelt)].filter((_, place) => place % repetitions(6, 1) === 0);
    for (const search of ['تجورري', 'سكنتين', 'بيين', ...some]) {
      const { spelling } = await nearMatches({ ...everything, search }, [], 'ar');
      for (const word of spelling?.term.split(' ') ?? []) shown.add(word);
    }
    expect(shown.size).toBeGreaterThan(20);
    expect([...shown].filter((word) => !isWritten(word))).toEqual([]);
    expect([...shown].filter((word) => ['تجر', 'سكتين', 'بين'].includes(word))).toEqual([]);
  });

  test('are the category with a similar name, or none', async () => {
    expect((await near({ search: 'printersscaners99' })).categories.map(({ slug }) => slug)).toContain(
      'printers',
    );
    expect(await near({ search: 'qxzvkj' })).toEqual({ without: [], spelling: null, categories: [] });
  });
});
