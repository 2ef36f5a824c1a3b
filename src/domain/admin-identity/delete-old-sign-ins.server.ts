import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { tryDailyLock } from '#database/try-daily-lock.ts';
import { wrongTotpCodesCountForMs } from './second-factor/second-factor-limits.ts';
import { longestWrongCodesCountMs } from './sign-in-backoff.ts';
import {
  deleteAttemptsBefore,
  deleteCodeAttemptsBefore,
  deleteCodesOverBefore,
  deleteInvitationsOverBefore,
  deleteSecondFactorAttemptsBefore,
  deleteSessionsOpenedBefore,
} from './sign-in-cleanup-queries.server.ts';
import { knownBrowserMs } from './sign-in-constants.ts';

const day = 24 * 60 * 60 * 1000;

/** Long enough to investigate an attack. IP addresses are personal data and not stored longer. */
const attemptRetentionMs = 30 * day;
/** How long staff still see an invitation that was not accepted. */
const invitationRetentionMs = 30 * day;
/** How long expired codes stay. */
const codeRetentionMs = day;

interface Cleared {
  readonly attempts: number;
  readonly sessions: number;
  readonly codes: number;
}

/** Deletes old sign-in attempts, codes and sessions. A session marks a known browser, so it stays as long as that counts. */
export async function deleteOldSignIns(db: Database, now: Date): Promise<Cleared | 'done elsewhere'> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return inTransaction(db, async (transaction) => {
    if (!(await tryDailyLock(transaction))) return 'done elsewhere';
    await deleteSecondFactorAttemptsBefore(transaction, ago(wrongTotpCodesCountForMs));
    await deleteCodeAttemptsBefore(transaction, ago(longestWrongCodesCountMs));
    await deleteInvitationsOverBefore(transaction, ago(invitationRetentionMs));
    return {
      attempts: await deleteAttemptsBefore(transaction, ago(attemptRetentionMs)),
      sessions: await deleteSessionsOpenedBefore(transaction, ago(knownBrowserMs)),
      codes: await deleteCodesOverBefore(transaction, ago(codeRetentionMs)),
    };
  });
}
