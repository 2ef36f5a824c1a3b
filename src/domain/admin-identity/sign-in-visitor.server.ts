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

/**
 * The key by which the failures of a visitor are counted: a known browser, else the IP address. A known browser has its
 * own count, so that an attacker at the same address cannot lock staff out.
 */
export async function failureCounterOf(
  db: Queryable,
  { address, cookies }: Visitor,
  now: Date,
): Promise<{ readonly who: string; readonly isKnown: boolean }> {
  const browser = parse(cookies ?? '', browserCookieName)[browserCookieName];
  const since = new Date(now.getTime() - knownBrowserMs);
  if (browser && isUuid(browser) && (await isKnownBrowser(db, browser, since))) {
    return { who: `browser/${browser}`, isKnown: true };
  }
  return { who: address, isKnown: false };
}
