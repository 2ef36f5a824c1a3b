import type { Queryable } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ProductCard } from './product.ts';
import type { ProductIndex } from './product-index.ts';
import { productCard } from './product-list.ts';
import { selectListedProducts } from './product-list-queries.server.ts';

/** What to look at beside a product, the closest first. */
export async function listRelatedProducts(
  db: Queryable,
  index: ProductIndex,
  productId: string,
  count: number,
  locale: Locale,
): Promise<ProductCard[]> {
  const listed = await selectListedProducts(db, index.findRelated(productId, count));
  return listed.map((product) => productCard(product, locale));
}
