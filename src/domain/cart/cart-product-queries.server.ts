import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { isServiceOfProduct } from '#domain/catalogue/categories/service-queries.server.ts';
import { picturesOfProduct } from '#domain/catalogue/products/product-picture-queries.server.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { CartProduct } from './cart.ts';

/** Selects the current data of products in a cart. Products that are no longer sold are missing from the result. */
export async function selectCartProducts(db: Queryable, ids: readonly string[]): Promise<CartProduct[]> {
  // The ids come from localStorage and may be anything.
  const possible = ids.filter(isUuid);
  return possible.length === 0 ? [] : selectSold(db, inArray(products.id, possible));
}

export async function selectCartProductsByCode(
  db: Queryable,
  codes: readonly string[],
): Promise<CartProduct[]> {
  return codes.length === 0 ? [] : selectSold(db, inArray(products.sku, [...codes]));
}

/** Selects codes and names, also of products that are no longer sold. */
export async function selectNamesAndCodes(
  db: Queryable,
  ids: readonly string[],
): Promise<Pick<CartProduct, 'id' | 'sku' | 'name'>[]> {
  if (ids.length === 0) return [];
  const { id, sku, nameEn, nameAr } = products;
  const rows = await db
    .select({ id, sku, nameEn, nameAr })
    .from(products)
    .where(and(inArray(id, [...ids]), isNull(products.deletedAt)));
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: { en: row.nameEn, ar: row.nameAr || row.nameEn },
  }));
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
      isService: isServiceOfProduct,
      pictures: picturesOfProduct,
    })
    .from(products)
    .where(and(isMeant, isNull(products.deletedAt), eq(products.status, 'live')));
  return rows.map(({ nameEn, nameAr, pictures, ...product }) => ({
    ...product,
    name: { en: nameEn, ar: nameAr || nameEn },
    picture: pictures[0] ?? null,
  }));
}
