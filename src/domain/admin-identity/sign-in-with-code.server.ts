import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { countCodeAttempt, useCode } from './one-time-code-queries.server.ts';
import { type OpenedSession, openStaffSession } from './open-staff-session.server.ts';
import { passwordMatches } from './password.server.ts';
import type { Visitor } from './sign-in-visitor.server.ts';
import { newSessionToken } from './staff-sessions.server.ts';

/** Signs in with a one-time code from the staff mailbox. Such a session may set a new password. */
export async function signInWithCode(
  db: Database,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  { now, userAgent, address }: Visitor & { readonly now: Date },
): Promise<OpenedSession> {
  // Counted before the comparison, so that concurrent attempts cannot exceed the limit of five.
  const taken = await countCodeAttempt(db, challenge, now);
  if (!taken) throw new ShopError('code_over');
  if (!(await passwordMatches(taken.codeHash, code))) throw new ShopError('wrong_code');
  return inTransaction(db, async (transaction) => {
    if (!(await useCode(transaction, taken.id, now))) throw new ShopError('code_over');
    return openStaffSession(transaction, {
      accountId: taken.accountId,
      now,
      newToken: newSessionToken,
      openedBy: 'code',
      userAgent,
      address,
    });
  });
}
