import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { shopProfile } from '#database/schema/shop-profile.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { Transaction } from '#database/transaction.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { StockAlertBody } from './stock-alert-body.ts';

/** Locks the row for share, so that the stock stays what it is until the end of the transaction. */
export async function findStockToWaitFor(
  transaction: Transaction,
  productId: string,
): Promise<number | undefined> {
  const [product] = await transaction
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt), eq(products.status, 'live')))
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

/** Inserts an open alert. A repeated request changes only the language of the email. */
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

/** Closes and returns the open alerts of products; those of a product that is not sold stay open. */
export async function closeOpenAlerts(transaction: Transaction, productIds: readonly string[], now: Date) {
  return transaction
    .update(stockAlerts)
    .set({ notifiedAt: now })
    .from(products)
    .where(
      and(
        inArray(stockAlerts.productId, [...productIds]),
        isNull(stockAlerts.notifiedAt),
        eq(products.id, stockAlerts.productId),
        isNull(products.deletedAt),
        eq(products.status, 'live'),
      ),
    )
    .returning({
      id: stockAlerts.id,
      productId: stockAlerts.productId,
      email: stockAlerts.email,
      locale: stockAlerts.locale,
    });
}

/** Gets the shop's name for the emails. */
export async function getShopName(transaction: Transaction): Promise<LocalizedText> {
  const [profile] = await transaction
    .select({ name: sql<LocalizedText>`${shopProfile.document} -> 'name'` })
    .from(shopProfile);
  // The seed inserts it, and it is never deleted.
  if (!profile) throw new Error('The shop has no profile: run npm run db:seed');
  return profile.name;
}
