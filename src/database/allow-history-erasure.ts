import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction.ts';

/**
 * Lets this transaction change or delete entries of the audit log, which a trigger refuses otherwise. For resetting the
 * shop, deleting entries past their retention period, and erasing personal data. No staff action removes who did what
 * and when.
 */
export async function allowErasing(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local shop.erasing = 'on'`);
}
