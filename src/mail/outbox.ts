import type { Transaction } from '#database/transaction.ts';
import { insertEmails, type NewEmail } from './outbox-queries.ts';

/**
 * Enqueues emails in the transaction of their cause; they are sent after it is committed. An email
 * whose `onceKey` is already there is not written again.
 */
export async function enqueueEmail(transaction: Transaction, ...emails: readonly NewEmail[]): Promise<void> {
  if (emails.length > 0) await insertEmails(transaction, emails);
}
