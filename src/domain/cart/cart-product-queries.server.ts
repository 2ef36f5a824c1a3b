import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { picturesOfProduct } from '#domain/catalogue/products/product-picture-queries.server.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { CartProduct } from './cart.ts';

/** What a cart shows and needs of these products as they are now; those that are not sold any more are missing. */
export async function selectCartProducts(db: Queryable, ids: readonly string[]): Promise<CartProduct[]> {
  // A cart comes from a browser's storage, where anything may stand in the place of an id.
  const possible = ids.filter(isUuid);
  return possible.length === 0 ? [] : selectSold(db, inArray(products.id, possible));
}

export async function selectCartProductsByCode(
  db: Queryable,
  codes: readonly string[],
): Promise<CartProduct[]> {
  return codes.length === 0 ? [] : selectSold(db, inArray(products.sku, [...codes]));
}

async function selectSold(db: Queryable, isMeant: SQL): Promise<CartProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      price: products.price,
      stock: products.stock,
      leadTimeDays: products.leadTimeDays,
      pictures: picturesOfProduct,
    })
    .from(products)
    .where(and(isMeant, isNull(products.deletedAt)));
  return rows.map(({ nameEn, nameAr, pictures, ...product }) => ({
    ...product,
    name: { en: nameEn, ar: nameAr || nameEn },
    picture: pictures[0] ?? null,
  }));
}
