import { chosenParts, withoutParts } from '#domain/catalogue/listing/filter-parts.ts';
import type { ProductFacets } from '#domain/catalogue/listing/product-list.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { NearMatches } from '#domain/catalogue/search/near-matches.ts';
import type { ListingChoice } from './listing-choice.ts';
import type { TypedPrices } from './typed-prices.ts';

/** Fills whole rows of three tiles on wide screens and of two on phones. */
export const pageSize = 24;

/** A category or subcategory that can be chosen as a filter, in the language of the page. */
export interface PlaceChoice {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** A filter by an attribute, a brand or the day of arrival, in the language of the page. */
export interface AttributeFilter {
  readonly key: string;
  readonly name: string;
  /** Written after numbers of a range. */
  readonly unit: string;
  /** A range with its smallest and largest value; null: a choice of options. */
  readonly range: { readonly lowest: number; readonly highest: number } | null;
  readonly options: readonly AttributeFilterOption[];
  /** Whether one option excludes the others. */
  readonly isSingle: boolean;
}

interface AttributeFilterOption {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** One or two, of a colour or finish. */
  readonly colours: readonly string[];
}

/** What a search with numbers asked for, in the language of the page. */
export interface AskedByNumbers {
  /** Filled in on the pages of the products found; null if the search does not say. */
  readonly quantity: number | null;
  /** What the list shows because of the numbers. */
  readonly sentences: readonly string[];
  /** A search for the words alone, where measures narrow the list. */
  readonly wider: { readonly search: string; readonly text: string } | null;
}

/** Loader data of a page with a product list. */
export interface ListingData {
  /** The valid part of the requested choice. */
  readonly choice: ListingChoice;
  readonly typedPrices: TypedPrices;
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly pages: number;
  readonly facets: {
    /** Empty on the page of a category. */
    readonly categories: readonly PlaceChoice[];
    /** Subcategories of the shown or chosen category. */
    readonly subcategories: readonly PlaceChoice[];
    readonly price: ProductFacets['price'];
    readonly inStock: number;
    readonly highlights: ProductFacets['highlights'];
    /** Of the shown or chosen category. */
    readonly attributes: readonly AttributeFilter[];
  };
  /** Whether days of arrival can be shown once a zone is chosen. */
  readonly canChooseZone: boolean;
  /** The zone that was asked for, if the shop does not deliver there. */
  readonly unservedZone: number | null;
  /** What a search said beside its words; null if it said nothing else. */
  readonly asked: AskedByNumbers | null;
  /** When the list is empty. */
  readonly nearMatches: NearMatches | null;
}

/** Whether the list is empty without any filter: the search has no results, or the category no products. */
export function isNothingLikeIt({
  choice,
  nearMatches,
}: Pick<ListingData, 'choice' | 'nearMatches'>): boolean {
  return nearMatches !== null && chosenParts(withoutParts(choice, ['search'])).length === 0;
}
