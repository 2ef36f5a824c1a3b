import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { canDrop } from './email-list.ts';
import { lockEmail, markEmailDropped, requireEmail } from './outbox-queries.server.ts';
import { recordedEmail } from './serialize-email.ts';

/** Drops emails that wait or have failed; those that were sent meanwhile stay. Returns how many were dropped. */
export async function dropEmails(
  db: Database,
  ids: readonly string[],
  origin: ChangeOrigin,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    let dropped = 0;
    // In the order of their ids, so that two colleagues who drop the same emails do not deadlock.
    for (const id of [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b))) {
      await lockEmail(transaction, id);
      const { subject, status, ...email } = await requireEmail(transaction, id);
      if (!canDrop({ status })) continue;
      await markEmailDropped(transaction, id, 'staff');
      await recordChanges(transaction, { invalidatesPages: false }, origin, {
        action: 'drop-mail',
        entity: 'mail',
        entityId: email.id,
        before: recordedEmail({ ...email, subject, status }),
        after: recordedEmail({ ...email, subject, status: 'dropped' }),
      });
      dropped += 1;
    }
    return dropped;
  });
}
