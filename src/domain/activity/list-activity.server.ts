import type { Queryable } from '#database/transaction.ts';
import { type ActivityEntry, type ActivityFilter, entriesOnPage } from './activity-list.ts';
import { listActivityRows } from './activity-queries.server.ts';
import { differencesBetween, nameOf } from './differences.ts';

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

/** Serializes an entry of the audit history for the API. */
export function serializeActivity(entry: ActivityEntry) {
  const { id, at, actor, action, entity, entityId, before, after, together } = entry;
  return {
    id: String(id),
    at: at.toISOString(),
    actor,
    action,
    entity,
    entityId,
    name: nameOf(after) ?? nameOf(before),
    kind: kindOf(before, after),
    together,
    changes: differencesBetween(before, after),
  };
}

function kindOf(before: unknown, after: unknown): 'created' | 'changed' | 'deleted' {
  if (!before && after) return 'created';
  return before && !after ? 'deleted' : 'changed';
}
