import { attributeOfPart, type FilterPart } from '#domain/catalogue/listing/filter-parts.ts';
import { joinValues } from '#i18n/lists.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import type { ListingChoice } from './listing-choice.ts';
import type { AttributeFilter, ListingData, PlaceChoice } from './listing-data.ts';

/** Label of a chosen filter. */
export function filterName(
  part: FilterPart,
  { choice, facets }: Pick<ListingData, 'choice' | 'facets'>,
  { listing }: Messages,
  locale: Locale,
): string {
  switch (part) {
    case 'search':
      return listing.searchFor(choice.search ?? '');
    case 'category':
      return nameOf(choice.category, facets.categories);
    case 'subcategory':
      return nameOf(choice.subcategory, facets.subcategories);
    case 'price':
      return priceName(choice, listing, locale);
    case 'inStock':
    case 'isNewArrival':
    case 'isBestSeller':
    case 'isFeatured':
      return listing[part];
    default:
      return attributeName(attributeOfPart(part) ?? '', choice, facets.attributes, listing, locale);
  }
}

/** 'Colour: White, Oak' or 'Width: Up to 120 cm'. */
function attributeName(
  key: string,
  { attributes }: ListingChoice,
  filters: readonly AttributeFilter[],
  texts: Messages['listing'],
  locale: Locale,
): string {
  const filter = filters.find((one) => one.key === key);
  const { options = [], from, to } = attributes?.[key] ?? {};
  if (!filter) return key;
  const amount = (number: number) => `\u2068${number} ${filter.unit}\u2069`;
  const range =
    from === undefined
      ? to !== undefined && texts.priceAtMost(amount(to))
      : to === undefined
        ? texts.priceAtLeast(amount(from))
        : texts.priceBetween(amount(from), amount(to));
  const names = options.map((option) => filter.options.find((one) => one.key === option)?.name ?? option);
  return `${filter.name}: ${joinValues(locale, [...names, ...(range ? [range] : [])])}`;
}

function nameOf(chosen: string | undefined, places: readonly PlaceChoice[]): string {
  return places.find(({ slug }) => slug === chosen)?.name ?? '';
}

function priceName(
  { minPrice, maxPrice }: ListingChoice,
  texts: Messages['listing'],
  locale: Locale,
): string {
  // Isolated, so that the amount keeps its direction within Arabic text.
  const amount = (qar: number) => `\u2068${formatRoundMoney(locale, dirhamsFromQar(qar))}\u2069`;
  if (minPrice === undefined) return texts.priceAtMost(amount(maxPrice ?? 0));
  if (maxPrice === undefined) return texts.priceAtLeast(amount(minPrice));
  return texts.priceBetween(amount(minPrice), amount(maxPrice));
}
