import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { canResend, type ListedEmail } from './email-list.ts';
import { lockEmail, markEmailDue, requireEmail } from './outbox-queries.server.ts';

/**
 * Resends a failed email, or one that waits for its next attempt. Emails that are sent or being sent stay unchanged, so
 * that a second click sends nothing twice. No page shows emails, so no cached page is invalidated.
 */
export async function resendEmail(db: Database, id: string, origin: ChangeOrigin) {
  return inTransaction(db, async (transaction) => {
    await lockEmail(transaction, id);
    const before = await requireEmail(transaction, id);
    if (!canResend(before)) return before;
    await markEmailDue(transaction, before.id, origin.now);
    const after = await requireEmail(transaction, id);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'resend-mail',
      entity: 'mail',
      entityId: before.id,
      before: recorded(before),
      after: recorded(after),
    });
    return after;
  });
}

function recorded({ id, subject, status }: ListedEmail) {
  return { id, subject, status };
}
