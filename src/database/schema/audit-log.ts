import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, optionalText } from './columns.ts';

/** Append-only log of who changed what and when. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The person's name at that time. */
    actor: text().notNull(),
    /** The account of that person; null for what the shop itself did, and before there were several people. */
    actorId: uuid(),
    /** Verb and noun, for example 'update-product'. */
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: optionalText(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index().on(table.entity, table.entityId, table.id),
    index().on(table.actorId, table.id),
    index().on(table.requestId, table.action, table.id),
  ],
);
