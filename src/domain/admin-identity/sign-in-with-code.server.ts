import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { countCodeAttempt, useCode } from './one-time-code-queries.server.ts';
import { type OpenedSession, openStaffSession } from './open-staff-session.server.ts';
import { passwordMatches } from './password.server.ts';
import {
  countWrongCodes,
  deleteAttempt,
  insertAttempt,
  lockCodeAttempts,
  markSucceeded,
} from './sign-in-attempt-queries.server.ts';
import { allowedWrongCodes, wrongCodesCountForMs } from './sign-in-backoff.ts';
import { adminUsername } from './sign-in-constants.ts';
import { failureCounterOf, type Visitor } from './sign-in-visitor.server.ts';
import { newSessionToken } from './staff-sessions.server.ts';

/** Signs in with a one-time code from the staff mailbox. Such a session may set a new password. */
export async function signInWithCode(
  db: Database,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  { now, ...visitor }: Visitor & { readonly now: Date },
): Promise<OpenedSession> {
  const attempt = await startCodeAttempt(db, visitor, now);
  // Counted before the comparison, so that concurrent attempts cannot exceed the limit of five.
  const taken = await countCodeAttempt(db, challenge, now);
  if (!taken) {
    // Nothing was guessed.
    await deleteAttempt(db, attempt);
    throw new ShopError('code_over');
  }
  if (!(await passwordMatches(taken.codeHash, code))) throw new ShopError('wrong_code');
  return inTransaction(db, async (transaction) => {
    if (!(await useCode(transaction, taken, now))) throw new ShopError('code_over');
    await markSucceeded(transaction, attempt);
    return openStaffSession(transaction, {
      accountId: taken.accountId,
      now,
      newToken: newSessionToken,
      openedBy: 'code',
      userAgent: visitor.userAgent,
      address: visitor.address,
    });
  });
}

/**
 * Records a guess of a code as wrong until it is right, one after the other, so that concurrent guesses cannot exceed the
 * limit. Unknown browsers share one count, which bounds all guesses of strangers; a known browser has its own, so that
 * strangers cannot use up the guesses of staff.
 */
async function startCodeAttempt(db: Database, visitor: Visitor, now: Date): Promise<number> {
  const { who, isKnown } = await failureCounterOf(db, visitor, now);
  const counter = `code/${isKnown ? who : 'unknown'}`;
  const counted = { since: new Date(now.getTime() - wrongCodesCountForMs), until: latestPlausible(now) };
  return inTransaction(db, async (transaction) => {
    await lockCodeAttempts(transaction);
    if ((await countWrongCodes(transaction, counter, counted)) >= allowedWrongCodes) {
      throw new ShopError('too_many_requests');
    }
    return insertAttempt(transaction, { username: adminUsername, who: counter, now });
  });
}
