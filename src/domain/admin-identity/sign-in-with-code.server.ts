import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { countActivePeople, findAccount } from './admin-identity-queries.server.ts';
import { countCodeAttempt, findGuessed, useCode } from './one-time-code-queries.server.ts';
import { type OpenedSession, openStaffSession } from './open-staff-session.server.ts';
import { passwordMatches } from './password.server.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.server.ts';
import {
  countWrongCodes,
  deleteAttempt,
  insertAttempt,
  lockCodeAttempts,
  markSucceeded,
} from './sign-in-attempt-queries.server.ts';
import { wrongCodeLimit } from './sign-in-backoff.ts';
import { type FailureCounter, failureCounterOf, type Visitor } from './sign-in-visitor.server.ts';
import { newSessionToken } from './staff-sessions.server.ts';

interface CodeSignIn {
  readonly challenge: string;
  readonly code: string;
  /** A code of the authenticator app or a recovery code; empty if none was typed. */
  readonly secondFactor: string;
}

/** Signs in with a one-time code from a mailbox in place of the password. Such a session may set a new password. */
export async function signInWithCode(
  db: Database,
  { challenge, code, secondFactor }: CodeSignIn,
  { now, staffKey, ...visitor }: Visitor & { readonly now: Date; readonly staffKey: string | undefined },
): Promise<OpenedSession & { readonly name: string }> {
  const { accountId, guessCounter } = await findGuessed(db, challenge);
  const counter = await failureCounterOf(db, visitor, { accountId, now });
  const attempt = await startCodeAttempt(db, counter, { guessCounter, now });
  // Counted before the comparison, so that concurrent attempts cannot exceed the limit of five.
  const taken = await countCodeAttempt(db, challenge, now);
  if (!taken) {
    // Nothing was guessed.
    await deleteAttempt(db, attempt);
    throw new ShopError('code_over');
  }
  const isRight = await passwordMatches(taken.codeHash, code);
  if (!isRight || !taken.accountId) throw new ShopError('wrong_code');
  const { id, accountId: owner } = { ...taken, accountId: taken.accountId };
  await markSucceeded(db, attempt);
  const account = await findAccount(db, owner);
  await passSecondFactor(db, { account, typed: secondFactor, counter, staffKey, now });
  return inTransaction(db, async (transaction) => {
    if (!(await useCode(transaction, { id, accountId: owner }, now))) throw new ShopError('code_over');
    const opened = await openStaffSession(transaction, {
      accountId: owner,
      now,
      newToken: newSessionToken,
      openedBy: 'code',
      userAgent: visitor.userAgent,
      address: visitor.address,
    });
    return { ...opened, name: account.name };
  });
}

/**
 * Records a guess of a code as wrong until it is right, one after the other, so that concurrent guesses cannot exceed the
 * limit. Unknown browsers share one count for each person, so that guesses for one person's code lock out no other; the
 * more people there are, the fewer each has. A known browser has its own, so that strangers cannot use up the guesses of
 * staff.
 */
async function startCodeAttempt(
  db: Database,
  { who, isKnown }: FailureCounter,
  { guessCounter, now }: { readonly guessCounter: string; readonly now: Date },
): Promise<number> {
  const counter = `code/${isKnown ? who : guessCounter}`;
  return inTransaction(db, async (transaction) => {
    await lockCodeAttempts(transaction);
    const { allowed, countForMs } = wrongCodeLimit(isKnown ? 1 : await countActivePeople(transaction));
    const counted = { since: new Date(now.getTime() - countForMs), until: latestPlausible(now) };
    if ((await countWrongCodes(transaction, counter, counted)) >= allowed) {
      throw new ShopError('too_many_requests');
    }
    return insertAttempt(transaction, { username: '', who: counter, now });
  });
}
