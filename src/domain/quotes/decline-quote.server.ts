import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { dropWaitingEmails } from '#mail/outbox.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { enqueueDeclinedEmail } from './enqueue-quote-emails.server.ts';
import { findTrackedQuote } from './find-tracked-quote.server.ts';
import { newestVersion } from './quote.ts';
import { lockQuote, requireQuote, updateQuote } from './quote-queries.server.ts';
import { findStatusAfter, statusOn } from './quote-states.ts';

/** By the buyer, who has the reference and the key. */
export async function declineQuote(
  db: Database,
  { reference, key }: { readonly reference: string; readonly key: string },
  { shop, now }: { readonly shop: EmailSender; readonly now: Date },
): Promise<void> {
  const tracked = await findTrackedQuote(db, reference, key);
  if (!tracked) throw new ShopError('not_found');
  await inTransaction(db, async (transaction) => {
    await lockQuote(transaction, tracked.id);
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
    await dropWaitingEmails(transaction, 'quote', quote.id);
    await enqueueDeclinedEmail(transaction, quote, shop);
  });
}
