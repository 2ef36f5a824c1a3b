import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { canDrop, canResend, canRetry, type ListedEmail, type ResendBody } from './email-list.ts';
import {
  insertCopy,
  lockEmail,
  markEmailDropped,
  markEmailDue,
  requireEmail,
} from './outbox-queries.server.ts';
import { recordedEmail } from './serialize-email.ts';

/**
 * Sends an email again. One that failed, waits or was dropped becomes due as it is; one that was sent, or that shall go to
 * another address, is sent as a copy, once for a key, and the original stays as it was. An original that waits is dropped then.
 * A repeat changes nothing, so that a second click sends nothing twice. No page shows emails, so no cached page is
 * invalidated.
 */
export async function resendEmail(db: Database, id: string, body: ResendBody, origin: ChangeOrigin) {
  const { key, recipient } = body;
  return inTransaction(db, async (transaction) => {
    await lockEmail(transaction, id);
    const before = await requireEmail(transaction, id);
    const isOtherRecipient = recipient !== undefined && recipient !== before.recipient;
    const needsCopy = canResend(before) && (isOtherRecipient || (before.status === 'sent' && Boolean(key)));
    const record = (after: ListedEmail) =>
      recordChanges(transaction, { invalidatesPages: false }, origin, {
        action: 'resend-mail',
        entity: 'mail',
        entityId: before.id,
        before: recordedEmail(before),
        after: {
          ...recordedEmail({ ...after, id: before.id }),
          ...(isOtherRecipient && { isOtherRecipient }),
        },
      });
    if (needsCopy) {
      if (!key) throw new ShopError('invalid_input', { fields: [{ path: 'key', code: 'required' }] });
      const copy = await insertCopy(transaction, before, {
        recipient: recipient ?? before.recipient,
        key,
        now: origin.now,
      });
      const after = await requireEmail(transaction, copy.id);
      if (!copy.isNew) return after;
      if (canDrop(before)) await markEmailDropped(transaction, before.id, 'replaced');
      await record(after);
      return after;
    }
    if (!canRetry(before)) return before;
    await markEmailDue(transaction, before.id, origin.now);
    const after = await requireEmail(transaction, id);
    await record(after);
    return after;
  });
}
