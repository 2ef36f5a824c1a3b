import type { Transaction } from '#database/transaction.ts';
import { dropWaitingEmail, dropWaitingStateEmails, insertEmails, type NewEmail } from './outbox-queries.ts';
import { isStateEmail } from './state-emails.ts';

/**
 * Enqueues emails in the transaction of their cause; they are sent after it is committed. An email
 * whose `onceKey` is already there is not written again. One that tells how an order or a quotation stands takes the place of
 * older ones that still wait.
 */
export async function enqueueEmail(transaction: Transaction, ...emails: readonly NewEmail[]): Promise<void> {
  // A caller whose order staff took may have no email address.
  const addressed = emails.filter(({ recipient }) => recipient !== '');
  if (addressed.length === 0) return;
  for (const { aboutKind, aboutId } of addressed.filter(isStateEmail)) {
    if (aboutId) await dropWaitingStateEmails(transaction, { aboutKind, aboutId });
  }
  await insertEmails(transaction, addressed);
}

/** Drops what still waits to tell a buyer about something that is decided now. */
export async function dropWaitingEmails(
  transaction: Transaction,
  aboutKind: 'order' | 'quote',
  aboutId: string,
): Promise<void> {
  await dropWaitingStateEmails(transaction, { aboutKind, aboutId });
}

/**
 * Takes back an email that tells something untrue by now. Returns whether it has left already, so that its reader needs a
 * correction.
 */
export async function takeBackEmail(
  transaction: Transaction,
  { onceKey }: Pick<NewEmail, 'onceKey'>,
): Promise<boolean> {
  const status = await dropWaitingEmail(transaction, onceKey);
  return status === 'sent' || status === 'sending';
}
