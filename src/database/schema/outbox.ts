import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { emailStatuses, emailSubjectKinds } from '#primitives/email-status.ts';
import { locales } from '#primitives/locale.ts';
import { createdAt, isNotNegative, isOneOf, moment, optionalText } from './columns.ts';
import { locale } from './people.ts';

/** Mail is a row before it is a message, written together with what caused it. */
export const outboxEmails = pgTable(
  'outbox_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the mail says once and no more, for example 'order/…/received/buyer': a second one is refused. */
    onceKey: text().notNull().unique('outbox_mails_once_key_unique'),
    recipient: text().notNull(),
    replyTo: optionalText(),
    locale: locale(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    aboutKind: text({ enum: emailSubjectKinds }).notNull(),
    aboutId: uuid(),
    status: text({ enum: emailStatuses }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** Until when the sender that took it may work on it; after that it is free again. */
    lockedUntil: moment(),
    lastError: optionalText(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    isOneOf('outbox_mails_status_known', table.status, emailStatuses),
    isOneOf('outbox_mails_about_kind_known', table.aboutKind, emailSubjectKinds),
    isOneOf('outbox_mails_locale_known', table.locale, locales),
    isNotNegative('outbox_mails_attempts_not_negative', table.attempts),
    // What a sender looks for: `… where status in ('pending', 'sending') order by next_attempt_at
    // for update skip locked`.
    index('outbox_mails_due_index')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.status} in ('pending', 'sending')`),
    index().on(table.status, table.createdAt),
    index().on(table.aboutKind, table.aboutId),
  ],
);
