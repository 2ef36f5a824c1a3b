import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import type { MailingShop } from '#mail/outbox-order.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findTrackedQuote } from './find-tracked-quote.server.ts';
import { newestVersion } from './quote.ts';
import { holdQuote, updateQuote } from './quote-queries.server.ts';
import { findStatusAfter, statusOn } from './quote-states.ts';
import { requireQuote } from './require-quote.server.ts';
import { writeDeclinedMail } from './write-quote-mails.server.ts';

/** By the buyer, who has the reference and the key. */
export async function declineQuote(
  db: Database,
  { reference, key }: { readonly reference: string; readonly key: string },
  { shop, now }: { readonly shop: MailingShop; readonly now: Date },
): Promise<void> {
  const tracked = await findTrackedQuote(db, reference, key);
  if (!tracked) throw new ShopError('not_found');
  await inTransaction(db, async (transaction) => {
    await holdQuote(transaction, tracked.id);
    const quote = await requireQuote(transaction, tracked.id);
    const { validUntil } = newestVersion(quote);
    const status = findStatusAfter(statusOn({ status: quote.status, validUntil }, qatarDay(now)), 'decline');
    if (!status) throw new ShopError('status_not_possible');
    await updateQuote(transaction, quote.id, {
      status,
      decidedAt: now,
      version: quote.version + 1,
      updatedAt: now,
    });
    await writeDeclinedMail(transaction, quote, shop);
  });
}
