import { allowErasing } from '#database/allow-history-erasure.ts';
import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { tryDailyLock } from '#database/try-daily-lock.ts';
import { type RetentionMonths, retentionCutoff } from './retention.ts';
import {
  batchSize,
  deleteOldAlerts,
  deleteOldEmails,
  deleteOldHistory,
  deleteOldMessages,
  deleteOldPlans,
  deleteOldQuotes,
} from './retention-queries.server.ts';

/** Long enough for staff to answer whether the shop wrote to a customer. */
const answeredAlertsKeptMs = 30 * 24 * 60 * 60 * 1000;

interface Forgotten {
  readonly messages: number;
  readonly quotes: number;
  readonly plans: number;
  readonly emails: number;
  readonly stockAlerts: number;
  readonly history: number;
}

type Forget = (transaction: Transaction) => Promise<number>;

/**
 * Deletes data older than the retention periods. Works in batches, so that buyers never wait for a lock; what remains
 * when the signal aborts is deleted on the next day.
 */
export async function deleteExpiredData(
  db: Database,
  keep: RetentionMonths,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<Forgotten | 'done elsewhere'> {
  const [messagesBefore, quotesBefore, plansBefore, historyBefore] = [
    keep.messages,
    keep.quotes,
    keep.plans,
    keep.history,
  ].map((months) => retentionCutoff(now, months));
  let isDoneElsewhere = false;
  async function all(forget: Forget): Promise<number> {
    let sum = 0;
    while (!isDoneElsewhere && !signal?.aborted) {
      const deleted = await inTransaction(db, async (transaction) =>
        (await tryDailyLock(transaction)) ? forget(transaction) : null,
      );
      if (deleted === null) isDoneElsewhere = true;
      sum += deleted ?? 0;
      if ((deleted ?? 0) < batchSize) break;
    }
    return sum;
  }
  const before = (moment: Date | null | undefined, forget: (moment: Date) => Forget) =>
    moment ? all(forget(moment)) : 0;

  const answeredBefore = new Date(now.getTime() - answeredAlertsKeptMs);
  const forgotten = {
    messages: await before(messagesBefore, (moment) => (tx) => deleteOldMessages(tx, moment)),
    quotes: await before(quotesBefore, (moment) => (tx) => deleteOldQuotes(tx, moment)),
    plans: await before(plansBefore, (moment) => (tx) => deleteOldPlans(tx, moment)),
    emails: await before(messagesBefore, (moment) => (tx) => deleteOldEmails(tx, moment)),
    stockAlerts: await all((tx) =>
      deleteOldAlerts(tx, { answeredBefore, askedBefore: messagesBefore ?? null }),
    ),
    history: await before(historyBefore, (moment) => async (tx) => {
      await allowErasing(tx);
      return deleteOldHistory(tx, moment);
    }),
  };
  return isDoneElsewhere ? 'done elsewhere' : forgotten;
}
