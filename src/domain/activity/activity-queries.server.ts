import { and, desc, eq, gt, gte, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { adminAccounts } from '#database/schema/admin-identity.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import type { Queryable } from '#database/transaction.ts';
import type { ActivityEntry, ActivityFilter } from './activity-list.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const other = alias(auditLog, 'other');

/** Changes of one kind in one request, such as a bulk edit: one transaction wrote them. */
const isTogether = and(
  ne(auditLog.requestId, ''),
  eq(other.requestId, auditLog.requestId),
  eq(other.action, auditLog.action),
  eq(other.createdAt, auditLog.createdAt),
);
const together = sql`greatest(1, (select count(*) from ${auditLog} as ${sql.identifier('other')} where ${isTogether}))`;
const isLastOfThem = not(
  sql`exists (select from ${auditLog} as ${sql.identifier('other')} where ${and(isTogether, gt(other.id, auditLog.id))})`,
);

/**
 * Lists history entries, the newest first; of those made together the last one, unless single ones are asked for. Keyset
 * pagination: deep pages are as fast as the first and stay stable.
 */
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
      together: together.mapWith(Number),
    })
    .from(auditLog)
    .where(condition(filter))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** What an entry is about, such as 'product'. */
export async function findChangedEntity(db: Queryable, entryId: number): Promise<string | undefined> {
  const [row] = await db.select({ entity: auditLog.entity }).from(auditLog).where(eq(auditLog.id, entryId));
  return row?.entity;
}

function condition(filter: ActivityFilter): SQL | undefined {
  const { entity, entityId, actor, person, from, to, together: entryId, before } = filter;
  return and(
    // The history of one thing has each of its changes.
    entityId || entryId ? undefined : isLastOfThem,
    entryId ? isMadeWith(Number(entryId)) : undefined,
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

function isMadeWith(entryId: number): SQL {
  return sql`exists (select from ${auditLog} as ${sql.identifier('other')} where ${and(eq(other.id, entryId), isTogether)})`;
}

/** Qatar is at UTC+3 all year. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}
