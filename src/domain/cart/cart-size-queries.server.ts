import { and, inArray, isNull, not, type SQL } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { isServiceOfProduct } from '#domain/catalogue/categories/service-queries.server.ts';
import type { FitSizes } from '#domain/catalogue/fit/product-fit.ts';
import { dimensionsOfProduct } from '#domain/catalogue/listing/product-list-queries.server.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { isUuid } from '#primitives/text/uuid.ts';

/** The sizes of a product of a cart. */
export interface CartSizes extends FitSizes {
  readonly id: string;
  readonly sku: string;
  readonly name: LocalizedText;
}

/** Selects the packed and assembled sizes of products, in the given order, without services. */
export async function selectCartSizes(db: Queryable, ids: readonly string[]): Promise<CartSizes[]> {
  return selectSizes(db, ids, isNull(products.deletedAt));
}

/** The same for what was ordered, which may be deleted since. */
export async function selectOrderedSizes(db: Queryable, ids: readonly string[]): Promise<CartSizes[]> {
  return selectSizes(db, ids);
}

async function selectSizes(db: Queryable, ids: readonly string[], condition?: SQL): Promise<CartSizes[]> {
  // The ids come from localStorage and may be anything.
  const possible = ids.filter(isUuid);
  if (possible.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      cartons: products.cartons,
      assembled: dimensionsOfProduct,
    })
    .from(products)
    .where(and(inArray(products.id, possible), condition, not(isServiceOfProduct)));
  return rows
    .map(({ nameEn, nameAr, cartons, ...row }) => ({
      ...row,
      name: { en: nameEn, ar: nameAr || nameEn },
      cartons: cartons.map(({ width, depth, height }) => ({ width, depth, height })),
    }))
    .toSorted((one, other) => possible.indexOf(one.id) - possible.indexOf(other.id));
}
