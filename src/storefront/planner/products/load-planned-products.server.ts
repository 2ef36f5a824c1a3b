import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { findPlannedProducts } from '#domain/planner/find-planned-products.server.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../../page-services.ts';

/** All products that can stand in a plan, in one language, from the cache of the content version. */
export function loadPlannedProducts(
  { db, cachedRead }: Pick<PageServices, 'db' | 'cachedRead'>,
  index: ProductIndex,
  locale: Locale,
): Promise<readonly PlannedProduct[]> {
  return cachedRead(`products of plans, ${locale}`, () => findPlannedProducts(db, index, locale));
}
