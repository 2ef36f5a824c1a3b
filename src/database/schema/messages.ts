import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { createdAt, id, isOneOf, optionalText, updatedAt, version } from './columns.ts';
import { idempotencyColumns, locale } from './people.ts';

export const messageStatuses = ['new', 'read', 'answered', 'closed'] as const;

/** What visitors write to the shop. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    reference: text().notNull().unique(),
    ...idempotencyColumns('messages'),
    locale: locale(),
    status: text({ enum: messageStatuses }).notNull().default('new'),
    name: text().notNull(),
    phone: optionalText(),
    email: optionalText(),
    subject: text().notNull(),
    text: text().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isOneOf('messages_status_known', table.status, messageStatuses),
    isOneOf('messages_locale_known', table.locale, locales),
    check('messages_can_be_answered', sql`${table.phone} <> '' or ${table.email} <> ''`),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt, table.id),
    index().on(table.phone),
    index().on(table.email),
  ],
);

export const messageReplies = pgTable(
  'message_replies',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.messageId, table.createdAt)],
);
