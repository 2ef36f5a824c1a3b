import { and, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { adminAccounts } from '#database/schema/admin-identity.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import type { Queryable } from '#database/transaction.ts';
import type { ActivityEntry, ActivityFilter } from './activity-list.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Lists history entries, the newest first. Keyset pagination: deep pages are as fast as the first and stay stable. */
export async function listActivityRows(
  db: Queryable,
  filter: ActivityFilter,
  limit: number,
): Promise<ActivityEntry[]> {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      actor: auditLog.actor,
      action: auditLog.action,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(condition(filter))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

function condition({ entity, entityId, actor, person, from, to, before }: ActivityFilter): SQL | undefined {
  return and(
    entity ? eq(auditLog.entity, entity) : undefined,
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    actor ? eq(auditLog.actor, actor) : undefined,
    person ? isBy(person) : undefined,
    from ? gte(auditLog.createdAt, startOf(from)) : undefined,
    to ? lt(auditLog.createdAt, new Date(startOf(to).getTime() + dayInMilliseconds)) : undefined,
    before ? lt(auditLog.id, Number(before)) : undefined,
  );
}

/** Entries from before there were several people have a name only: that of the first account. */
function isBy(person: string): SQL | undefined {
  const username = sql`(select ${adminAccounts.username} from ${adminAccounts} where ${adminAccounts.id} = ${person})`;
  return or(eq(auditLog.actorId, person), and(isNull(auditLog.actorId), eq(auditLog.actor, username)));
}

/** Qatar is at UTC+3 all year. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}
