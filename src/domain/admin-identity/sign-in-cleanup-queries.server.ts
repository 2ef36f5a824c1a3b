import { lt } from 'drizzle-orm';
import { adminSessions, oneTimeCodes, signInAttempts } from '#database/schema/admin-identity.ts';
import type { Transaction } from '#database/transaction.ts';

export async function deleteAttemptsBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(signInAttempts).where(lt(signInAttempts.createdAt, moment));
  return rowCount ?? 0;
}

export async function deleteSessionsOpenedBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(adminSessions).where(lt(adminSessions.createdAt, moment));
  return rowCount ?? 0;
}

export async function deleteCodesOverBefore(transaction: Transaction, moment: Date): Promise<number> {
  const { rowCount } = await transaction.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, moment));
  return rowCount ?? 0;
}
