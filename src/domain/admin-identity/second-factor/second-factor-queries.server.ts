import { and, eq, lt, sql } from 'drizzle-orm';
import { adminAccounts } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

/** Notes that the code of a step was used; false if that or a newer one was used before. */
export async function spendTotpStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const used = await db
    .update(adminAccounts)
    .set({ totpLastStep: step })
    .where(and(eq(adminAccounts.id, accountId), lt(adminAccounts.totpLastStep, step)))
    .returning({ id: adminAccounts.id });
  return used.length > 0;
}

/** Uses up a recovery code; false if it is none of the person's. */
export async function spendRecoveryCode(
  db: Queryable,
  accountId: string,
  codeHash: string,
): Promise<boolean> {
  const { recoveryCodeHashes } = adminAccounts;
  const used = await db
    .update(adminAccounts)
    .set({ recoveryCodeHashes: sql`array_remove(${recoveryCodeHashes}, ${codeHash})` })
    .where(and(eq(adminAccounts.id, accountId), sql`${codeHash} = any(${recoveryCodeHashes})`))
    .returning({ id: adminAccounts.id });
  return used.length > 0;
}

/** Reads what the person has set up, and locks it until the transaction ends. */
export async function lockSecondFactor(transaction: Transaction, accountId: string) {
  const [row] = await transaction
    .select({
      totpSecret: adminAccounts.totpSecret,
      totpConfirmedAt: adminAccounts.totpConfirmedAt,
      name: adminAccounts.name,
      email: adminAccounts.email,
    })
    .from(adminAccounts)
    .where(sql`${adminAccounts.id}::text = ${accountId}`)
    .for('update');
  return row;
}

export async function updateSecondFactor(
  transaction: Transaction,
  accountId: string,
  columns: Partial<
    Pick<
      typeof adminAccounts.$inferInsert,
      'totpSecret' | 'totpConfirmedAt' | 'totpLastStep' | 'recoveryCodeHashes'
    >
  >,
): Promise<void> {
  await transaction.update(adminAccounts).set(columns).where(eq(adminAccounts.id, accountId));
}
