import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { messageStatuses, replyChannels } from '#primitives/message-status.ts';
import {
  createdAt,
  id,
  isOneOf,
  optionalText,
  searchIndex,
  searchText,
  updatedAt,
  version,
} from './columns.ts';
import { idempotencyColumns, locale } from './people.ts';

/** Messages of visitors to the shop. */
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
    searchText: searchText(
      'reference',
      "replace(reference, '-', '')",
      'name',
      'phone',
      'email',
      'subject',
      'text',
    ),
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
    searchIndex('messages_search_index', table.searchText),
  ],
);

export const messageReplies = pgTable(
  'message_replies',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    channel: text({ enum: replyChannels }).notNull().default('email'),
    text: text().notNull(),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('message_replies_channel_known', table.channel, replyChannels),
    index().on(table.messageId, table.createdAt),
  ],
);
