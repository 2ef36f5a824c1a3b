import { and, inArray, isNull } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';

/** The products with these codes that are not deleted. */
export async function findProductsByCode(
  db: Queryable,
  skus: readonly string[],
): Promise<readonly { readonly id: string; readonly sku: string; readonly nameEn: string }[]> {
  return db
    .select({ id: products.id, sku: products.sku, nameEn: products.nameEn })
    .from(products)
    .where(and(inArray(products.sku, [...skus]), isNull(products.deletedAt)));
}
