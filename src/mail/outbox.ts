import type { Transaction } from '#database/transaction.ts';
import { insertEmails, type NewEmail } from './outbox-queries.ts';

/**
 * Writes mails together with what causes them; they are sent after the transaction has been committed. A mail
 * whose `onceKey` is already there is not written again.
 */
export async function enqueueEmail(transaction: Transaction, ...mails: readonly NewEmail[]): Promise<void> {
  if (mails.length > 0) await insertEmails(transaction, mails);
}
