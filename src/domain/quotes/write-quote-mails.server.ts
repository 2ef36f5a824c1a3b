import type { Transaction } from '#database/transaction.ts';
import { enqueueMail } from '#mail/outbox.ts';
import type { MailingShop } from '#mail/outbox-order.ts';
import {
  newQuoteStaffMail,
  quoteDeclinedStaffMail,
  quoteRequestedMail,
  quoteVersionMail,
} from '#mail/outbox-quote.ts';
import { newestVersion, type Quote } from './quote.ts';

/** To the buyer and to staff, when a quotation was asked for. */
export async function writeRequestedMails(
  transaction: Transaction,
  quote: Quote,
  shop: MailingShop,
): Promise<void> {
  const version = newestVersion(quote);
  await enqueueMail(
    transaction,
    quoteRequestedMail(quote, version, shop),
    newQuoteStaffMail(quote, version, shop, shop.staffEmail),
  );
}

/** To the buyer, when staff sent a version. */
export async function writeVersionMail(
  transaction: Transaction,
  quote: Quote,
  shop: MailingShop,
): Promise<void> {
  await enqueueMail(transaction, quoteVersionMail(quote, newestVersion(quote), shop));
}

/** To staff: nobody of them saw the buyer decline. */
export async function writeDeclinedMail(
  transaction: Transaction,
  quote: Quote,
  shop: MailingShop,
): Promise<void> {
  await enqueueMail(transaction, quoteDeclinedStaffMail(quote, newestVersion(quote), shop, shop.staffEmail));
}
