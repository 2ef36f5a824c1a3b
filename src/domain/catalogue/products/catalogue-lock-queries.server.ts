import { sql } from 'drizzle-orm';
import type { Transaction } from '#database/transaction.ts';

/** One number for all processes of the shop. */
const catalogueLock = 746_031_203;

/**
 * Lets one change of the catalogue happen after the other, until the end of its transaction. A free slug, the
 * last place in the order and an empty category are facts about many rows, which no lock on a row protects;
 * trying and repeating after a unique violation would protect only the slug. Staff write seldom, readers and
 * buyers do not wait for this lock, and the unique constraints stay behind it as a second wall.
 */
export async function lockCatalogue(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${catalogueLock})`);
}
