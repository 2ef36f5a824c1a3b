import type { Database } from '#database/connect.ts';
import type { Locale } from '#primitives/locale.ts';
import { currentProductIndex } from './catalogue-index.server.ts';
import type { ProductCard } from './product.ts';
import { productCard } from './product-list.ts';
import { selectListedProducts } from './product-list-queries.server.ts';

/** What to look at beside a product, the closest first. */
export async function listRelatedProducts(
  db: Database,
  productId: string,
  count: number,
  locale: Locale,
): Promise<ProductCard[]> {
  const index = await currentProductIndex(db);
  const listed = await selectListedProducts(db, index.findRelated(productId, count));
  return listed.map((product) => productCard(product, locale));
}
