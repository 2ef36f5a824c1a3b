import { chosenParts, withoutParts } from '#domain/catalogue/listing/filter-parts.ts';
import type { ProductFacets } from '#domain/catalogue/listing/product-list.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { NearMatches } from '#domain/catalogue/search/near-matches.ts';
import type { ListingChoice } from './listing-choice.ts';
import type { TypedPrices } from './typed-prices.ts';

/** Three tiles in a row on a desk, two on a phone: both rows come out even. */
export const pageSize = 24;

/** A category or subcategory that the list could be narrowed to, in the language of the page. */
export interface PlaceChoice {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** What a page with a list is made from. */
export interface ListingData {
  /** Only what the shop knows of what was asked for. */
  readonly choice: ListingChoice;
  readonly typedPrices: TypedPrices;
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly pages: number;
  readonly facets: {
    /** None on the page of a category. */
    readonly categories: readonly PlaceChoice[];
    /** Of the category that is shown or chosen. */
    readonly subcategories: readonly PlaceChoice[];
    readonly price: ProductFacets['price'];
    readonly inStock: number;
    readonly highlights: ProductFacets['highlights'];
  };
  /** When the list is empty. */
  readonly nearMatches: NearMatches | null;
}

/** Nothing is left, and no filter is to blame: the search finds nothing, or the shelf is empty. */
export function isNothingLikeIt({
  choice,
  nearMatches,
}: Pick<ListingData, 'choice' | 'nearMatches'>): boolean {
  return nearMatches !== null && chosenParts(withoutParts(choice, ['search'])).length === 0;
}
