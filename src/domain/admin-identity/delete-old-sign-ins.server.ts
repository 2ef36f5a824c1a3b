import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { tryDailyLock } from '#database/try-daily-lock.ts';
import { knownBrowserMs } from './session-cookie.ts';
import {
  deleteAttemptsBefore,
  deleteCodesOverBefore,
  deleteSessionsOpenedBefore,
} from './sign-in-cleanup-queries.server.ts';

const day = 24 * 60 * 60 * 1000;

/** Long enough to find out who tried what; an address is personal and not kept for longer than that. */
const attemptsKeptMs = 30 * day;
/** So that a code that is tried too late is still known as one that is over. */
const codesKeptMs = day;

interface Cleared {
  readonly attempts: number;
  readonly sessions: number;
  readonly codes: number;
}

/** Forgets what signing in left behind. A session says which browsers are known and is kept for as long as that counts. */
export async function deleteOldSignIns(db: Database, now: Date): Promise<Cleared | 'done elsewhere'> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return inTransaction(db, async (transaction) => {
    if (!(await tryDailyLock(transaction))) return 'done elsewhere';
    return {
      attempts: await deleteAttemptsBefore(transaction, ago(attemptsKeptMs)),
      sessions: await deleteSessionsOpenedBefore(transaction, ago(knownBrowserMs)),
      codes: await deleteCodesOverBefore(transaction, ago(codesKeptMs)),
    };
  });
}
