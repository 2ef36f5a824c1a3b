import type { Transaction } from '#database/transaction.ts';
import {
  dropUndoneEmails,
  dropWaitingEmail,
  dropWaitingStateEmails,
  insertEmails,
  lockEmails,
  type NewEmail,
  restoreReplacedEmails,
} from './outbox-queries.ts';
import { isStateEmail } from './state-emails.ts';

/** What was enqueued together, by the ids in the outbox. */
export interface EnqueuedEmails {
  readonly ids: readonly number[];
  /** Older emails that these took the place of. */
  readonly replaced: readonly number[];
}

/**
 * Enqueues emails in the transaction of their cause; they are sent after it is committed. An email
 * whose `onceKey` is already there is not written again. One that tells how an order or a quotation stands takes the place of
 * older ones that still wait.
 */
export async function enqueueEmail(
  transaction: Transaction,
  ...emails: readonly NewEmail[]
): Promise<EnqueuedEmails> {
  // A caller whose order staff took may have no email address.
  const addressed = emails.filter(({ recipient }) => recipient !== '');
  if (addressed.length === 0) return { ids: [], replaced: [] };
  const replaced: number[] = [];
  for (const { aboutKind, aboutId } of addressed.filter(isStateEmail)) {
    if (aboutId) replaced.push(...(await dropWaitingStateEmails(transaction, { aboutKind, aboutId })));
  }
  return { ids: await insertEmails(transaction, addressed), replaced };
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

/**
 * Takes back emails that still wait and brings back what they had replaced. Returns false, and changes nothing, if one of
 * them has left or is leaving.
 */
export async function recallEmails(
  transaction: Transaction,
  { ids, replaced }: EnqueuedEmails,
): Promise<boolean> {
  const emails = await lockEmails(transaction, ids);
  if (emails.some(({ status }) => status === 'sending' || status === 'sent')) return false;
  // One that was dropped since has made room for newer news, or staff dropped it themselves.
  const waiting = emails.filter(({ status }) => status !== 'dropped').map(({ id }) => id);
  await dropUndoneEmails(transaction, waiting);
  if (waiting.length > 0) await restoreReplacedEmails(transaction, replaced);
  return true;
}
