import type { PlannedProduct, PlannedProducts } from '#domain/planner/planned-product.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import type { Locale } from '#primitives/locale.ts';
import { plannerProductsPath } from './planner-products-path.ts';

/** All products that can stand in a plan, in the order of the shop. */
export async function readPlannedProducts(locale: Locale): Promise<PlannedProducts> {
  const answer = await fetch(localizedPath(locale, plannerProductsPath));
  if (!answer.ok) throw new Error(`The products of plans answered ${answer.status}`);
  const products: readonly PlannedProduct[] = await answer.json();
  return new Map(products.map((product) => [product.id, product]));
}
