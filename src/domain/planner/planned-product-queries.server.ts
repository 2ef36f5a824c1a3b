import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { firstPictureOfProduct } from '#domain/catalogue/products/product-picture-queries.server.ts';

/** Sold products with known sizes, the ones that the shop puts first in front. */
export function selectSizedProducts(db: Queryable, most: number) {
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
      stock: products.stock,
      leadTimeDays: products.leadTimeDays,
      width: products.widthMm,
      depth: products.depthMm,
      height: products.heightMm,
      weightGrams: products.weightGrams,
      attributes: products.attributes,
      cartons: products.cartons,
      model: products.model,
      picture: firstPictureOfProduct,
    })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        eq(products.status, 'live'),
        isNotNull(products.widthMm),
        isNotNull(products.depthMm),
        isNotNull(products.heightMm),
      ),
    )
    .orderBy(desc(products.isBestSeller), desc(products.isFeatured), asc(products.position), asc(products.id))
    .limit(most);
}
