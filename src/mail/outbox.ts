import type { Transaction } from '#database/transaction.ts';
import { insertMails, type NewMail } from './outbox-queries.ts';

/**
 * Writes mails together with what causes them; they are sent after the transaction has been committed. A mail
 * whose `onceKey` is already there is not written again.
 */
export async function enqueueMail(transaction: Transaction, ...mails: readonly NewMail[]): Promise<void> {
  if (mails.length > 0) await insertMails(transaction, mails);
}
