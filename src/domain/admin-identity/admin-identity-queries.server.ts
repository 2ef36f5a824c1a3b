import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { adminAccounts, adminSessions } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Staff } from './staff.ts';

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

export async function insertSession(db: Queryable, row: typeof adminSessions.$inferInsert): Promise<void> {
  await db.insert(adminSessions).values(row);
}

/** Whose session it is, unless it is over, revoked or older than any session may be. */
export async function findOpenSession(
  db: Queryable,
  { tokenHash, now, openedAfter }: { tokenHash: string; now: Date; openedAfter: Date },
): Promise<Staff | undefined> {
  const [staff] = await db
    .select({ username: adminAccounts.username })
    .from(adminSessions)
    .innerJoin(adminAccounts, eq(adminAccounts.id, adminSessions.accountId))
    .where(
      and(
        eq(adminSessions.tokenHash, tokenHash),
        isNull(adminSessions.revokedAt),
        gt(adminSessions.expiresAt, now),
        gt(adminSessions.createdAt, openedAfter),
      ),
    );
  return staff;
}
