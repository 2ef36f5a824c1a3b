import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locale, locales } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { both, product, tree } from '../../../../tests/support/indexed-products.ts';
import { seededVocabulary } from '../../../../tests/support/seeded-vocabulary.ts';
import { repetitions } from '../../../../tests/support/thorough.ts';
import { isChosen } from '../listing/attribute-choice.ts';
import { type ProductFilter, productFilterSchema } from '../listing/product-filter.ts';
import { productSorts } from '../listing/product-sorts.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';
import { indexedValues } from './value-columns.ts';

const everything = productFilterSchema.parse({});

describe('searching', () => {
  let index: ProductIndex;
  const found = (search: string) => index.find({ ...everything, search }, 'en').ids;

  beforeEach(() => {
    index = new ProductIndex();
    index.replaceTree(tree);
    index.replaceVocabulary(seededVocabulary);
  });

  it('puts a match in the name above one in the summary, and that above one in the description', () => {
    index.put(product({ id: 'text', description: both('Goes with walnut.') }));
    index.put(product({ id: 'summary', shortDescription: both('Looks like walnut') }));
    index.put(product({ id: 'name', name: both('Walnut thing') }));
    expect(found('walnut')).toEqual(['name', 'summary', 'text']);
  });

  it('puts what is in stock above what is not, but only among equals', () => {
    index.put(product({ id: 'gone', name: both('Walnut thing'), stock: 0 }));
    index.put(product({ id: 'there', name: both('Walnut thing') }));
    index.put(product({ id: 'worse', description: both('walnut') }));
    expect(found('walnut')).toEqual(['there', 'gone', 'worse']);
  });

  it('ranks a desk before a desk lamp for "desk"', () => {
    index.put(
      product({
        id: 'lamp',
        name: both('Desk lamp'),
        categoryId: 'id of lamps',
        subcategoryId: 'id of desk-lamps',
      }),
    );
    index.put(product({ id: 'desk', name: both('Oak desk') }));
    expect(found('desk')).toEqual(['desk', 'lamp']);
    expect(found('desk lamp')[0]).toBe('lamp');
  });

  it('finds what lies in a category by the name of the category, also after it was renamed', () => {
    index.put(product({ id: 'stool', name: both('Perch'), categoryId: 'id of chairs' }));
    expect(found('chairs')).toEqual(['stool']);
    index.replaceTree(
      tree.map((each) => (each.slug === 'chairs' ? { ...each, name: both('Thrones') } : each)),
    );
    expect(found('thrones')).toEqual(['stool']);
  });

  it('matches by edit distance only when nothing else is found', () => {
    index.put(product({ id: 'chart', name: both('Chart') }));
    index.put(product({ id: 'chair', name: both('Chair') }));
    expect(found('chair')).toEqual(['chair']);
    expect(found('chiar')).toContain('chair');
  });

  it('finds a code with or without its dashes, and only that one', () => {
    index.put(product({ id: 'right', sku: 'SD-HA-160' }));
    index.put(product({ id: 'wrong', sku: 'SD-HA-161', description: both('Fits SD-HA-160') }));
    for (const code of ['SD-HA-160', 'sdha160', 'sd ha 160']) expect(found(code)).toEqual(['right']);
  });

  it('no longer finds a product by its earlier name', () => {
    index.put(product({ id: 'one', name: both('Walnut thing') }));
    index.put(product({ id: 'one', name: both('Oak thing') }));
    expect(found('walnut')).toEqual([]);
    expect(found('oak')).toEqual(['one']);
    index.remove('one');
    expect(found('oak')).toEqual([]);
    expect({ size: index.size, obsoleteRows: index.obsoleteRows }).toEqual({ size: 0, obsoleteRows: 2 });
  });
});

