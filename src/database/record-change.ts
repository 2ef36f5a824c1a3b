import { invalidatePages } from './content-version.ts';
import { auditLog } from './schema/audit-log.ts';
import type { Transaction } from './transaction.ts';

/** Who changes something, when, and in answer to which request. */
export interface ChangeOrigin {
  readonly actor: string;
  readonly requestId: string;
  readonly now: Date;
}

/** An entity as the API shows it. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface Change {
  /** Verb and noun, for example 'update-product'. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  /** Absent for what was created. What staff edit has its version in it; a mail, for one, has none. */
  readonly before?: Versioned | { readonly id: string };
  /** Absent for what was deleted. */
  readonly after?: Versioned | { readonly id: string };
}

/** Writes a change into the history and makes every server drop the pages that show the old state. */
export async function recordChange(
  transaction: Transaction,
  origin: ChangeOrigin,
  change: Change,
): Promise<void> {
  await recordFollowingChanges(transaction, origin, [change]);
  await invalidatePages(transaction);
}

/**
 * The history alone: for what a change takes along with it, such as the products of a deleted category, and for what no
 * public page shows, such as orders and messages.
 */
export async function recordFollowingChanges(
  transaction: Transaction,
  { actor, requestId, now }: ChangeOrigin,
  changes: readonly Change[],
): Promise<void> {
  await transaction
    .insert(auditLog)
    .values(changes.map((change) => ({ ...change, actor, requestId, createdAt: now })));
}
