import { sql } from 'drizzle-orm';
import { prepareOnce } from '#database/prepared-query.ts';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { isServiceOfProduct } from '../categories/service-queries.server.ts';
import { dimensionsOfProduct } from '../listing/product-list-queries.server.ts';
import { firstPictureOfProduct } from '../products/product-picture-queries.server.ts';
import type { PartProduct } from './package-parts.ts';

const partProducts = prepareOnce((db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      price: products.price,
      stock: products.stock,
      status: products.status,
      isDeleted: sql<boolean>`${products.deletedAt} is not null`,
      isService: isServiceOfProduct,
      leadTimeDays: products.leadTimeDays,
      dimensions: dimensionsOfProduct,
      picture: firstPictureOfProduct,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(''),
);

/** The products of packages by their ids, in any status. */
export async function findPartProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PartProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await partProducts(db).execute({ ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ nameEn, nameAr, ...row }) => [
      row.id,
      { ...row, name: { en: nameEn, ar: nameAr || nameEn } },
    ]),
  );
}
