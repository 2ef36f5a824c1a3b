import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction.ts';

/**
 * Lets this transaction change or delete entries of the history, which the database refuses otherwise. For emptying the
 * shop, for entries that are older than the settings keep them, and for taking a person out of them. Nothing that staff
 * can ask for takes away who did what and when.
 */
export async function allowErasing(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local shop.erasing = 'on'`);
}
