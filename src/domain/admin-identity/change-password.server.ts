import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  findAccount,
  notePasswordConfirmed,
  revokeSessions,
  updatePasswordHash,
} from './admin-identity-queries.server.ts';
import { hashPassword, passwordMatches } from './password.server.ts';
import type { PasswordChange } from './password-change.ts';
import type { Staff } from './staff.ts';

/** Changes the password and revokes all other sessions. A session opened with a one-time code needs no old password. */
export async function changePassword(
  db: Database,
  { currentPassword, newPassword }: PasswordChange,
  { staff, origin }: { readonly staff: Staff; readonly origin: ChangeOrigin },
): Promise<void> {
  const account = await findAccount(db, staff.accountId);
  const isRight =
    staff.openedBy === 'code' || (await passwordMatches(account.passwordHash, currentPassword ?? ''));
  if (!isRight) {
    throw new ShopError('invalid_input', { fields: [{ path: 'currentPassword', code: 'wrong' }] });
  }
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (transaction) => {
    await updatePasswordHash(transaction, account.id, { passwordHash });
    await revokeSessions(transaction, account.id, { except: staff.sessionId });
    await notePasswordConfirmed(transaction, staff.sessionId, origin.now);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'change-password',
      entity: 'account',
      entityId: account.id,
    });
  });
}
