import type { Transaction } from '#database/transaction.ts';
import { imageAddress } from '#images/image-address.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { backInStockEmail } from '#mail/templates/back-in-stock-email.ts';
import type { Product } from '../products/product.ts';
import { closeOpenAlerts } from './stock-alert-queries.server.ts';

/**
 * Writes to everybody who waits for a product. Whatever raises the stock from nothing calls it in the same
 * transaction, so that the stock and the mails exist together, and nobody is written to twice.
 */
export async function sendStockAlerts(
  transaction: Transaction,
  product: Product,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const [first] = product.pictures;
  const picture = first ? imageAddress(first, 600) : null;
  const waiting = await closeOpenAlerts(transaction, product.id, now);
  const mails = waiting.map(({ id, email, locale }) =>
    backInStockEmail({ alertId: id, recipient: email, locale, product, picture, publicUrl }),
  );
  await enqueueEmail(transaction, ...mails);
}
