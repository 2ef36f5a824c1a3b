import type { Category, Subcategory } from '#domain/catalogue/categories/category.ts';
import { type CategoryPlace, findCurrentPlace } from '#domain/catalogue/categories/find-place.ts';
import type { FilterPart } from '#domain/catalogue/listing/filter-parts.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import type { ProductFilter } from '#domain/catalogue/listing/product-filter.ts';
import { type FacetCount, productCard } from '#domain/catalogue/listing/product-list.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { findNearMatches } from '#domain/catalogue/search/find-near-matches.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../../page-services.ts';
import type { ListingChoice } from './listing-choice.ts';
import { type ListingData, type PlaceChoice, pageSize } from './listing-data.ts';
import { readChoice } from './read-choice.ts';

/** Fixed filters of a page, which visitors cannot remove. */
type FixedPlace = Partial<CategoryPlace>;

interface ListingSource {
  readonly db: PageServices['db'];
  readonly index: ProductIndex;
}

/** Loads the list of an address in its language, with the available filter values. */
export async function loadListing(
  { db, index }: ListingSource,
  request: Request,
  fixed: FixedPlace = {},
): Promise<ListingData> {
  const locale = localeOfRequest(request);
  const { categories } = index;
  const read = readChoice(new URL(request.url).searchParams);
  const choice = withKnownPlaces(read.choice, categories, fixed);
  const filter: ProductFilter = {
    ...narrowingOf(choice),
    ...(fixed.category && { category: fixed.category.slug }),
    ...(fixed.subcategory && { subcategory: fixed.subcategory.slug }),
    pageSize,
  };
  const { page, found } = await listWhatThereIs({ db, index }, filter, choice.shown, locale);
  const pages = Math.ceil(found.total / pageSize);
  const { facets, total, products } = found;
  const inCategory = categories.find(({ slug }) => slug === filter.category);
  return {
    choice: { ...choice, page, shown: Math.max(1, Math.min(choice.shown, pages - page + 1)) },
    typedPrices: read.typedPrices,
    products: products.map((product) => productCard(product, locale)),
    total,
    pages,
    facets: {
      categories: fixed.category ? [] : places(categories, facets.categories, choice.category, locale),
      subcategories: inCategory
        ? places(inCategory.subcategories, facets.subcategories, filter.subcategory, locale)
        : [],
      price: facets.price,
      inStock: facets.stock.inStock,
      highlights: facets.highlights,
    },
    nearMatches: total > 0 ? null : await findNearMatches(db, index, filter, fixedParts(fixed), locale),
  };
}

function narrowingOf({ shown: _, ...filter }: ListingChoice) {
  return filter;
}

function fixedParts(fixed: FixedPlace): FilterPart[] {
  return [
    ...(fixed.category ? ['category' as const] : []),
    ...(fixed.subcategory ? ['subcategory' as const] : []),
  ];
}

/** Resolves category and subcategory to slugs; unknown ones are ignored, a subcategory implies its category. */
function withKnownPlaces(
  { category: askedCategory, subcategory: askedSubcategory = '', ...choice }: ListingChoice,
  categories: readonly Category[],
  fixed: FixedPlace,
): ListingChoice {
  if (fixed.subcategory) return choice;
  const place =
    askedCategory === undefined
      ? findCurrentPlace(categories, 'subcategory', askedSubcategory)
      : findCurrentPlace(categories, 'category', askedCategory);
  const category = fixed.category ?? place?.category;
  if (!category) return choice;
  const subcategory = findCurrentPlace([category], 'subcategory', askedSubcategory)?.subcategory;
  return {
    ...choice,
    ...(!fixed.category && { category: category.slug }),
    ...(subcategory && { subcategory: subcategory.slug }),
  };
}

/** Clamps the page: products may have been removed since the address was saved. */
async function listWhatThereIs(
  { db, index }: ListingSource,
  filter: ProductFilter,
  shown: number,
  locale: Locale,
) {
  const found = await listProducts(db, index, { filter, pages: shown }, locale);
  const lastPage = Math.max(1, Math.ceil(found.total / pageSize));
  if (filter.page <= lastPage) return { page: filter.page, found };
  const last = { filter: { ...filter, page: lastPage } };
  return { page: lastPage, found: await listProducts(db, index, last, locale) };
}

/** Values with results, and the chosen one in any case. */
function places(
  all: readonly Subcategory[],
  counts: readonly FacetCount[],
  chosen: string | undefined,
  locale: Locale,
): PlaceChoice[] {
  const countBySlug = new Map(counts.map(({ slug, count }) => [slug, count]));
  return all
    .map(({ slug, name }) => ({ slug, name: name[locale], count: countBySlug.get(slug) ?? 0 }))
    .filter(({ slug, count }) => count > 0 || slug === chosen);
}
