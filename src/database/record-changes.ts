import { invalidatePages } from './content-version.ts';
import { auditLog } from './schema/audit-log.ts';
import type { Transaction } from './transaction.ts';

/** Who makes a change, when, and in which request. */
export interface ChangeOrigin {
  /** The person's name. */
  readonly actor: string;
  /** The account of that person; absent for what the shop itself does. */
  readonly actorId?: string;
  readonly requestId: string;
  readonly now: Date;
}

/** A serialized entity with the version for optimistic locking. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** An entry of the audit log. */
export interface Change {
  /** Verb and noun, for example 'update-product'. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  /** Absent for what was created. What staff edit has a version; an email, for example, has none. */
  readonly before?: Versioned | { readonly id: string };
  /** Absent for what was deleted. */
  readonly after?: Versioned | { readonly id: string };
}

interface RecordOptions {
  /**
   * True where a public page shows what changed. False where no page does (orders, messages), and where another entry
   * of the same transaction invalidates the pages already.
   */
  readonly invalidatesPages: boolean;
}

/** A statement has at most 65,535 parameters, and an entry 9. */
const insertedAtOnce = 500;

/** Appends changes to the audit log and, where a page shows them, invalidates the cached pages of every server. */
export async function recordChanges(
  transaction: Transaction,
  { invalidatesPages }: RecordOptions,
  { actor, actorId, requestId, now }: ChangeOrigin,
  ...changes: readonly Change[]
): Promise<void> {
  if (changes.length === 0) return;
  for (let start = 0; start < changes.length; start += insertedAtOnce) {
    const entries = changes.slice(start, start + insertedAtOnce);
    await transaction
      .insert(auditLog)
      .values(entries.map((change) => ({ ...change, actor, actorId, requestId, createdAt: now })));
  }
  if (invalidatesPages) await invalidatePages(transaction);
}
