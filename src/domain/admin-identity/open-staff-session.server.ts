import type { Queryable } from '#database/transaction.ts';
import { insertSession, noteSignIn } from './admin-identity-queries.server.ts';
import { longestSessionMs } from './sign-in-constants.ts';
import type { Staff } from './staff.ts';
import { hashSessionToken } from './staff-sessions.server.ts';

interface NewSession {
  readonly accountId: string;
  readonly now: Date;
  readonly newToken: () => string;
  readonly openedBy?: Staff['openedBy'];
  readonly userAgent?: string;
  readonly address?: string;
}

export interface OpenedSession {
  readonly id: string;
  /** The cookie value; the database stores only its hash. */
  readonly token: string;
  readonly signedInAt: Date;
  readonly endsAt: Date;
}

const longestUserAgent = 300;

export async function openStaffSession(
  db: Queryable,
  { accountId, now, newToken, openedBy = 'password', userAgent = '', address = '' }: NewSession,
): Promise<OpenedSession> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + longestSessionMs);
  const id = await insertSession(db, {
    accountId,
    tokenHash: hashSessionToken(token),
    openedBy,
    userAgent: userAgent.slice(0, longestUserAgent),
    address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endsAt,
  });
  await noteSignIn(db, accountId, now);
  return { id, token, signedInAt: now, endsAt };
}
