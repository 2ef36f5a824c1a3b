import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { takeCodeAttempt, useCode } from './one-time-code-queries.server.ts';
import { type OpenedSession, openStaffSession } from './open-staff-session.server.ts';
import { passwordMatches } from './password.server.ts';
import { newSessionToken } from './session-token.server.ts';
import type { Visitor } from './sign-in-visitor.server.ts';

/** Opens a session for whoever reads the staff's mail. It also lets them choose a new password. */
export async function signInWithCode(
  db: Database,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  { now, userAgent, address }: Visitor & { readonly now: Date },
): Promise<OpenedSession> {
  // Counted before it is compared: five attempts are five, also all at once.
  const taken = await takeCodeAttempt(db, challenge, now);
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
