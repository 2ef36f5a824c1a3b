import { allowErasing } from '#database/allow-history-erasure.ts';
import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { tryDailyLock } from '#database/try-daily-lock.ts';
import { forgottenBefore, type KeptMonths } from './retention.ts';
import {
  deleteOldAlerts,
  deleteOldEmails,
  deleteOldHistory,
  deleteOldMessages,
  deleteOldQuotes,
  mostAtOnce,
} from './retention-queries.server.ts';

/** Long enough to answer 'did you write to me?'. */
const answeredAlertsKeptMs = 30 * 24 * 60 * 60 * 1000;

interface Forgotten {
  readonly messages: number;
  readonly quotes: number;
  readonly mails: number;
  readonly stockAlerts: number;
  readonly history: number;
}

type Forget = (transaction: Transaction) => Promise<number>;

/**
 * Deletes what is older than the settings say. A few hundred rows at a time, so that buyers are never kept waiting; what
 * is not done when the signal comes is done tomorrow.
 */
export async function deleteExpiredData(
  db: Database,
  keep: KeptMonths,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<Forgotten | 'done elsewhere'> {
  const [messagesBefore, quotesBefore, historyBefore] = [keep.messages, keep.quotes, keep.history].map(
    (months) => forgottenBefore(now, months),
  );
  let isDoneElsewhere = false;
  async function all(forget: Forget): Promise<number> {
    let sum = 0;
    while (!isDoneElsewhere && !signal?.aborted) {
      const deleted = await inTransaction(db, async (transaction) =>
        (await tryDailyLock(transaction)) ? forget(transaction) : null,
      );
      if (deleted === null) isDoneElsewhere = true;
      sum += deleted ?? 0;
      if ((deleted ?? 0) < mostAtOnce) break;
    }
    return sum;
  }
  const before = (moment: Date | null | undefined, forget: (moment: Date) => Forget) =>
    moment ? all(forget(moment)) : 0;

  const answeredBefore = new Date(now.getTime() - answeredAlertsKeptMs);
  const forgotten = {
    messages: await before(messagesBefore, (moment) => (tx) => deleteOldMessages(tx, moment)),
    quotes: await before(quotesBefore, (moment) => (tx) => deleteOldQuotes(tx, moment)),
    mails: await before(messagesBefore, (moment) => (tx) => deleteOldEmails(tx, moment)),
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
