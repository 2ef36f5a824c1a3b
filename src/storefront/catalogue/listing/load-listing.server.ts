import type { Category, Subcategory } from '#domain/catalogue/categories/category.ts';
import { type CategoryPlace, findCurrentPlace } from '#domain/catalogue/categories/find-place.ts';
import { holdsServices } from '#domain/catalogue/categories/service-department.ts';
import { type AttributeChoices, listedKeys } from '#domain/catalogue/listing/attribute-choice.ts';
import { attributeOfPart, attributePart, type FilterPart } from '#domain/catalogue/listing/filter-parts.ts';
import { type AskedList, listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import type { ProductFilter } from '#domain/catalogue/listing/product-filter.ts';
import type { FacetCount } from '#domain/catalogue/listing/product-list.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { findNearMatches } from '#domain/catalogue/search/find-near-matches.server.ts';
import type { NearMatches } from '#domain/catalogue/search/near-matches.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../../page-services.ts';
import { listedCard } from '../listed-card.server.ts';
import { askedByNumbers } from './asked-by-numbers.ts';
import {
  type ArrivalDay,
  arrivalDays,
  arrivalFilter,
  arrivalKey,
  choosableArrival,
  leadTimesUntil,
} from './attributes/arrival-filter.ts';
import { attributeFilters, choosableAttributes, storedChoices } from './attributes/attribute-filters.ts';
import { categoryOfSearch } from './attributes/category-of-search.ts';
import { readAttributes } from './attributes/read-attributes.ts';
import type { ListingChoice } from './listing-choice.ts';
import { type ListingData, type PlaceChoice, pageSize } from './listing-data.ts';
import { readChoice } from './read-choice.ts';

/** Fixed filters of a page, which visitors cannot remove. */
type FixedPlace = Partial<CategoryPlace>;

interface ListingSource {
  readonly db: PageServices['db'];
  readonly now: PageServices['now'];
  readonly index: ProductIndex;
}

/** Loads the list of an address in its language, with the available filter values. */
export async function loadListing(
  { db, index, now }: ListingSource,
  request: Request,
  fixed: FixedPlace = {},
): Promise<ListingData> {
  const locale = localeOfRequest(request);
  const { categories } = index;
  const parameters = new URL(request.url).searchParams;
  const read = readChoice(parameters);
  const { zone: askedZone, ...inPlace } = withKnownPlaces(read.choice, categories, fixed);
  const place = fixed.category?.slug ?? inPlace.category;
  const inCategory = categories.find(({ slug }) => slug === place);
  const { search } = inPlace;
  const narrowed = inCategory ?? (search === undefined ? undefined : categoryOfSearch(index, search, locale));
  const definitions = { attributes: index.attributes, ofCategory: narrowed?.attributes ?? [] };
  const isDelivered = narrowed !== undefined && !holdsServices(narrowed);
  const zone = isDelivered ? askedZone : undefined;
  const dayAfter =
    zone === undefined ? undefined : arrivalDays(await readDeliveryFacts(db, now()), zone, now());
  const choosable = [...choosableAttributes(definitions), ...(dayAfter ? [choosableArrival] : [])];
  const attributes = narrowed && readAttributes(parameters, choosable);
  const choice: ListingChoice = {
    ...inPlace,
    // A zone to which the shop does not deliver is ignored.
    ...(dayAfter && zone !== undefined && { zone }),
    ...(attributes && { attributes }),
  };
  const filter: ProductFilter = {
    ...narrowingOf(choice),
    ...(fixed.category && { category: fixed.category.slug }),
    ...(fixed.subcategory && { subcategory: fixed.subcategory.slug }),
    ...(attributes && { attributes: storedChoices(withLeadTime(attributes, dayAfter), definitions) }),
    groupFamilies: true,
    pageSize,
  };
  const { page, found } = await listWhatThereIs(
    { db, index },
    { filter, facetsOf: narrowed?.slug, pages: choice.shown },
    locale,
  );
  const pages = Math.ceil(found.total / pageSize);
  const { facets, total, products, query } = found;
  const chosen = attributes ?? {};
  const leadTimes = facets.attributes.find(({ key }) => key === listedKeys.leadTime)?.values ?? [];
  return {
    choice: { ...choice, page, shown: Math.max(1, Math.min(choice.shown, pages - page + 1)) },
    typedPrices: read.typedPrices,
    products: products.map((product) => listedCard(product, index, locale)),
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
      attributes: [
        ...attributeFilters(
          { facets: facets.attributes, total, arabicBrands: index.arabicBrands },
          definitions,
          chosen,
          locale,
        ),
        ...(dayAfter ? [arrivalFilter(leadTimes, dayAfter, chosen[arrivalKey], locale)] : []),
      ],
    },
    asked: query && askedByNumbers(query, locale),
    unservedZone: (zone !== undefined && !dayAfter && zone) || null,
    canChooseZone: isDelivered && leadTimes.length > 0,
    nearMatches:
      total > 0 ? null : withArrival(await findNearMatches(db, index, filter, fixedParts(fixed), locale)),
  };
}

async function readDeliveryFacts(db: PageServices['db'], now: Date): Promise<DeliveryFacts> {
  const [{ holidays, ...facts }, { hours, datedHours }] = await Promise.all([
    getDeliveryFacts(db, now),
    getShopProfile(db),
  ]);
  return { ...facts, times: { hours, datedHours, holidays } };
}

function narrowingOf({ shown: _shown, zone: _zone, ...filter }: ListingChoice) {
  return filter;
}

/** The chosen day as the lead times that the product index knows. */
function withLeadTime(choices: AttributeChoices, dayAfter: ArrivalDay | undefined): AttributeChoices {
  const { [arrivalKey]: arrival, ...rest } = choices;
  const [day] = arrival?.options ?? [];
  if (day === undefined || !dayAfter) return rest;
  return { ...rest, [listedKeys.leadTime]: leadTimesUntil(day, dayAfter) };
}

/** Suggestions name the day, of which the product index knows the lead time only. */
function withArrival(nearMatches: NearMatches): NearMatches {
  const named = (part: FilterPart) =>
    attributeOfPart(part) === listedKeys.leadTime ? attributePart(arrivalKey) : part;
  return {
    ...nearMatches,
    without: nearMatches.without.map(({ parts, total }) => ({ parts: parts.map(named), total })),
  };
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
  { db, index }: Pick<ListingSource, 'db' | 'index'>,
  asked: AskedList,
  locale: Locale,
) {
  const { filter, facetsOf } = asked;
  const found = await listProducts(db, index, asked, locale);
  const lastPage = Math.max(1, Math.ceil(found.total / pageSize));
  if (filter.page <= lastPage) return { page: filter.page, found };
  const last = { filter: { ...filter, page: lastPage }, facetsOf };
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
