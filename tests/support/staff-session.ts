import type { Database } from '#database/connect.ts';
import {
  findAdminAccount,
  insertAdminAccount,
} from '#domain/admin-identity/admin-identity-queries.server.ts';
import { openStaffSession } from '#domain/admin-identity/open-staff-session.server.ts';
import { sessionCookieName } from '#domain/admin-identity/sign-in-constants.ts';
import { newSessionToken } from '#domain/admin-identity/staff-sessions.server.ts';
import { testNow } from './app.ts';

/** Opens a session of staff at that moment and returns the headers of a request that belongs to it. */
export async function signInForTest(db: Database, now = testNow): Promise<{ cookie: string }> {
  await insertAdminAccount(db, 'no password has this hash');
  const account = await findAdminAccount(db);
  if (!account) throw new Error('there is no admin account');
  const { token } = await openStaffSession(db, { accountId: account.id, now, newToken: newSessionToken });
  return { cookie: `${sessionCookieName}=${token}` };
}
