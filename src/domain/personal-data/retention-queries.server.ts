import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { auditLog } from '#database/schema/audit-log.ts';
import { messages } from '#database/schema/messages.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { plans } from '#database/schema/plans.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { Transaction } from '#database/transaction.ts';

/** The batch size: each function deletes at most so many rows and returns the number. */
export const batchSize = 500;

/** SELECT … FOR UPDATE SKIP LOCKED: rows that are being changed wait for the next day. */
const skipLocked = ['update', { skipLocked: true }] as const;

/** Deletes old messages; unread ones stay. */
export async function deleteOldMessages(transaction: Transaction, before: Date): Promise<number> {
  const rows = await transaction
    .select({ id: messages.id })
    .from(messages)
    .where(and(ne(messages.status, 'new'), lt(messages.updatedAt, before)))
    .limit(batchSize)
    .for(...skipLocked);
  const ids = rows.map(({ id }) => id);
  await deleteMailsAbout(transaction, 'message', ids);
  await transaction.delete(messages).where(inArray(messages.id, ids));
  return ids.length;
}

/** Deletes old quotations without an order, counted from the last day of validity. */
export async function deleteOldQuotes(transaction: Transaction, before: Date): Promise<number> {
  const order = transaction.select({ id: orders.id }).from(orders).where(eq(orders.quoteId, quotes.id));
  const stillValid = transaction
    .select({ id: quoteVersions.id })
    .from(quoteVersions)
    .where(
      and(
        eq(quoteVersions.quoteId, quotes.id),
        sql`${quoteVersions.validUntil} >= ${before.toISOString()}::timestamptz::date`,
      ),
    );
  const rows = await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(lt(quotes.updatedAt, before), notExists(order), notExists(stillValid)))
    .limit(batchSize)
    .for(...skipLocked);
  const ids = rows.map(({ id }) => id);
  await deleteMailsAbout(transaction, 'quote', ids);
  await transaction.delete(quotes).where(inArray(quotes.id, ids));
  return ids.length;
}

/** Deletes saved plans that nobody saved again; those of quotations are copies. */
export async function deleteOldPlans(transaction: Transaction, before: Date): Promise<number> {
  const old = transaction
    .select({ id: plans.id })
    .from(plans)
    .where(lt(plans.savedAt, before))
    .limit(batchSize)
    .for(...skipLocked);
  const { rowCount } = await transaction.delete(plans).where(inArray(plans.id, old));
  return rowCount ?? 0;
}

async function deleteMailsAbout(
  transaction: Transaction,
  kind: 'message' | 'quote',
  ids: readonly string[],
): Promise<void> {
  await transaction
    .delete(outboxEmails)
    .where(and(eq(outboxEmails.aboutKind, kind), inArray(outboxEmails.aboutId, [...ids])));
}

/** Deletes old emails, including those that were never sent. */
export async function deleteOldEmails(transaction: Transaction, before: Date): Promise<number> {
  const old = transaction
    .select({ id: outboxEmails.id })
    .from(outboxEmails)
    .where(and(lt(outboxEmails.createdAt, before), ne(outboxEmails.status, 'sending')))
    .limit(batchSize)
    .for(...skipLocked);
  const { rowCount } = await transaction.delete(outboxEmails).where(inArray(outboxEmails.id, old));
  return rowCount ?? 0;
}

/** Deletes answered stock alerts, and with a second date also old unanswered ones. */
export async function deleteOldAlerts(
  transaction: Transaction,
  { answeredBefore, askedBefore }: { readonly answeredBefore: Date; readonly askedBefore: Date | null },
): Promise<number> {
  const old = transaction
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(
      or(
        and(isNotNull(stockAlerts.notifiedAt), lt(stockAlerts.notifiedAt, answeredBefore)),
        askedBefore ? and(isNull(stockAlerts.notifiedAt), lt(stockAlerts.createdAt, askedBefore)) : undefined,
      ),
    )
    .limit(batchSize)
    .for(...skipLocked);
  const { rowCount } = await transaction.delete(stockAlerts).where(inArray(stockAlerts.id, old));
  return rowCount ?? 0;
}

export async function deleteOldHistory(transaction: Transaction, before: Date): Promise<number> {
  const old = transaction
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lt(auditLog.createdAt, before))
    .limit(batchSize);
  const { rowCount } = await transaction.delete(auditLog).where(inArray(auditLog.id, old));
  return rowCount ?? 0;
}
