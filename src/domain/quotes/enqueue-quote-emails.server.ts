import type { Transaction } from '#database/transaction.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import {
  newQuoteStaffEmail,
  quoteDeclinedStaffEmail,
  quoteRequestedEmail,
  quoteVersionEmail,
  quoteWithdrawnEmail,
} from '#mail/templates/quote-emails.ts';
import { newestVersion, type Quote } from './quote.ts';

/** To the buyer and to staff, when a quotation was asked for. */
export async function enqueueRequestedEmails(
  transaction: Transaction,
  quote: Quote,
  shop: EmailSender,
): Promise<void> {
  const version = newestVersion(quote);
  await enqueueEmail(
    transaction,
    quoteRequestedEmail(quote, version, shop),
    newQuoteStaffEmail(quote, version, shop),
  );
}

/** To the buyer, when staff sent a version. */
export async function enqueueVersionEmail(
  transaction: Transaction,
  quote: Quote,
  shop: EmailSender,
): Promise<void> {
  await enqueueEmail(transaction, quoteVersionEmail(quote, newestVersion(quote), shop));
}

/** To the buyer, when staff took the newest version back. */
export async function enqueueWithdrawnEmail(
  transaction: Transaction,
  quote: Quote,
  shop: EmailSender,
): Promise<void> {
  const { number, withdrawal } = newestVersion(quote);
  await enqueueEmail(transaction, quoteWithdrawnEmail(quote, number, withdrawal?.note ?? '', shop));
}

/** To staff, when the buyer declined the quotation. */
export async function enqueueDeclinedEmail(
  transaction: Transaction,
  quote: Quote,
  shop: EmailSender,
): Promise<void> {
  await enqueueEmail(transaction, quoteDeclinedStaffEmail(quote, newestVersion(quote), shop));
}
