import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { products, stockTakes } from '#database/schema/catalogue.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

/** The orders whose pieces have left the stock, but not the shop. */
const inHouse = ['received', 'confirmed', 'preparing'] as const;

/** Pieces of a product that wait in open orders. Within it, `products` is that of the outer query. */
const reservedPieces = sql`(select coalesce(sum(${orderLines.quantity}), 0) from ${orderLines}
  inner join ${orders} on ${eq(orders.id, orderLines.orderId)}
  where ${and(eq(orderLines.productId, products.id), inArray(orders.status, [...inHouse]))})`.mapWith(Number);

/** Products to count, in the order of their ids in the list. */
export async function selectProductsToCount(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectToCount(db, inArray(products.id, [...ids]));
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

/** The product with a code, as a scanner reads it: in any case. */
export async function findProductToCount(db: Queryable, code: string) {
  const [row] = await selectToCount(db, eq(products.sku, code.trim().toUpperCase()));
  return row;
}

async function selectToCount(db: Queryable, condition: SQL) {
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.nameEn,
      nameAr: products.nameAr,
      stock: products.stock,
      reserved: reservedPieces,
    })
    .from(products)
    .where(and(condition, isNull(products.deletedAt)));
  return rows.map(({ nameAr, ...row }) => ({ ...row, translations: { ar: { name: nameAr } } }));
}

export async function findStockTake(db: Queryable, id: string) {
  const [take] = await db.select().from(stockTakes).where(eq(stockTakes.id, id));
  return take;
}

export async function insertStockTake(
  transaction: Transaction,
  row: typeof stockTakes.$inferInsert,
): Promise<void> {
  await transaction.insert(stockTakes).values(row);
}
