import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { auditLog } from './schema/audit-log.ts';

interface RecordedAction {
  readonly entity: string;
  readonly action: string;
  /** Column with the id of the entity. */
  readonly id: AnyColumn;
}

/** SQL of who last did something to the row of a query, by the change history. */
export function lastActor({ entity, action, id }: RecordedAction): SQL<string | null> {
  const isRecorded = and(
    eq(auditLog.entity, entity),
    eq(auditLog.entityId, sql`${id}::text`),
    eq(auditLog.action, action),
  );
  return sql`(select ${auditLog.actor} from ${auditLog} where ${isRecorded} order by ${auditLog.id} desc limit 1)`;
}
