import { parse } from 'hono/utils/cookie';
import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findOpenSession } from './admin-identity-queries.server.ts';
import { longestSessionMs, sessionCookieName } from './session-cookie.ts';
import { hashSessionToken } from './session-token.server.ts';
import type { Staff } from './staff.ts';

/** Who sent a request with these cookies; `not_signed_in` unless a session of staff is open. */
export async function requireStaff(db: Queryable, cookies: string | null, now: Date): Promise<Staff> {
  const token = parse(cookies ?? '', sessionCookieName)[sessionCookieName];
  if (!token) throw new ShopError('not_signed_in');
  const staff = await findOpenSession(db, {
    tokenHash: hashSessionToken(token),
    now,
    // Also checked here, so that no way of writing the row makes a session that lasts longer.
    openedAfter: new Date(now.getTime() - longestSessionMs),
  });
  if (!staff) throw new ShopError('not_signed_in');
  return staff;
}
