import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { enqueueWithdrawnEmail } from './enqueue-quote-emails.server.ts';
import { newestVersion, type Quote } from './quote.ts';
import { lockQuote, markVersionWithdrawn, requireQuote, updateQuote } from './quote-queries.server.ts';
import { findStatusAfter, statusOn } from './quote-states.ts';
import type { QuoteWithdrawalBody } from './quote-withdrawal-body.ts';
import { recordedQuote } from './recorded-quote.ts';

/**
 * Takes the newest version of a quotation back and tells the buyer, who cannot accept it any more. Refused when the buyer
 * has decided, when it has expired, or when another version was sent meanwhile.
 */
export async function withdrawQuote(
  db: Database,
  id: string,
  { offer, note }: QuoteWithdrawalBody,
  { shop, origin }: { readonly shop: EmailSender; readonly origin: ChangeOrigin },
): Promise<Quote> {
  const { actor, now } = origin;
  return inTransaction(db, async (transaction) => {
    await lockQuote(transaction, id);
    const quote = await requireQuote(transaction, id);
    const newest = newestVersion(quote);
    const status = findStatusAfter(statusOn({ ...newest, status: quote.status }, qatarDay(now)), 'withdraw');
    if (!status || newest.number !== offer) throw new ShopError('status_not_possible');
    await markVersionWithdrawn(transaction, id, newest.number, { at: now, by: actor, note });
    await updateQuote(transaction, id, { status, version: quote.version + 1, updatedAt: now });
    const withdrawn = await requireQuote(transaction, id);
    await enqueueWithdrawnEmail(transaction, withdrawn, shop);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'withdraw-quotation',
      entity: 'quotation',
      entityId: id,
      before: recordedQuote(quote),
      after: recordedQuote(withdrawn),
    });
    return withdrawn;
  });
}
