import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  listOpenSessions,
  noteSessionSeen,
  revokeSession,
  revokeSessions,
} from './admin-identity-queries.server.ts';
import { longestSessionMs } from './sign-in-constants.ts';
import type { Staff } from './staff.ts';

const openAt = (now: Date) => ({ now, openedAfter: new Date(now.getTime() - longestSessionMs) });

/** Lists the person's open sessions, the newest first; marks the caller's own. */
export async function listStaffSessions(db: Database, staff: Staff, now: Date) {
  const sessions = await listOpenSessions(db, staff.accountId, openAt(now));
  return sessions.map((session) => ({ ...session, isCurrent: session.id === staff.sessionId }));
}

/** Ends one of the person's own sessions; those of colleagues end when they are deactivated. */
export async function endStaffSession(
  db: Database,
  id: string,
  { staff, now }: { readonly staff: Staff; readonly now: Date },
): Promise<void> {
  if (!(await revokeSession(db, { id, accountId: staff.accountId }, now))) throw new ShopError('not_found');
}

export async function endOtherSessions(db: Database, staff: Staff): Promise<void> {
  await inTransaction(db, (transaction) =>
    revokeSessions(transaction, staff.accountId, { except: staff.sessionId }),
  );
}

/** Revokes the session of a token. Idempotent. */
export async function signOut(db: Database, token: string, now: Date): Promise<void> {
  await revokeSession(db, { tokenHash: hashSessionToken(token) }, now);
}

/** Updates when a session was last seen; every open screen calls it every few minutes. */
export async function noteStaffSeen(db: Database, { sessionId }: Staff, now: Date): Promise<void> {
  await noteSessionSeen(db, sessionId, now);
}

/** A random token of 256 bits. It cannot be guessed, so a fast hash is enough to store it. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
