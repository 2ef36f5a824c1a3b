import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { Transaction } from '#database/transaction.ts';
import type { StockAlertBody } from './stock-alert-body.ts';

/** Holds the row, so that the stock stays what it is until the end of the transaction. */
export async function findStockToWaitFor(
  transaction: Transaction,
  productId: string,
): Promise<number | undefined> {
  const [product] = await transaction
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .for('share');
  return product?.stock;
}

export async function countOtherOpenAlerts(
  transaction: Transaction,
  { email, productId }: StockAlertBody,
): Promise<number> {
  const [open] = await transaction
    .select({ alerts: count() })
    .from(stockAlerts)
    .where(
      and(eq(stockAlerts.email, email), ne(stockAlerts.productId, productId), isNull(stockAlerts.notifiedAt)),
    );
  return open?.alerts ?? 0;
}

/** Asking again changes nothing but the language of the answer. */
export async function putOpenAlert(
  transaction: Transaction,
  { productId, email, locale }: StockAlertBody,
  now: Date,
): Promise<void> {
  await transaction
    .insert(stockAlerts)
    .values({ productId, email, locale, createdAt: now })
    .onConflictDoUpdate({
      target: [stockAlerts.productId, stockAlerts.email],
      targetWhere: sql`${stockAlerts.notifiedAt} is null`,
      set: { locale },
    });
}

/** Closes the open alerts of a product and tells whose they were. */
export async function closeOpenAlerts(transaction: Transaction, productId: string, now: Date) {
  return transaction
    .update(stockAlerts)
    .set({ notifiedAt: now })
    .where(and(eq(stockAlerts.productId, productId), isNull(stockAlerts.notifiedAt)))
    .returning({ id: stockAlerts.id, email: stockAlerts.email, locale: stockAlerts.locale });
}
