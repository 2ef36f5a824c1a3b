import type { ProductFilter } from '#domain/catalogue/listing/product-filter.ts';

/** What a visitor chose for a list: how it is narrowed, ordered and divided. It stands in the address of the page. */
export interface ListingChoice extends Omit<ProductFilter, 'pageSize'> {
  /** How many pages are shown below each other, `page` being the first. */
  readonly shown: number;
}

/** More would make a page that is slow to load again; from there on the next page replaces them. */
export const mostShown = 10;

/** Every change of what is listed, or in which order, starts with the first page again. */
export function changedChoice(choice: ListingChoice, change: Partial<ListingChoice>): ListingChoice {
  return { ...choice, page: 1, shown: 1, ...change };
}
