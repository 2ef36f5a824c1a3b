import { and, eq, isNull, sql } from 'drizzle-orm';
import { adminAccounts, adminSessions } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

/** The specification knows one admin role, with this name. */
const username = 'admin';

export async function findAdminAccount(db: Queryable) {
  const [account] = await db
    .select({ id: adminAccounts.id, passwordHash: adminAccounts.passwordHash })
    .from(adminAccounts)
    .where(eq(adminAccounts.username, username));
  return account;
}

/** False when there is an account already. */
export async function insertAdminAccount(db: Queryable, passwordHash: string): Promise<boolean> {
  const created = await db
    .insert(adminAccounts)
    .values({ username, passwordHash })
    .onConflictDoNothing({ target: adminAccounts.username })
    .returning({ id: adminAccounts.id });
  return created.length > 0;
}

export async function updatePasswordHash(
  transaction: Transaction,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await transaction
    .update(adminAccounts)
    .set({ passwordHash, passwordChangedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(adminAccounts.id, accountId));
}

export async function revokeAllSessions(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .update(adminSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(adminSessions.accountId, accountId), isNull(adminSessions.revokedAt)));
}
