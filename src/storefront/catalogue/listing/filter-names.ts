import type { FilterPart } from '#domain/catalogue/listing/filter-parts.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import type { ListingChoice } from './listing-choice.ts';
import type { ListingData, PlaceChoice } from './listing-data.ts';

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
    default:
      return listing[part];
  }
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
