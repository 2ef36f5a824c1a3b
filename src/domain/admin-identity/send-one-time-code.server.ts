import { randomInt } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { oneTimeCodeEmail } from '#mail/templates/one-time-code-email.ts';
import type { Locale } from '#primitives/locale.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findAdminAccount } from './admin-identity-queries.server.ts';
import { insertCode } from './one-time-code-queries.server.ts';
import { hashPassword } from './password.server.ts';
import { countFailures } from './sign-in-attempt-queries.server.ts';
import { countedFailures, failuresBeforeCode } from './sign-in-backoff.ts';
import { codeDigits, codeLifetimeMs } from './sign-in-constants.ts';
import { failureCounterOf, type Visitor } from './sign-in-visitor.server.ts';

interface SentCode {
  /** Opaque id that the browser sends back with the code. */
  readonly challenge: string;
  readonly expiresAt: Date;
}

interface CodeSending extends Visitor {
  readonly now: Date;
  readonly locale: Locale;
  /** Counts a code that will be sent; rejects when it is one too many. */
  readonly countSent: (counter: Awaited<ReturnType<typeof failureCounterOf>>) => Promise<void>;
  /** In that language. */
  readonly shopName: string;
  /** Emails the code, which is not returned otherwise; rejects if that fails. */
  readonly email: (contents: ReturnType<typeof oneTimeCodeEmail>) => Promise<void>;
  readonly onMailFailure: (error: unknown) => void;
}

/** Emails a one-time code to staff who forgot the password, and stores its hash. */
export async function sendOneTimeCode(
  db: Database,
  { now, locale, countSent, shopName, email, onMailFailure, ...visitor }: CodeSending,
): Promise<SentCode & { readonly isMailed: boolean }> {
  const counter = await failureCounterOf(db, visitor, now);
  const { count } = await countFailures(db, counter.who, countedFailures(now));
  const account = await findAdminAccount(db);
  if (count < failuresBeforeCode || !account) throw new ShopError('code_not_offered');
  // Only now: a request that gets no code must not use up the codes of others.
  await countSent(counter);

  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expiresAt = new Date(now.getTime() + codeLifetimeMs);
  // Hashed like a password: with a fast hash, all million codes could be tried at once on a stolen database.
  const codeHash = await hashPassword(code);
  const challenge = await insertCode(db, { accountId: account.id, codeHash, now, expiresAt });
  try {
    await email(oneTimeCodeEmail(code, locale, shopName));
    return { challenge, expiresAt, isMailed: true };
  } catch (error) {
    onMailFailure(error);
    return { challenge, expiresAt, isMailed: false };
  }
}
