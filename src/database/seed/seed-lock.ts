import { sql } from 'drizzle-orm';
import type { Transaction } from '../transaction.ts';

/** Key of the advisory lock that keeps two servers from both seeding an empty database. */
const seedLock = 746_031_202;

export async function lockSeed(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
}
