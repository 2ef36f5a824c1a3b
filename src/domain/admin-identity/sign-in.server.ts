import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findAdminAccount } from './admin-identity-queries.server.ts';
import { type OpenedSession, openStaffSession } from './open-staff-session.server.ts';
import { hashPassword, passwordMatches } from './password.server.ts';
import {
  countFailures,
  countFailuresOfUnknownBrowsers,
  deleteAttempt,
  insertAttempt,
  markSucceeded,
} from './sign-in-attempt-queries.server.ts';
import { backoffAfter, countedFailures, waitForUnknownBrowsers } from './sign-in-backoff.ts';
import { adminUsername } from './sign-in-constants.ts';
import { failureCounterOf, type Visitor } from './sign-in-visitor.server.ts';
import { newSessionToken } from './staff-sessions.server.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Opens a session for the admin's name and password. */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  { now, ...visitor }: Visitor & { readonly now: Date },
  verify: typeof passwordMatches = passwordMatches,
): Promise<OpenedSession> {
  const attempt = await startAttempt(db, username, visitor, now);
  const account = await findAdminAccount(db);
  // An unknown name verifies a decoy hash, so that the response time does not reveal which names exist.
  const hash = username === adminUsername ? account?.passwordHash : undefined;
  const matches = await verify(hash ?? (await decoyHash()), password);
  if (!account || !hash || !matches) throw new ShopError('wrong_credentials');
  return inTransaction(db, async (transaction) => {
    await markSucceeded(transaction, attempt);
    return openStaffSession(transaction, {
      accountId: account.id,
      now,
      newToken: newSessionToken,
      userAgent: visitor.userAgent,
      address: visitor.address,
    });
  });
}

/** Records an attempt. Rejects it after too many failures, before the password is checked. */
async function startAttempt(db: Database, username: string, visitor: Visitor, now: Date): Promise<number> {
  const { who, isKnown } = await failureCounterOf(db, visitor, now);
  // Another name is not stored: people type their own, or a password.
  const attempt = await insertAttempt(db, { username: username === adminUsername ? username : '', who, now });
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
