import type { ProductFacets } from '../listing/product-list.ts';
import type { AnsweredQuery } from '../search/query/answered-query.ts';

export interface FoundProducts {
  /** The products of the requested page, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: ProductFacets;
  /** What the search said; null without a search. */
  readonly query: AnsweredQuery | null;
}