describe('searches one after the other', () => {
  const words = ['oak', 'ash', 'elm', 'high', 'desk', 'lamp', 'qxzvkj'];
  const anyText = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => both(some.join(' ')));
  const anyCatalogue = fc.array(
    fc.record({
      name: anyText,
      shortDescription: anyText,
      description: anyText,
      stock: fc.nat(1),
      isFeatured: fc.boolean(),
      categoryId: fc.constantFrom('id of desks', 'id of lamps', 'id of chairs'),
      isGone: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  type Catalogue = typeof anyCatalogue extends fc.Arbitrary<infer Value> ? Value : never;
  const indexOf = (catalogue: Catalogue) => {
    const index = new ProductIndex();
    index.replaceTree(tree);
    index.replaceVocabulary(seededVocabulary);
    for (const [number, { isGone, ...given }] of catalogue.entries()) {
      index.put(product({ id: `p${number}`, position: number, ...given }));
      if (isGone) index.remove(`p${number}`);
    }
    return index;
  };
  const find = (index: ProductIndex, asked: readonly string[], paging = {}) =>
    index.find({ ...everything, search: asked.join(' '), ...paging }, 'en');
  // A phrase of the vocabulary, such as 'desk lamp', is one word, and finds what has the phrase.
  const anySearch = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
    .filter((asked) => seededVocabulary.joinPhrases(asked).length === asked.length);
  const namesKind = (word: string) => seededVocabulary.placesOf(word).size > 0;

  it('answer like the first search of all, in whatever order words stand that name no kind, and page by page', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.array(anySearch, { maxLength: 5 }), (catalogue, searches) => {
        const used = indexOf(catalogue);
        for (const asked of searches) {
          const answer = find(indexOf(catalogue), asked);
          expect(find(used, asked)).toEqual(answer);
          if (!asked.some(namesKind)) expect(find(used, asked.toReversed()).ids).toEqual(answer.ids);
          const pages = answer.ids.map((_, at) => find(used, asked, { page: at + 1, pageSize: 1 }).ids);
          expect(pages.flat()).toEqual(answer.ids);
        }
      }),
    );
  });

  it('find what has all the words in its name, or anywhere if they name no kind, and then nothing else', () => {
    fc.assert(
      fc.property(anyCatalogue, anySearch, (catalogue, asked) => {
        const isOfKind = asked.some(namesKind);
        const hasAll = catalogue.flatMap(({ isGone, name, shortDescription, description }, number) => {
          // A product of another kind is not found because its long text mentions what is searched for.
          const text = isOfKind ? name.en : `${name.en} ${shortDescription.en} ${description.en}`;
          return !isGone && asked.every((word) => text.split(' ').includes(word)) ? [`p${number}`] : [];
        });
        const { ids } = find(indexOf(catalogue), asked);
        expect(ids).toEqual(expect.arrayContaining(hasAll));
        // The names of places count as words of what lies in them.
        const named = asked.some((word) => ['high', 'desk', 'lamp'].includes(word));
        if (hasAll.length > 0 && !named) expect(ids.toSorted()).toEqual(hasAll.toSorted());
      }),
    );
  });
});

const filterable = tree.map((each) => ({
  ...each,
  attributes: [
    { key: 'width', isFilter: true },
    { key: 'seats', isFilter: false },
    { key: 'colour', isFilter: true },
  ],
}));

