import type { Queryable } from '#database/transaction.ts';
import { insertSession } from './admin-identity-queries.server.ts';
import { longestSessionMs } from './session-cookie.ts';
import { hashSessionToken } from './session-token.server.ts';

interface NewSession {
  readonly accountId: string;
  readonly now: Date;
  readonly newToken: () => string;
}

/** Returns the token for the cookie; the database keeps only its hash. */
export async function openStaffSession(
  db: Queryable,
  { accountId, now, newToken }: NewSession,
): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    accountId,
    tokenHash: hashSessionToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + longestSessionMs),
  });
  return token;
}
