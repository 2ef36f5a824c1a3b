import type { ProductFilter } from '#domain/catalogue/listing/product-filter.ts';

/** Filters, sort order and page of a list, as in the page's address. Ranges of attributes are in the shown unit, such as cm. */
export interface ListingChoice extends Omit<ProductFilter, 'pageSize'> {
  /** Number of shown pages, from `page` on. */
  readonly shown: number;
  /** Number of the zone for which days of arrival are shown. */
  readonly zone?: number | undefined;
}

/** Maximum number of shown pages, because a reload loads all; beyond it the next page replaces them. */
export const mostShown = 10;

/** Changes a choice; a change of filters or sort order resets to the first page. */
export function changedChoice(choice: ListingChoice, change: Partial<ListingChoice>): ListingChoice {
  return { ...choice, page: 1, shown: 1, ...change };
}
