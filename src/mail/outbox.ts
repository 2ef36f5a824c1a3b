import type { Transaction } from '#database/transaction.ts';
import { insertMail, type NewMail } from './outbox-queries.ts';

/**
 * Writes the mail together with what causes it; it is sent after the transaction has been committed. A mail
 * whose `onceKey` is already there is not written again.
 */
export async function enqueueMail(transaction: Transaction, mail: NewMail): Promise<void> {
  await insertMail(transaction, mail);
}
