import { parse } from 'hono/utils/cookie';
import type { Queryable } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { isKnownBrowser } from './admin-identity-queries.server.ts';
import { browserCookieName, knownBrowserMs } from './sign-in-constants.ts';

export interface Visitor {
  readonly address: string;
  readonly cookies: string | null;
  readonly userAgent: string;
}

/** The key by which failures are counted. */
export interface FailureCounter {
  readonly who: string;
  /** Whether the person whose account it is signed in with this browser before. */
  readonly isKnown: boolean;
}

/**
 * The key by which the failures of a visitor are counted: a browser that the person signed in with before, else the IP
 * address. A known browser has its own count, so that an attacker at the same address cannot lock the person out. The
 * browser of one person is a stranger's for the account of another, also after it was deactivated.
 */
export async function failureCounterOf(
  db: Queryable,
  { address, cookies }: Visitor,
  { accountId, now }: { readonly accountId: string | undefined; readonly now: Date },
): Promise<FailureCounter> {
  const browser = parse(cookies ?? '', browserCookieName)[browserCookieName];
  const since = new Date(now.getTime() - knownBrowserMs);
  const isKnown =
    accountId !== undefined &&
    browser !== undefined &&
    isUuid(browser) &&
    (await isKnownBrowser(db, { browser, accountId, since }));
  if (isKnown) {
    return { who: `browser/${browser}`, isKnown: true };
  }
  return { who: address, isKnown: false };
}
