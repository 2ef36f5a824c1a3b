import type { Queryable } from '#database/transaction.ts';
import { type ActivityEntry, type ActivityFilter, entriesOnPage } from './activity-list.ts';
import { listActivityRows } from './activity-queries.server.ts';

export async function listActivity(
  db: Queryable,
  filter: ActivityFilter,
): Promise<{
  readonly entries: readonly ActivityEntry[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}> {
  const found = await listActivityRows(db, filter, entriesOnPage + 1);
  const entries = found.slice(0, entriesOnPage);
  return { entries, next: found.length > entriesOnPage ? String(entries.at(-1)?.id) : null };
}
