import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { ShopError } from '#primitives/shop-error.ts';
import type { Versioned } from './record-changes.ts';
import { auditLog } from './schema/audit-log.ts';
import type { Transaction } from './transaction.ts';

interface BasedOn {
  readonly entity: string;
  /** The stored entity, serialized as in API responses. */
  readonly current: Versioned;
  /** The version that the caller edited; absent: no check. */
  readonly version: number | undefined;
  /** The state that the caller asks to write, in the same form. */
  readonly wanted?: object;
}

/** Optimistic locking: throws `stale_version` if the stored version is another, with the fields that changed since. */
export async function rejectStaleVersion(
  transaction: Transaction,
  { entity, current, version, wanted = {} }: BasedOn,
): Promise<void> {
  if (version === undefined || version === current.version) return;
  // Without a history entry of that version, the caller's own request is the best guess of what it was based on.
  const base = (await findState(transaction, entity, current.id, version)) ?? wanted;
  throw new ShopError('stale_version', {
    conflict: { version: current.version, changed: changedFields(base, current), current },
  });
}

/** The state of an entity at a version, from the history entry before or after which it was stored. */
async function findState(
  transaction: Transaction,
  entity: string,
  entityId: string,
  version: number,
): Promise<object | undefined> {
  const had = (state: typeof auditLog.before | typeof auditLog.after) =>
    eq(sql`(${state} ->> 'version')::int`, version);
  const [change] = await transaction
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, entityId),
        or(had(auditLog.before), had(auditLog.after)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return [change?.before, change?.after].find((state) => isStateAt(state, version));
}

function isStateAt(state: unknown, version: number): state is Versioned {
  return typeof state === 'object' && state !== null && 'version' in state && state.version === version;
}

function changedFields(base: object, current: object): string[] {
  const now = new Map(Object.entries(current));
  return Object.entries(base)
    .filter(([field, value]) => field !== 'version' && !isDeepStrictEqual(value, now.get(field)))
    .map(([field]) => field);
}
