import { parse } from 'hono/utils/cookie';
import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findOpenSession } from './admin-identity-queries.server.ts';
import { longestSessionMs, sessionCookieName } from './sign-in-constants.ts';
import type { Staff } from './staff.ts';
import { hashSessionToken } from './staff-sessions.server.ts';

/** Authenticates staff by cookie; throws `not_signed_in` without an open session. */
export async function requireStaff(db: Queryable, cookies: string | null, now: Date): Promise<Staff> {
  const token = parse(cookies ?? '', sessionCookieName)[sessionCookieName];
  if (!token) throw new ShopError('not_signed_in');
  const staff = await findOpenSession(db, {
    tokenHash: hashSessionToken(token),
    now,
    // Checked here too, so that a wrong expiry in the row cannot extend a session.
    openedAfter: new Date(now.getTime() - longestSessionMs),
  });
  if (!staff) throw new ShopError('not_signed_in');
  return staff;
}
