import type { Database } from '#database/connect.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { ProductFilter } from './product-filter.ts';
import type { ProductPage, ProductSummary } from './product-list.ts';
import { selectListedProducts } from './product-list-queries.server.ts';

/** A list to read. */
export interface AskedList {
  readonly filter: ProductFilter;
  /** The number of pages, beginning with the page of the filter. */
  readonly pages?: number;
  /** Slug of the category whose filters are counted; without it the chosen one. */
  readonly facetsOf?: string | undefined;
}

/** Lists one page of the products that match a filter, with the facets of the whole list. */
export async function listProducts(
  db: Database,
  index: ProductIndex,
  asked: AskedList,
  locale: Locale,
): Promise<ProductPage> {
  const [page] = await listTogether(db, index, [asked], locale);
  if (!page) throw new Error('each list that was asked for is answered');
  return page;
}

/** Lists for one web page, with one query for the products of all of them. */
export async function listTogether(
  db: Database,
  index: ProductIndex,
  lists: readonly AskedList[],
  locale: Locale,
): Promise<ProductPage[]> {
  const found = lists.map(({ filter, pages, facetsOf }) => index.find(filter, locale, pages, facetsOf));
  const listed = await selectListedProducts(db, [...new Set(found.flatMap(({ ids }) => ids))]);
  const products = new Map(
    listed.map(({ categoryId, subcategoryId, ...product }): [string, ProductSummary] => [
      product.id,
      {
        ...product,
        // The index of this request may not have a category that was created a moment ago.
        category: index.findSlug(categoryId) ?? '',
        subcategory: subcategoryId === null ? null : (index.findSlug(subcategoryId) ?? null),
      },
    ]),
  );
  return found.map(({ ids, total, facets, query }) => ({
    products: ids.flatMap((id) => products.get(id) ?? []),
    total,
    facets,
    query,
  }));
}
