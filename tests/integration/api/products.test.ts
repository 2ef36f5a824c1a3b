import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedProducts } from '#database/seed/data/products.ts';
import { inTransaction } from '#database/transaction.ts';
import { productSorts } from '#domain/catalogue/listing/product-sorts.ts';
import { addSyntheticProducts } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { buildTestApp } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { repetitions } from '../../support/thorough.ts';

interface Listed {
  readonly slug: string;
  readonly category: string;
  readonly subcategory: string;
  readonly price: number;
  readonly stock: number;
  readonly isFeatured: boolean;
}

interface Answer {
  readonly success: boolean;
  readonly data: readonly Listed[];
  readonly meta: {
    readonly total: number;
    readonly page: number;
    readonly pages: number;
    readonly next: string | null;
    readonly facets: {
      readonly categories: readonly { slug: string; count: number }[];
      readonly subcategories: readonly { slug: string; count: number }[];
      readonly price: { lowest: number; highest: number } | null;
      readonly stock: { inStock: number; outOfStock: number };
      readonly highlights: { isNewArrival: number; isBestSeller: number; isFeatured: number };
    };
  };
}

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

onDatabase('server', 'lists of products', 'catalogue', (database) => {
  let app: ReturnType<typeof buildTestApp>;
  beforeAll(async () => {
    app = buildTestApp({ database });
  });

  const ask = async (path: string, language = 'en') =>
    app.request(path, { headers: { 'Accept-Language': language } });

  async function list(query: string): Promise<Answer> {
    const answer = await ask(`/api/products${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  }

  // Specification 7.05
  test('without parameters everything comes at once', async () => {
    const { data, meta } = await list('');
    expect(data).toHaveLength(seedProducts.length);
    expect(meta).toMatchObject({ total: seedProducts.length, page: 1, pages: 1, next: null });
  });

  test('pages divide a list without losing or repeating a product, whatever the order', async () => {
    for (const sort of productSorts) {
      const first = await list(`?sort=${sort}&pageSize=50`);
      const seen = [...first.data];
      for (let page = 2; page <= first.meta.pages; page++) {
        seen.push(...(await list(`?sort=${sort}&pageSize=50&page=${page}`)).data);
      }
      expect(new Set(seen.map(({ slug }) => slug)).size).toBe(seedProducts.length);
      expect(seen).toHaveLength(seedProducts.length);
      const prices = seen.map(({ price }) => price);
      if (sort === 'price-up') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (sort === 'price-down') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
    expect((await list('?page=500')).data).toEqual([]);
  });

  describe('filters and facets agree with the range itself', () => {
    const choice = fc.record(
      {
        category: fc.constantFrom(...new Set(seedProducts.map(({ category }) => category))),
        minPrice: fc.constantFrom(100, 500, 1500),
        maxPrice: fc.constantFrom(1500, 4000, 20_000),
        inStock: fc.constant('true'),
        isFeatured: fc.constant('true'),
      },
      { requiredKeys: [] },
    );

    test('for any choice of filters', async () => {
      await fc.assert(
        fc.asyncProperty(choice, async (chosen) => {
          const inCategory = (product: (typeof seedProducts)[number]) =>
            !chosen.category || product.category === chosen.category;
          const inPrice = ({ price }: { price: number }) =>
            price >= (chosen.minPrice ?? 0) && price <= (chosen.maxPrice ?? Number.POSITIVE_INFINITY);
          const inStock = ({ stock }: { stock: number }) => !chosen.inStock || stock > 0;
          const featured = seedProducts.filter(({ isFeatured }) => !chosen.isFeatured || isFeatured);
          const wanted = featured.filter(
            (product) => inCategory(product) && inPrice(product) && inStock(product),
          );

          const query = new URLSearchParams({ ...(chosen as Record<string, string>), pageSize: '100' });
          const { data, meta } = await list(`?${query}`);
          const { facets, total } = meta;
          expect(total).toBe(wanted.length);
          expect(data.map(({ slug }) => slug).toSorted()).toEqual(
            total <= 100 ? wanted.map(({ slug }) => slug).toSorted() : expect.anything(),
          );
          expect(sum(facets.categories)).toBe(featured.filter((p) => inPrice(p) && inStock(p)).length);
          expect(sum(facets.subcategories)).toBe(total);
          const priced = featured.filter((p) => inCategory(p) && inStock(p)).map(({ price }) => price);
          expect(facets.price).toEqual(
            priced.length === 0 ? null : { lowest: Math.min(...priced), highest: Math.max(...priced) },
          );
          const stocked = featured.filter((p) => inCategory(p) && inPrice(p));
          expect(facets.stock.inStock).toBe(stocked.filter(({ stock }) => stock > 0).length);
          expect(facets.stock.inStock + facets.stock.outOfStock).toBe(stocked.length);
          for (const highlight of ['isNewArrival', 'isBestSeller', 'isFeatured'] as const) {
            expect(facets.highlights[highlight]).toBe(wanted.filter((product) => product[highlight]).length);
          }
        }),
        { numRuns: 25 },
      );
    });
  });

  test('a search is the same as a call and as a filter', async () => {
    const answer = await ask(`/api/products/search/${encodeURIComponent('كرسي')}`);
    const byCall = (await answer.json()) as Answer;
    const byFilter = await list(`?search=${encodeURIComponent('كرسي')}`);
    expect(byCall.data).toEqual(byFilter.data);
    expect(byCall.data.length).toBeGreaterThan(5);
    const few = await ask(`/api/products/search/${encodeURIComponent('كرسي')}?pageSize=6`);
    expect(await few.json()).toEqual({
      ...byCall,
      data: byCall.data.slice(0, 6),
      meta: {
        ...byCall.meta,
        pageSize: 6,
        pages: Math.ceil(byCall.meta.total / 6),
        next: `/api/products?${new URLSearchParams({ search: 'كرسي', page: '2', pageSize: '6' })}`,
      },
    });
    const narrowed = await list(`?search=${encodeURIComponent('كرسي')}&category=seating&inStock=true`);
    expect(narrowed.meta.total).toBeLessThan(byFilter.meta.total);
    expect(narrowed.data.every(({ category, stock }) => category === 'seating' && stock > 0)).toBe(true);
  });

  test('bad input is refused or finds nothing, in both languages, and is never an error of the shop', async () => {
    const name = fc.constantFrom(
      'category',
      'subcategory',
      'search',
      'minPrice',
      'maxPrice',
      'inStock',
      'sort',
      'page',
      'pageSize',
      'x',
    );
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '0',
        '-1',
        '1e9',
        'NaN',
        "' or 1=1 --",
        '); drop table products; --',
        '\\',
        '%',
        'null',
        '٣',
      ),
      fc.constant('x'.repeat(10_000)),
    );
    const language = fc.constantFrom('en', 'ar');
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, odd, { minKeys: 1, maxKeys: 4 }),
        language,
        async (query, lang) => {
          const parameters = Object.entries(query).map(
            ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
          );
          const answer = await ask(`/api/products?${parameters.join('&')}`, lang);
          expect([200, 400]).toContain(answer.status);
          if (answer.status === 200) return;
          refused += 1;
          const { error } = (await answer.json()) as { error: { code: string; message: string } };
          expect(error.code).toBe('invalid_input');
          expect(/\p{Script=Arabic}/u.test(error.message)).toBe(lang === 'ar');
        },
      ),
      { numRuns: repetitions(60, 250) },
    );
    expect(refused).toBeGreaterThan(10);
  });

  test('of more than 1,000 say that there are more, and the addresses of what follows lead to all', async () => {
    await inTransaction(database.db, (transaction) => addSyntheticProducts(transaction, 1000));
    for (const [first, count] of [
      ['/api/products', 1000],
      ['/api/products?category=DESKS&sort=price-up&pageSize=100', 100],
    ] as const) {
      let address: string | null = first;
      const seen: string[] = [];
      while (address) {
        const { data, meta }: Answer = await (await ask(address)).json();
        if (address === first) expect(data).toHaveLength(count);
        seen.push(...data.map(({ slug }) => slug));
        if (meta.next === null) expect(new Set(seen).size).toBe(meta.total);
        address = meta.next;
      }
      expect(seen.length).toBeGreaterThan(count);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});
