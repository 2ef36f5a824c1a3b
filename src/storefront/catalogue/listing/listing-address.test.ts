import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { productSorts } from '#domain/catalogue/listing/product-sorts.ts';
import { listingAddress } from './listing-address.ts';
import { type ListingChoice, mostShown } from './listing-choice.ts';
import { readChoice } from './read-choice.ts';

const yes = fc.constant(true as const);
const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);
const riyals = fc.integer({ min: 0, max: 9_999_999_999 }).map((dirhams) => dirhams / 100);

const anyChoice: fc.Arbitrary<ListingChoice> = fc
  .record(
    {
      search: fc
        .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
        .map((text) => text.trim())
        .filter((text) => text !== '' && text.isWellFormed()),
      category: slug,
      subcategory: slug,
      minPrice: riyals,
      maxPrice: riyals,
      inStock: yes,
      isNewArrival: yes,
      isBestSeller: yes,
      isFeatured: yes,
      sort: fc.constantFrom(...productSorts),
      page: fc.integer({ min: 1, max: 10_000 }),
      shown: fc.integer({ min: 1, max: mostShown }),
    },
    { requiredKeys: ['page', 'shown'] },
  )
  .filter(({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) => minPrice <= maxPrice)
  .filter(({ sort, search }) => sort !== 'featured' || search !== undefined);

const parametersOf = (address: string) => new URL(address, 'http://shop').searchParams;

describe('the address of a list', () => {
  it('is plain when nothing was chosen', () => {
    expect(listingAddress({ path: '/products' }, { page: 1, shown: 1, sort: 'featured' })).toBe('/products');
    expect(listingAddress({ path: '/collection', category: 'المكاتب' }, {})).toBe(
      `/collection?category=${encodeURIComponent('المكاتب')}`,
    );
  });

  it('parses to the choice it was made from', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readChoice(parametersOf(listingAddress({ path: '/products' }, choice))).choice).toEqual(
          choice,
        );
      }),
    );
  });

  it('gives a valid filter and one canonical address for any query', () => {
    const name = fc.oneof(
      fc.constantFrom('search', 'category', 'minPrice', 'maxPrice', 'inStock', 'sort', 'page', 'shown'),
      fc.string(),
    );
    const value = fc.oneof(fc.string(), fc.constantFrom('', 'true', '-1', '0', '99999999', '5e3', 'null'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const { choice } = readChoice(new URLSearchParams(pairs));
        const address = listingAddress({ path: '/products' }, choice);
        const { shown: _shown, page: _page, ...filter } = choice;
        const asText = Object.fromEntries(Object.entries(filter).map(([key, each]) => [key, String(each)]));
        expect(productFilterSchema.safeParse(asText).success).toBe(true);
        expect(listingAddress({ path: '/products' }, readChoice(parametersOf(address)).choice)).toBe(address);
      }),
    );
  });

  it('ignores invalid values, and keeps what was typed into the price', () => {
    const { choice, typedPrices } = readChoice(
      parametersOf(
        '/products?minPrice=900&maxPrice=100&sort=cheapest&page=0&shown=9999&inStock=yes&category=',
      ),
    );
    expect(choice).toEqual({ page: 1, shown: mostShown });
    expect(typedPrices).toEqual({ minPrice: '900', maxPrice: '100' });
  });
});
