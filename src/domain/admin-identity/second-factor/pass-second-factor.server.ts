import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { SignInAccount } from '../admin-identity-queries.server.ts';
import {
  countFailures,
  countWrongCodes,
  deleteAttempt,
  insertAttempt,
  lockCodeAttempts,
  markSucceeded,
} from '../sign-in-attempt-queries.server.ts';
import type { FailureCounter } from '../sign-in-visitor.server.ts';
import { hashRecoveryCode } from './recovery-codes.server.ts';
import { unsealSecret } from './sealed-secret.server.ts';
import { allowedWrongTotpCodes, wrongTotpCodesCountForMs } from './second-factor-limits.ts';
import { spendRecoveryCode, spendTotpStep } from './second-factor-queries.server.ts';
import { findTotpStep } from './totp.server.ts';

interface SecondFactorCheck {
  readonly account: SignInAccount;
  /** A code of the app or a recovery code. */
  readonly typed: string;
  readonly counter: FailureCounter;
  readonly staffKey: string | undefined;
  readonly now: Date;
}

/** Lets a person pass whose account has no second factor, and one who has typed the right code; throws otherwise. */
export async function passSecondFactor(db: Database, check: SecondFactorCheck): Promise<void> {
  const { account, typed } = check;
  if (!account.totpConfirmedAt) return;
  if (typed === '') throw new ShopError('second_factor_needed');
  if (!/^\d{6}$/.test(typed)) {
    if (await spendRecoveryCode(db, account.id, hashRecoveryCode(typed))) return;
    throw new ShopError('wrong_second_factor');
  }
  await passTotp(db, check);
}

async function passTotp(db: Database, check: SecondFactorCheck): Promise<void> {
  const { account, typed, staffKey, now } = check;
  const attempt = await startTotpAttempt(db, check);
  const secret = unsealSecret(account.totpSecret, { staffKey, accountId: account.id });
  const step = secret && findTotpStep(secret, typed, now);
  if (!step) throw new ShopError('wrong_second_factor');
  if (!(await spendTotpStep(db, account.id, step))) {
    // A code that was used before is no guess.
    await deleteAttempt(db, attempt);
    throw new ShopError('wrong_second_factor');
  }
  await markSucceeded(db, attempt);
}

/**
 * Records a guess as wrong until it is right, one after the other. Unknown browsers share one count for each person, which
 * bounds all guesses of those who know the password; a known browser has its own, which a right code resets.
 */
async function startTotpAttempt(db: Database, { account, counter, now }: SecondFactorCheck): Promise<number> {
  const who = `totp/${counter.isKnown ? counter.who : account.id}`;
  const counted = { since: new Date(now.getTime() - wrongTotpCodesCountForMs), until: latestPlausible(now) };
  return inTransaction(db, async (transaction) => {
    await lockCodeAttempts(transaction);
    const wrong = counter.isKnown
      ? (await countFailures(transaction, who, counted)).count
      : await countWrongCodes(transaction, who, counted);
    if (wrong >= allowedWrongTotpCodes) throw new ShopError('second_factor_locked');
    return insertAttempt(transaction, { username: account.username ?? account.id, who, now });
  });
}
