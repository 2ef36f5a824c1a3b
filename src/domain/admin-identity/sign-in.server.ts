import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findAccountByName, type SignInAccount } from './admin-identity-queries.server.ts';
import { type OpenedSession, openStaffSession } from './open-staff-session.server.ts';
import { hashPassword, passwordMatches } from './password.server.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.server.ts';
import {
  countFailures,
  countFailuresOfUnknownBrowsers,
  deleteAttempt,
  insertAttempt,
  markSucceeded,
} from './sign-in-attempt-queries.server.ts';
import { backoffAfter, countedFailures, waitForUnknownBrowsers } from './sign-in-backoff.ts';
import { type FailureCounter, failureCounterOf, type Visitor } from './sign-in-visitor.server.ts';
import { newSessionToken } from './staff-sessions.server.ts';

interface Credentials {
  /** The user name of the specification, or the person's email. */
  readonly username: string;
  readonly password: string;
  /** A code of the authenticator app or a recovery code; empty if none was typed. */
  readonly secondFactor: string;
}

interface SignInContext extends Visitor {
  readonly now: Date;
  /** The setting STAFF_KEY. */
  readonly staffKey: string | undefined;
}

/** Opens a session for a person's name and password and, where they set one up, second factor. */
export async function signIn(
  db: Database,
  { username, password, secondFactor }: Credentials,
  { now, staffKey, ...visitor }: SignInContext,
  verify: typeof passwordMatches = passwordMatches,
): Promise<OpenedSession & { readonly name: string }> {
  const account = await findAccountByName(db, username);
  const counter = await failureCounterOf(db, visitor, { accountId: account?.id, now });
  const attempt = await startAttempt(db, account, counter, now);
  // An unknown name verifies a decoy hash, so that the response time does not reveal which names exist.
  const matches = await verify(account?.passwordHash ?? (await decoyHash()), password);
  if (!account || !matches) throw new ShopError('wrong_credentials');
  // Without a code nothing was guessed: the page asks for it next.
  if (account.totpConfirmedAt && secondFactor === '') await deleteAttempt(db, attempt);
  await passSecondFactor(db, { account, typed: secondFactor, counter, staffKey, now });
  return inTransaction(db, async (transaction) => {
    await markSucceeded(transaction, attempt);
    const opened = await openStaffSession(transaction, {
      accountId: account.id,
      now,
      newToken: newSessionToken,
      userAgent: visitor.userAgent,
      address: visitor.address,
    });
    return { ...opened, name: account.name };
  });
}

/** Records an attempt. Rejects it after too many failures, before the password is checked. */
async function startAttempt(
  db: Database,
  account: SignInAccount | undefined,
  { who, isKnown }: FailureCounter,
  now: Date,
): Promise<number> {
  // What was typed is not stored: people type a password there by mistake.
  const username = account ? (account.username ?? account.id) : '';
  const attempt = await insertAttempt(db, { username, who, now });
  const counted = { ...countedFailures(now), besides: attempt };
  const wait = Math.max(
    backoffAfter(await countFailures(db, who, counted), now),
    isKnown ? 0 : waitForUnknownBrowsers(await countFailuresOfUnknownBrowsers(db, counted), now),
  );
  if (wait === 0) return attempt;
  await deleteAttempt(db, attempt);
  throw new ShopError('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) });
}

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword('the password of no account');
  return decoy;
}
