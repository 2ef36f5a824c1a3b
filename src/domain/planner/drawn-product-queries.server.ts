import { and, inArray, isNotNull } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';

/** Products with known sizes, also those that are sold no more. */
export function selectDrawnProducts(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      categoryId: products.categoryId,
      subcategoryId: products.subcategoryId,
      price: products.price,
      status: products.status,
      deletedAt: products.deletedAt,
      width: products.widthMm,
      depth: products.depthMm,
      height: products.heightMm,
      attributes: products.attributes,
      model: products.model,
    })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        isNotNull(products.widthMm),
        isNotNull(products.depthMm),
        isNotNull(products.heightMm),
      ),
    );
}