/** What the index answers, found the slow and obvious way. */
function findSlowly(all: readonly IndexedProduct[], filter: ProductFilter, locale: Locale, pages = 1) {
  const slugOf = (id: string | null) => id?.replace('id of ', '');
  const parts = {
    flags: (p: IndexedProduct) =>
      (!filter.isFeatured || p.isFeatured) &&
      (!filter.isNewArrival || p.isNewArrival) &&
      (!filter.isBestSeller || p.isBestSeller),
    category: (p: IndexedProduct) =>
      filter.category === undefined || slugOf(p.categoryId) === filter.category,
    subcategory: (p: IndexedProduct) =>
      filter.subcategory === undefined || slugOf(p.subcategoryId) === filter.subcategory,
    price: (p: IndexedProduct) =>
      p.price >= dirhamsFromQar(filter.minPrice ?? 0) && p.price <= dirhamsFromQar(filter.maxPrice ?? 1e6),
    stock: (p: IndexedProduct) => !filter.inStock || p.stock > 0,
    ...Object.fromEntries(
      Object.entries(filter.attributes ?? {}).map(([key, choice]) => [
        `attribute:${key}`,
        (p: IndexedProduct) => {
          const value = indexedValues(p)[key];
          return value !== undefined && isChosen(value, choice);
        },
      ]),
    ),
  };
  const without = (...left: string[]) =>
    all.filter((p) => Object.entries(parts).every(([name, fits]) => left.includes(name) || fits(p)));
  const isInCategory = tree.some(({ slug }) => slug === filter.category);
  /** What a list shows once: a family, or a product without one. */
  const cardOf = (p: IndexedProduct) => (filter.groupFamilies && p.familyId) || p.id;
  const cards = (products: readonly IndexedProduct[]) => new Set(products.map(cardOf)).size;
  const attributes = (isInCategory ? ['width', 'colour', 'brand', 'lead-time'] : []).map((key) => {
    const products = without(`attribute:${key}`);
    const valuesOf = (p: IndexedProduct): (number | string)[] => {
      const value = indexedValues(p)[key] ?? [];
      return typeof value === 'number' ? [value] : [...value];
    };
    const distinct = [...new Set(products.flatMap(valuesOf))].toSorted((one, other) =>
      one < other ? -1 : 1,
    );
    const having = (value: number | string) => products.filter((p) => valuesOf(p).includes(value));
    return { key, values: distinct.map((value) => ({ value, count: cards(having(value)) })) };
  });
  const counts = (products: readonly IndexedProduct[], placeOf: (p: IndexedProduct) => string | null) =>
    tree
      .flatMap((each) => [each, ...each.subcategories])
      .map(({ slug }) => ({ slug, count: cards(products.filter((p) => slugOf(placeOf(p)) === slug)) }))
      .filter(({ count }) => count > 0);
  const by: Record<string, (p: IndexedProduct) => readonly (number | string)[]> = {
    featured: (p) => [p.isFeatured ? 0 : 1],
    'price-up': (p) => [p.price],
    newest: (p) => [p.isNewArrival ? 0 : 1, -p.createdAt.getTime()],
    name: (p) => [p.name[locale].toLowerCase()],
  };
  const sort = filter.sort ?? 'featured';
  const keysOf = (p: IndexedProduct) => [
    ...(by[sort === 'price-down' ? 'price-up' : sort]?.(p) ?? []),
    p.position,
    p.id,
  ];
  const sorted = without().sort((one, other) => {
    const [keys, others] = [keysOf(one), keysOf(other)];
    const differing = keys.findIndex((key, at) => key !== others[at]);
    return differing === -1 ? 0 : (keys[differing] ?? 0) < (others[differing] ?? 0) ? -1 : 1;
  });
  if (sort === 'price-down') sorted.reverse();
  const prices = without('price').map(({ price }) => price);
  const isFirstOfCard = (p: IndexedProduct, at: number) =>
    sorted.findIndex((other) => cardOf(other) === cardOf(p)) === at;
  const first = (filter.page - 1) * filter.pageSize;
  return {
    ids: sorted
      .filter(isFirstOfCard)
      .slice(first, first + filter.pageSize * pages)
      .map(({ id }) => id),
    total: cards(sorted),
    facets: {
      categories: counts(without('category', 'subcategory'), ({ categoryId }) => categoryId),
      subcategories: counts(without('subcategory'), ({ subcategoryId }) => subcategoryId),
      price: prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null,
      stock: {
        inStock: cards(without('stock').filter(({ stock }) => stock > 0)),
        outOfStock: cards(without('stock').filter(({ stock }) => stock === 0)),
      },
      highlights: {
        isNewArrival: cards(sorted.filter((p) => p.isNewArrival)),
        isBestSeller: cards(sorted.filter((p) => p.isBestSeller)),
        isFeatured: cards(sorted.filter((p) => p.isFeatured)),
      },
      attributes: attributes.filter(({ values }) => values.length > 0),
    },
  };
}

