import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { emailDropReasons, emailStatuses, emailSubjectKinds } from '#primitives/email-status.ts';
import { locales } from '#primitives/locale.ts';
import { createdAt, isNotNegative, isOneOf, moment, optionalText } from './columns.ts';
import { locale } from './people.ts';

/** Transactional outbox: an email is enqueued in the transaction that causes it, and sent later. */
export const outboxEmails = pgTable(
  'outbox_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key, for example 'order/…/received/buyer': a second email with the same key is not enqueued. */
    onceKey: text().notNull().unique('outbox_mails_once_key_unique'),
    recipient: text().notNull(),
    replyTo: optionalText(),
    locale: locale(),
    subject: text().notNull(),
    /** Null, like `text`, until the email is rendered. */
    html: text(),
    text: text(),
    /** What an email that is rendered later is rendered from; null afterwards. */
    facts: jsonb(),
    aboutKind: text({ enum: emailSubjectKinds }).notNull(),
    aboutId: uuid(),
    status: text({ enum: emailStatuses }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** Null until the email is rendered: a server that cannot render it does not find it due either. */
    nextAttemptAt: moment().defaultNow(),
    /** Lease of the sender; once it has expired, another sender may take the email. */
    lockedUntil: moment(),
    lastError: optionalText(),
    dropReason: text({ enum: emailDropReasons }),
    /** The email that staff sent again with this one; it may have been erased since. */
    copyOfId: bigint({ mode: 'number' }),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    isOneOf('outbox_mails_drop_reason_known', table.dropReason, emailDropReasons),
    check(
      'outbox_mails_dropped_has_reason',
      sql`(${table.status} = 'dropped') = (${table.dropReason} is not null)`,
    ),
    index().on(table.copyOfId).where(sql`${table.copyOfId} is not null`),
    isOneOf('outbox_mails_status_known', table.status, emailStatuses),
    isOneOf('outbox_mails_about_kind_known', table.aboutKind, emailSubjectKinds),
    isOneOf('outbox_mails_locale_known', table.locale, locales),
    isNotNegative('outbox_mails_attempts_not_negative', table.attempts),
    check(
      'outbox_mails_rendered_or_with_facts',
      sql`num_nulls(${table.html}, ${table.text}, ${table.nextAttemptAt}) = 3 * num_nonnulls(${table.facts})`,
    ),
    // For the query of a sender: `… where status in ('pending', 'sending') order by next_attempt_at
    // for update skip locked`.
    index('outbox_mails_due_index')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.status} in ('pending', 'sending')`),
    index().on(table.status, table.createdAt),
    index().on(table.aboutKind, table.aboutId),
  ],
);
