import { and, lt, not } from 'drizzle-orm';
import {
  adminInvitations,
  adminSessions,
  oneTimeCodes,
  signInAttempts,
} from '#database/schema/admin-identity.ts';
import type { Transaction } from '#database/transaction.ts';
import { isCodeAttempt, isSecondFactorAttempt } from './sign-in-attempt-queries.server.ts';

export async function deleteAttemptsBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction
    .delete(signInAttempts)
    .where(and(lt(signInAttempts.createdAt, moment), not(isSecondFactorAttempt), not(isCodeAttempt)));
  return rowCount ?? 0;
}

/** Attempts at a second factor count for longer, and name no address. */
export async function deleteSecondFactorAttemptsBefore(
  transaction: Transaction,
  moment: Date,
): Promise<void> {
  await transaction
    .delete(signInAttempts)
    .where(and(lt(signInAttempts.createdAt, moment), isSecondFactorAttempt));
}

/** Attempts at one-time codes count for longer as well; they name the account, or a hash of what was typed. */
export async function deleteCodeAttemptsBefore(transaction: Transaction, moment: Date): Promise<void> {
  await transaction.delete(signInAttempts).where(and(lt(signInAttempts.createdAt, moment), isCodeAttempt));
}

export async function deleteInvitationsOverBefore(transaction: Transaction, moment: Date): Promise<void> {
  await transaction.delete(adminInvitations).where(lt(adminInvitations.expiresAt, moment));
}

export async function deleteSessionsOpenedBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(adminSessions).where(lt(adminSessions.createdAt, moment));
  return rowCount ?? 0;
}

export async function deleteCodesOverBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, moment));
  return rowCount ?? 0;
}
