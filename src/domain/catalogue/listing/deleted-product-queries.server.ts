import { desc, isNotNull } from 'drizzle-orm';
import { lastActor } from '#database/last-actor.ts';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';

const isDeleted = isNotNull(products.deletedAt);

/** One page of the deleted products, the last deleted first, with who deleted each. */
export async function listDeletedProducts(
  db: Queryable,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.nameEn,
      nameAr: products.nameAr,
      status: products.status,
      deletedAt: products.deletedAt,
      deletedBy: lastActor({ entity: 'product', action: 'delete-product', id: products.id }),
    })
    .from(products)
    .where(isDeleted)
    .orderBy(desc(products.deletedAt), desc(products.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    total: await db.$count(products, isDeleted),
    products: rows.map(({ nameAr, deletedAt, deletedBy, ...product }) => ({
      ...product,
      translations: { ar: { name: nameAr } },
      deletedAt: deletedAt?.toISOString() ?? '',
      deletedBy: deletedBy ?? '',
    })),
  };
}
