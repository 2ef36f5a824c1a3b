import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { both, product, tree } from '../../../../tests/support/indexed-products.ts';
import { repetitions } from '../../../../tests/support/thorough.ts';
import { type ProductFilter, productFilterSchema } from '../listing/product-filter.ts';
import { productSorts } from '../listing/product-sorts.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';

const colours = ['black', 'oak', 'white'];
const familyIds = ['a', 'b', 'c', 'd'];
const places = tree.flatMap(({ id, subcategories }) => [
  { categoryId: id, subcategoryId: null },
  ...subcategories.map((subcategory) => ({ categoryId: id, subcategoryId: subcategory.id })),
]);

const products: fc.Arbitrary<IndexedProduct[]> = fc
  .array(
    fc.record({
      place: fc.constantFrom(...places),
      name: fc.constantFrom('Oak desk', 'Desk lamp', 'High oak desk', 'Chair'),
      familyId: fc.constantFrom(null, ...familyIds),
      price: fc.constantFrom(10_000, 20_000, 30_000),
      stock: fc.nat(1),
      isFeatured: fc.boolean(),
      isNewArrival: fc.boolean(),
      position: fc.nat(5),
      colour: fc.constantFrom(undefined, 'white', ['black'], ['oak', 'white'], ['black', 'oak']),
    }),
    // By default most arrays are too short for a family to have several members in a list.
    { minLength: 8, maxLength: 40, size: 'max' },
  )
  .map((all) =>
    all.map(({ place, name, colour, ...rest }, number) =>
      product({
        ...rest,
        ...place,
        id: `product ${number}`,
        name: both(name),
        attributes: colour === undefined ? {} : { colour },
      }),
    ),
  );

const filters: fc.Arbitrary<ProductFilter> = fc
  .record(
    {
      category: fc.constantFrom('desks', 'desks', 'lamps'),
      search: fc.constantFrom('desk', 'oak desk', 'chair', 'dsek lamp'),
      sort: fc.constantFrom(...productSorts),
      minPrice: fc.constantFrom(150, 250),
      inStock: fc.constant(true as const),
      isFeatured: fc.constant(true as const),
      attributes: fc
        .subarray(colours, { minLength: 1, maxLength: 2 })
        .map((options) => ({ colour: { options } })),
    },
    { requiredKeys: [] },
  )
  .map((filter) => ({ ...productFilterSchema.parse({ pageSize: '100' }), ...filter }));

function indexOf(all: readonly IndexedProduct[]): ProductIndex {
  const index = new ProductIndex();
  index.replaceTree(
    tree.map((category) => ({
      ...category,
      attributes: [{ key: 'colour', isFilter: true }],
    })),
  );
  for (const each of all) index.put(each);
  return index;
}

describe('a list of any products that shows families once', () => {
  it('is the list of all products without the later members of each family', () => {
    fc.assert(
      fc.property(products, filters, fc.integer({ min: 1, max: 7 }), (all, filter, pageSize) => {
        const index = indexOf(all);
        const seen = new Set<string>();
        const expected = index.find(filter, 'en').ids.filter((id) => {
          const family = all.find((each) => each.id === id)?.familyId ?? id;
          return !seen.has(family) && seen.add(family);
        });
        const pageOf = (page: number) => index.find({ ...filter, groupFamilies: true, page, pageSize }, 'en');
        const count = Math.ceil(expected.length / pageSize);
        const pages = Array.from({ length: count + 1 }, (_, place) => pageOf(place + 1));
        expect(pages.flatMap(({ ids }) => ids)).toEqual(expected);
        expect(pages.map(({ total }) => total)).toEqual(pages.map(() => expected.length));
      }),
      { numRuns: repetitions(100, 300) },
    );
  });

  it('counts for each facet how many cards are left once it is chosen', () => {
    fc.assert(
      fc.property(products, filters, (all, given) => {
        const index = indexOf(all);
        const filter = { ...given, groupFamilies: true as const };
        const { facets } = index.find(filter, 'en');
        const left = (choice: Partial<ProductFilter>) => index.find({ ...filter, ...choice }, 'en').total;
        const leftWith = (
          counted: readonly { readonly slug: string; readonly count: number }[],
          key: string,
        ) => counted.map(({ slug }) => ({ slug, count: left({ [key]: slug }) }));
        expect(facets.categories).toEqual(leftWith(facets.categories, 'category'));
        expect(facets.subcategories).toEqual(leftWith(facets.subcategories, 'subcategory'));
        expect(facets.stock.inStock).toBe(left({ inStock: true }));
        expect(facets.highlights.isFeatured).toBe(left({ isFeatured: true }));
        expect(facets.highlights.isNewArrival).toBe(left({ isNewArrival: true }));
        const ofColour = facets.attributes.find(({ key }) => key === 'colour')?.values ?? [];
        expect(ofColour).toEqual(
          ofColour.map(({ value }) => ({
            value,
            count: left({ attributes: { colour: { options: [String(value)] } } }),
          })),
        );
      }),
      { numRuns: repetitions(100, 300) },
    );
  });
});
