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

/** Throws a field error if the id in a body is not that of the changed entity. */
export function rejectChangedId(given: string | undefined, id: string): void {
  if (given === undefined || given.toLowerCase() === id) return;
  throw new ShopError('invalid_input', { fields: [{ path: 'id', code: 'read_only' }] });
}

/**
 * Tells whether a request asks for nothing but what is stored, so that nothing needs to be written. Fields that it leaves
 * out count as equal, also those of entries in lists.
 */
export function hasSameFields(wanted: unknown, stored: unknown): boolean {
  if (Array.isArray(wanted) && Array.isArray(stored)) {
    return (
      wanted.length === stored.length && wanted.every((entry, index) => hasSameFields(entry, stored[index]))
    );
  }
  if (!isRecord(wanted) || !isRecord(stored)) return isDeepStrictEqual(wanted, stored);
  return Object.entries(wanted).every(
    ([field, value]) => value === undefined || hasSameFields(value, stored[field]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
