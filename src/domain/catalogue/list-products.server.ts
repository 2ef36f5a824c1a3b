import type { Database } from '#database/connect.ts';
import type { Locale } from '#primitives/locale.ts';
import { currentProductIndex } from './catalogue-index.server.ts';
import type { ProductFilter } from './product-filter.ts';
import type { ProductPage } from './product-list.ts';
import { selectListedProducts } from './product-list-queries.server.ts';

/** One page, or several, of the products that a filter leaves, with what it could be narrowed to. */
export async function listProducts(
  db: Database,
  filter: ProductFilter,
  locale: Locale,
  /** How many, from the page of the filter on. */
  pages = 1,
): Promise<ProductPage> {
  const index = await currentProductIndex(db);
  const { ids, total, facets } = index.find(filter, locale, pages);
  const listed = await selectListedProducts(db, ids);
  const products = listed.map(({ categoryId, subcategoryId, ...product }) => ({
    ...product,
    // Of a category that was made a moment ago the next request knows.
    category: index.findSlug(categoryId) ?? '',
    subcategory: subcategoryId === null ? null : (index.findSlug(subcategoryId) ?? null),
  }));
  return { products, total, facets };
}
