import { and, asc, inArray, notLike } from 'drizzle-orm';
import { messageReplies, messages } from '#database/schema/messages.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotePlans } from '#database/schema/plans.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import type { Queryable } from '#database/transaction.ts';
import { contentsOf } from '#mail/outbox-contents.ts';
import { readPaymentRecords } from './payment-records-queries.server.ts';
import { emailsOf, type PersonalRecords } from './personal-data-queries.server.ts';

/** Reads orders for the export, the oldest first, like all functions of this file. */
export async function readOrders(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.createdAt));
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .orderBy(asc(orderEvents.id));
  const paymentRecordsOf = await readPaymentRecords(db, ids);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return rows.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    events: eventsOf.get(order.id) ?? [],
    ...paymentRecordsOf(order.id),
  }));
}

export async function readQuotes(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(quotes)
    .where(inArray(quotes.id, [...ids]))
    .orderBy(asc(quotes.createdAt));
  const versions = await db
    .select()
    .from(quoteVersions)
    .where(inArray(quoteVersions.quoteId, [...ids]))
    .orderBy(asc(quoteVersions.number));
  const lines = await db
    .select()
    .from(quoteLines)
    .where(
      inArray(
        quoteLines.quoteVersionId,
        versions.map(({ id }) => id),
      ),
    )
    .orderBy(asc(quoteLines.position));
  const plans = await db
    .select()
    .from(quotePlans)
    .where(inArray(quotePlans.quoteId, [...ids]));
  const versionsOf = Map.groupBy(versions, ({ quoteId }) => quoteId);
  const linesOf = Map.groupBy(lines, ({ quoteVersionId }) => quoteVersionId);
  return rows.map((quote) => ({
    quote,
    versions: (versionsOf.get(quote.id) ?? []).map((version) => ({
      version,
      plan:
        plans.find(({ quoteId, fromVersion }) => quoteId === quote.id && fromVersion === version.number)
          ?.content ?? null,
      lines: linesOf.get(version.id) ?? [],
    })),
  }));
}

export async function readMessages(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]))
    .orderBy(asc(messages.createdAt));
  const replies = await db
    .select()
    .from(messageReplies)
    .where(inArray(messageReplies.messageId, [...ids]))
    .orderBy(asc(messageReplies.createdAt));
  const repliesOf = Map.groupBy(replies, ({ messageId }) => messageId);
  return rows.map((message) => ({ message, replies: repliesOf.get(message.id) ?? [] }));
}

/** Reads the emails to the customer. Emails to staff repeat the same data and link to the admin, so they are left out. */
export async function readEmailsToCustomer(db: Queryable, records: PersonalRecords) {
  const rows = await db
    .select({
      to: outboxEmails.recipient,
      subject: outboxEmails.subject,
      html: outboxEmails.html,
      text: outboxEmails.text,
      facts: outboxEmails.facts,
      status: outboxEmails.status,
      writtenAt: outboxEmails.createdAt,
      sentAt: outboxEmails.sentAt,
    })
    .from(outboxEmails)
    .where(and(emailsOf(records), notLike(outboxEmails.onceKey, '%/staff')))
    .orderBy(asc(outboxEmails.id));
  return rows.map(({ html, facts, ...email }) => ({
    ...email,
    text: contentsOf({ html, text: email.text, facts }).text,
  }));
}
