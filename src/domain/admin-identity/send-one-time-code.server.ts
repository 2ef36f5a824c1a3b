import { createHash, randomInt } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { oneTimeCodeEmail } from '#mail/templates/one-time-code-email.ts';
import type { Locale } from '#primitives/locale.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { findAccountByName } from './admin-identity-queries.server.ts';
import { insertCode } from './one-time-code-queries.server.ts';
import { hashPassword } from './password.server.ts';
import { countFailures } from './sign-in-attempt-queries.server.ts';
import { countedFailures, failuresBeforeCode } from './sign-in-backoff.ts';
import { adminUsername, codeDigits, codeLifetimeMs } from './sign-in-constants.ts';
import { type FailureCounter, failureCounterOf, type Visitor } from './sign-in-visitor.server.ts';

interface SentCode {
  /** Opaque id that the browser sends back with the code. */
  readonly challenge: string;
  readonly expiresAt: Date;
  readonly isMailed: boolean;
}

type CodeEmail = ReturnType<typeof oneTimeCodeEmail>;

interface CodeSending extends Visitor {
  readonly now: Date;
  /** Of the page that asks; a person who has chosen a language is written to in that. */
  readonly locale: Locale;
  /** The email that a colleague has typed; empty for the first account, as clients of the specification ask for it. */
  readonly username: string;
  /** Counts a code that will be sent; rejects when it is one too many. */
  readonly countSent: (counter: FailureCounter) => Promise<void>;
  readonly shopName: LocalizedText;
  /** Whether there is a way to send email. */
  readonly canMail: boolean;
  /** Emails the code to the staff address of the shop, or to a colleague's own; rejects if that fails. */
  readonly email: (
    contents: CodeEmail,
    recipient: 'staff address' | { readonly own: string },
  ) => Promise<void>;
  readonly onMailFailure: (error: unknown) => void;
}

/**
 * Emails a one-time code to a person who forgot the password, and stores its hash. For the first account it is offered
 * after failed sign-ins, as the specification says. A colleague gets one at once at their own address; whether there is
 * such a colleague, neither the answer nor its time tells.
 */
export async function sendOneTimeCode(db: Database, sending: CodeSending): Promise<SentCode> {
  const { username, now } = sending;
  const isFirst = username === '' || username === adminUsername;
  const account = await findAccountByName(db, username || adminUsername);
  const counter = await failureCounterOf(db, sending, { accountId: account?.id, now });
  if (isFirst) {
    const { count } = await countFailures(db, counter.who, countedFailures(now));
    if (count < failuresBeforeCode || !account) throw new ShopError('code_not_offered');
  }
  // Only now: a request that gets no code must not use up the codes of others.
  await sending.countSent(counter);

  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expiresAt = new Date(now.getTime() + codeLifetimeMs);
  // Hashed like a password: with a fast hash, all million codes could be tried at once on a stolen database.
  const codeHash = await hashPassword(code);
  const guessCounter = account?.id ?? `name/${hashOf(username)}`;
  const challenge = await insertCode(db, {
    accountId: account?.id ?? null,
    guessCounter,
    codeHash,
    now,
    expiresAt,
  });
  const locale = account?.locale ?? sending.locale;
  const contents = oneTimeCodeEmail(code, locale, sending.shopName[locale]);
  if (isFirst) {
    const isMailed = await isSent(sending, () => sending.email(contents, 'staff address'));
    return { challenge, expiresAt, isMailed };
  }
  // Not awaited: how long the mail server takes would tell that there is such a colleague.
  if (account) void isSent(sending, () => sending.email(contents, { own: account.email }));
  return { challenge, expiresAt, isMailed: sending.canMail };
}

/** Guesses for a name without an account are counted by the name, so that they are refused when those of a person are. */
function hashOf(username: string): string {
  return createHash('sha256').update(username.trim().toLowerCase()).digest('hex');
}

async function isSent({ onMailFailure }: CodeSending, send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    onMailFailure(error);
    return false;
  }
}