describe('lists, facets and pages', () => {
  const places = fc.constantFrom(
    { categoryId: 'id of desks', subcategoryId: 'id of staff-desks' },
    { categoryId: 'id of desks', subcategoryId: 'id of high-desks' },
    { categoryId: 'id of desks', subcategoryId: null },
    { categoryId: 'id of lamps', subcategoryId: 'id of desk-lamps' },
    { categoryId: 'id of chairs', subcategoryId: null },
  );
  const anyProduct = fc
    .record({
      id: fc.constantFrom(...'abcdefghij'),
      place: places,
      name: fc.record({ en: fc.constantFrom('oak', 'ash', 'elm'), ar: fc.constantFrom('جوز', 'بلوط') }),
      price: fc.integer({ min: 1, max: 8 }).map((hundreds) => hundreds * 10_000),
      stock: fc.nat(2),
      isFeatured: fc.boolean(),
      isNewArrival: fc.boolean(),
      isBestSeller: fc.boolean(),
      position: fc.nat(3),
      createdAt: fc.nat(3).map((day) => new Date(day)),
      widthMm: fc.option(fc.constantFrom(1200, 1400, 1600)),
      leadTimeDays: fc.nat(3),
      familyId: fc.constantFrom(null, 'family of one', 'family of another'),
      attributes: fc.record(
        { colour: fc.subarray(['white', 'oak'], { minLength: 1 }), seats: fc.nat(3) },
        { requiredKeys: [] },
      ),
    })
    .map(({ place: its, ...given }) => product({ ...given, ...its }));
  const change = fc.oneof(
    { weight: 4, arbitrary: anyProduct.map((put) => ({ put, remove: null })) },
    { weight: 1, arbitrary: fc.constantFrom(...'abcdefghij').map((remove) => ({ put: null, remove })) },
  );
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const anyFilter: fc.Arbitrary<ProductFilter> = fc.record({
    category: maybe(fc.constantFrom('desks', 'lamps', 'chairs', 'nowhere')),
    subcategory: maybe(fc.constantFrom('staff-desks', 'desk-lamps', 'nowhere')),
    minPrice: maybe(fc.nat(500)),
    maxPrice: maybe(fc.integer({ min: 300, max: 900 })),
    inStock: maybe(fc.constant(true as const)),
    isFeatured: maybe(fc.constant(true as const)),
    isNewArrival: maybe(fc.constant(true as const)),
    isBestSeller: maybe(fc.constant(true as const)),
    attributes: maybe(
      fc.record(
        {
          width: fc.constantFrom({ to: 1400 }, { from: 1300, to: 1500 }, { options: ['1200'] }),
          colour: fc.constantFrom({ options: ['oak'] }, { options: ['white', 'oak'] }, { options: ['pink'] }),
          'lead-time': fc.nat(3).map((to) => ({ to })),
          unknown: fc.constant({ options: ['any'] }),
        },
        { requiredKeys: [] },
      ),
    ),
    sort: maybe(fc.constantFrom(...productSorts)),
    groupFamilies: maybe(fc.constant(true as const)),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 4 }),
  });

  it('are what reading every product would give, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.array(change, { maxLength: 12 }),
            anyFilter,
            fc.constantFrom(...locales),
            fc.integer({ min: 1, max: 3 }),
          ),
          { maxLength: 4 },
        ),
        (steps) => {
          const index = new ProductIndex();
          index.replaceTree(filterable);
          index.replaceVocabulary(seededVocabulary);
          const all = new Map<string, IndexedProduct>();
          for (const [changes, filter, locale, pages] of steps) {
            for (const { put, remove } of changes) {
              if (put) {
                index.put(put);
                all.set(put.id, put);
              } else {
                index.remove(remove);
                all.delete(remove);
              }
            }
            expect(index.find(filter, locale, pages)).toEqual({
              ...findSlowly([...all.values()], filter, locale, pages),
              query: null,
            });
          }
        },
      ),
      { numRuns: repetitions(100, 300) },
    );
  });

  it('are the same for many products that came at once as for few that came singly', () => {
    const index = new ProductIndex();
    index.replaceTree(tree);
    index.replaceVocabulary(seededVocabulary);
    const all = Array.from({ length: 1500 }, (_, number) =>
      product({
        id: `p${number}`,
        price: ((number * 7919) % 1500) * 100,
        position: number,
        name: both(`oak ${number}`),
      }),
    );
    for (const each of all) index.put(each);
    for (const sort of productSorts) {
      const filter = { ...everything, sort, page: 7, pageSize: 100 };
      expect(index.find(filter, 'en')).toEqual({ ...findSlowly(all, filter, 'en'), query: null });
    }
  });
});

describe('what goes with a product', () => {
  it('is found by its current slug, even if another product had it before', () => {
    const index = new ProductIndex();
    index.replaceTree(tree);
    index.replaceVocabulary(seededVocabulary);
    for (const id of ['a', 'b']) index.put(product({ id }));
    expect(index.findSimilar('thing-a', 4)).toEqual(['b']);

    index.put(product({ id: 'a', slug: 'renamed' }));
    expect(index.findSimilar('thing-a', 4)).toEqual([]);
    expect(index.findSimilar('renamed', 4)).toEqual(['b']);

    index.put(product({ id: 'c', slug: 'thing-a' }));
    index.put(product({ id: 'b', slug: 'renamed' }));
    index.remove('a');
    expect(index.findSimilar('renamed', 4), 'taken over by another').toEqual(['c']);
  });
});
