import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Staff } from '../staff.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts';
import { sealSecret, unsealSecret } from './sealed-secret.server.ts';
import { lockSecondFactor, updateSecondFactor } from './second-factor-queries.server.ts';
import { findTotpStep, newTotpSecret, totpUri } from './totp.server.ts';

interface SettingUp {
  readonly staff: Staff;
  readonly origin: ChangeOrigin;
  readonly staffKey: string | undefined;
}

/** Makes a key for an authenticator app. It counts only once `confirmSecondFactor` has seen a code of it. */
export async function beginSecondFactor(
  db: Database,
  { staff, staffKey, issuer }: Omit<SettingUp, 'origin'> & { readonly issuer: string },
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { accountId } = staff;
  const secret = newTotpSecret();
  return inTransaction(db, async (transaction) => {
    const current = await requireSecondFactor(transaction, accountId);
    if (current.totpConfirmedAt) throw new ShopError('status_not_possible');
    await updateSecondFactor(transaction, accountId, {
      totpSecret: sealSecret(secret, { staffKey, accountId }),
    });
    return { secret, uri: totpUri(secret, { issuer, account: current.email || current.name }) };
  });
}

/** Turns the second factor on with a first code of the app; returns the recovery codes, which are shown only now. */
export async function confirmSecondFactor(
  db: Database,
  code: string,
  { staff, origin, staffKey }: SettingUp,
): Promise<string[]> {
  const { accountId } = staff;
  return inTransaction(db, async (transaction) => {
    const current = await requireSecondFactor(transaction, accountId);
    if (current.totpConfirmedAt || current.totpSecret === '') throw new ShopError('status_not_possible');
    const secret = unsealSecret(current.totpSecret, { staffKey, accountId });
    const step = secret && findTotpStep(secret, code, origin.now);
    if (!step) throw new ShopError('invalid_input', { fields: [{ path: 'code', code: 'wrong' }] });
    const codes = newRecoveryCodes();
    await updateSecondFactor(transaction, accountId, {
      totpConfirmedAt: origin.now,
      totpLastStep: step,
      recoveryCodeHashes: codes.map(hashRecoveryCode),
    });
    await record(transaction, 'turn-on-second-factor', accountId, origin);
    return codes;
  });
}

/** Replaces the recovery codes; the earlier ones no longer work. */
export async function renewRecoveryCodes(
  db: Database,
  { staff, origin }: Omit<SettingUp, 'staffKey'>,
): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    const current = await requireSecondFactor(transaction, staff.accountId);
    if (!current.totpConfirmedAt) throw new ShopError('status_not_possible');
    const codes = newRecoveryCodes();
    await updateSecondFactor(transaction, staff.accountId, {
      recoveryCodeHashes: codes.map(hashRecoveryCode),
    });
    await record(transaction, 'renew-recovery-codes', staff.accountId, origin);
    return codes;
  });
}

/** Turns the second factor of a person off: their own, or that of a colleague who has lost phone and recovery codes. */
export async function turnOffSecondFactor(
  db: Database,
  accountId: string,
  origin: ChangeOrigin,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const current = await requireSecondFactor(transaction, accountId);
    if (current.totpSecret === '') return;
    await updateSecondFactor(transaction, accountId, {
      totpSecret: '',
      totpConfirmedAt: null,
      recoveryCodeHashes: [],
    });
    if (current.totpConfirmedAt) await record(transaction, 'turn-off-second-factor', accountId, origin);
  });
}

async function requireSecondFactor(transaction: Transaction, accountId: string) {
  const current = await lockSecondFactor(transaction, accountId);
  if (!current) throw new ShopError('not_found');
  return current;
}

async function record(
  transaction: Transaction,
  action: string,
  accountId: string,
  origin: ChangeOrigin,
): Promise<void> {
  await recordChanges(transaction, { invalidatesPages: false }, origin, {
    action,
    entity: 'colleague',
    entityId: accountId,
  });
}
