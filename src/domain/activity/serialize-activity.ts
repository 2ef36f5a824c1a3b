import type { ActivityEntry } from './activity-list.ts';
import { differencesBetween, nameOf } from './differences.ts';

/** Serializes an entry of the audit history for the API. */
export function serializeActivity({ id, at, actor, action, entity, entityId, before, after }: ActivityEntry) {
  return {
    id: String(id),
    at: at.toISOString(),
    actor,
    action,
    entity,
    entityId,
    name: nameOf(after) ?? nameOf(before),
    kind: kindOf(before, after),
    changes: differencesBetween(before, after),
  };
}

function kindOf(before: unknown, after: unknown): 'created' | 'changed' | 'deleted' {
  if (!before && after) return 'created';
  return before && !after ? 'deleted' : 'changed';
}
