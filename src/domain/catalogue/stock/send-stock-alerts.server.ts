import type { Transaction } from '#database/transaction.ts';
import { imageAddress } from '#images/image-address.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { backInStockEmail } from '#mail/templates/back-in-stock-email.ts';
import { requireProduct } from '../products/product-queries.server.ts';
import { closeOpenAlerts, getShopName } from './stock-alert-queries.server.ts';

/**
 * Enqueues an email for each open stock alert of the products, and closes the alert. It runs in the transaction that
 * raises the stock, so that stock and emails are committed together and each alert is answered once.
 */
export async function sendStockAlerts(
  transaction: Transaction,
  productIds: readonly string[],
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  if (productIds.length === 0) return;
  const alerts = await closeOpenAlerts(transaction, productIds, now);
  if (alerts.length === 0) return;
  const shopName = await getShopName(transaction);
  for (const [productId, waiting] of Map.groupBy(alerts, (alert) => alert.productId)) {
    const product = await requireProduct(transaction, productId);
    const [first] = product.pictures;
    const picture = first ? imageAddress(first, 600) : null;
    const emails = waiting.map(({ id, email, locale }) =>
      backInStockEmail({ alertId: id, recipient: email, locale, product, picture, shopName, publicUrl }),
    );
    await enqueueEmail(transaction, ...emails);
  }
}
