import type { Transaction } from '#database/transaction.ts';
import { insertEmails, type NewEmail } from './outbox-queries.ts';

/**
 * Enqueues emails in the transaction of their cause; they are sent after it is committed. An email
 * whose `onceKey` is already there is not written again.
 */
export async function enqueueEmail(transaction: Transaction, ...emails: readonly NewEmail[]): Promise<void> {
  // A caller whose order staff took may have no email address.
  const addressed = emails.filter(({ recipient }) => recipient !== '');
  if (addressed.length > 0) await insertEmails(transaction, addressed);
}
