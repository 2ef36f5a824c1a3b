import type { Database } from '#database/connect.ts';
import type { Locale } from '#primitives/locale.ts';
import { currentProductIndex } from './catalogue-index.server.ts';
import type { ProductFilter } from './product-filter.ts';
import type { ProductIndex } from './product-index.ts';
import type { ProductPage, ProductSummary } from './product-list.ts';
import { selectListedProducts } from './product-list-queries.server.ts';

/** A list to be made; `pages` says how many, from the page of the filter on. */
interface AskedList {
  readonly filter: ProductFilter;
  readonly pages?: number;
}

/** One page of the products that a filter leaves, with what it could be narrowed to. */
export async function listProducts(
  db: Database,
  filter: ProductFilter,
  locale: Locale,
): Promise<ProductPage> {
  return listIndexedProducts(db, await currentProductIndex(db), { filter }, locale);
}

/** The same where the index is at hand, so that a page asks only once whether anything has changed. */
export async function listIndexedProducts(
  db: Database,
  index: ProductIndex,
  asked: AskedList,
  locale: Locale,
): Promise<ProductPage> {
  const [page] = await listTogether(db, index, [asked], locale);
  if (!page) throw new Error('each list that was asked for is answered');
  return page;
}

/** Several lists for one page, read from the database at once. */
export async function listTogether(
  db: Database,
  index: ProductIndex,
  lists: readonly AskedList[],
  locale: Locale,
): Promise<ProductPage[]> {
  const found = lists.map(({ filter, pages }) => index.find(filter, locale, pages));
  const listed = await selectListedProducts(db, [...new Set(found.flatMap(({ ids }) => ids))]);
  const products = new Map(
    listed.map(({ categoryId, subcategoryId, ...product }): [string, ProductSummary] => [
      product.id,
      {
        ...product,
        // Of a category that was made a moment ago the next request knows.
        category: index.findSlug(categoryId) ?? '',
        subcategory: subcategoryId === null ? null : (index.findSlug(subcategoryId) ?? null),
      },
    ]),
  );
  return found.map(({ ids, total, facets }) => ({
    products: ids.flatMap((id) => products.get(id) ?? []),
    total,
    facets,
  }));
}
