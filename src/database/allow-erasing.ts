import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction.ts';

/**
 * Lets this transaction change or delete entries of the history, which the database refuses otherwise. For emptying the
 * shop, and for what the law says must be forgotten; nothing that staff can ask for calls it.
 */
export async function allowErasing(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local shop.erasing = 'on'`);
}
