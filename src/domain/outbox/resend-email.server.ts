import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordFollowingChanges } from '#database/record-change.ts';
import { inTransaction } from '#database/transaction.ts';
import { canBeSentAgain, type ListedEmail } from './email-list.ts';
import { lockEmail, markEmailDue } from './outbox-queries.server.ts';
import { requireEmail } from './require-email.server.ts';

/**
 * Sends a mail that was given up once more, and one that waits for its next attempt at once. What is sent, or being
 * sent, is left alone: a second click must not become a second mail. No page shows mail, so none is dropped.
 */
export async function resendEmail(db: Database, id: string, origin: ChangeOrigin) {
  return inTransaction(db, async (transaction) => {
    await lockEmail(transaction, id);
    const before = await requireEmail(transaction, id);
    if (!canBeSentAgain(before)) return before;
    await markEmailDue(transaction, before.id, origin.now);
    const after = await requireEmail(transaction, id);
    await recordFollowingChanges(transaction, origin, [
      {
        action: 'resend-mail',
        entity: 'mail',
        entityId: before.id,
        before: recorded(before),
        after: recorded(after),
      },
    ]);
    return after;
  });
}

function recorded({ id, subject, status }: ListedEmail) {
  return { id, subject, status };
}
