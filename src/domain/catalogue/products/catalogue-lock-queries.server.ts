import { sql } from 'drizzle-orm';
import type { Transaction } from '#database/transaction.ts';

/** One number for all processes of the shop. */
const catalogueLock = 746_031_203;

/**
 * Takes the advisory lock of the catalogue until the end of the transaction, so that its changes run one after the
 * other. A free slug, the last position and an empty category are facts about many rows, which no row lock protects;
 * retrying after a unique violation would protect only the slug. Staff write seldom, readers and buyers do not wait for
 * this lock, and the unique constraints remain as a second safeguard.
 */
export async function lockCatalogue(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${catalogueLock})`);
}
