import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { auditLog } from '#database/schema/audit-log.ts';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';

const isDeleted = isNotNull(products.deletedAt);

/** One page of the deleted products, the last deleted first, with who deleted each. */
export async function listDeletedProducts(
  db: Queryable,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const deletion = and(
    eq(auditLog.entity, 'product'),
    eq(auditLog.entityId, sql`${products.id}::text`),
    eq(auditLog.action, 'delete-product'),
  );
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.nameEn,
      nameAr: products.nameAr,
      status: products.status,
      deletedAt: products.deletedAt,
      deletedBy: sql<
        string | null
      >`(select ${auditLog.actor} from ${auditLog} where ${deletion} order by ${auditLog.id} desc limit 1)`,
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
