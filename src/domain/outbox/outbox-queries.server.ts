import { and, count, desc, eq, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import { outboxEmails } from '#database/schema/outbox.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { contentsOf } from '#mail/outbox-contents.ts';
import type { EmailDropReason } from '#primitives/email-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { type EmailContents, type EmailFilter, emailsPerPage, type ListedEmail } from './email-list.ts';

/** An email that is not rendered yet is due at once. */
const dueAt = sql<Date>`coalesce(${outboxEmails.nextAttemptAt}, ${outboxEmails.createdAt})`.mapWith(
  outboxEmails.createdAt,
);

const listedColumns = {
  id: outboxEmails.id,
  recipient: outboxEmails.recipient,
  replyTo: outboxEmails.replyTo,
  locale: outboxEmails.locale,
  subject: outboxEmails.subject,
  aboutKind: outboxEmails.aboutKind,
  aboutId: outboxEmails.aboutId,
  status: outboxEmails.status,
  attempts: outboxEmails.attempts,
  nextAttemptAt: dueAt,
  lastError: outboxEmails.lastError,
  createdAt: outboxEmails.createdAt,
  sentAt: outboxEmails.sentAt,
  dropReason: outboxEmails.dropReason,
  copyOfId: outboxEmails.copyOfId,
};
const wholeColumns = {
  ...listedColumns,
  html: outboxEmails.html,
  text: outboxEmails.text,
  facts: outboxEmails.facts,
};

/** The newest first. */
export async function listEmailRows(db: Queryable, filter: EmailFilter): Promise<ListedEmail[]> {
  const rows = await db
    .select(listedColumns)
    .from(outboxEmails)
    .where(condition(filter))
    .orderBy(desc(outboxEmails.id))
    .limit(emailsPerPage)
    .offset((filter.page - 1) * emailsPerPage);
  return rows.map(withTextId);
}

export async function countEmails(db: Queryable, filter: EmailFilter): Promise<number> {
  const [found] = await db.select({ emails: count() }).from(outboxEmails).where(condition(filter));
  return found?.emails ?? 0;
}

/** Counts emails by status, regardless of the filter. */
export async function countEmailsByStatus(db: Queryable) {
  return db
    .select({ status: outboxEmails.status, emails: count() })
    .from(outboxEmails)
    .groupBy(outboxEmails.status);
}

/** Finds when the most overdue email was due; null if none is. */
export async function findLongestDue(db: Queryable, now: Date): Promise<Date | null> {
  const [found] = await db
    .select({ since: sql<Date | null>`min(${dueAt})`.mapWith(outboxEmails.createdAt) })
    .from(outboxEmails)
    .where(and(sql`${outboxEmails.status} in ('pending', 'sending')`, lte(dueAt, now)));
  return found?.since ?? null;
}

async function findEmail(db: Queryable, id: string): Promise<(ListedEmail & EmailContents) | undefined> {
  if (!isMailId(id)) return undefined;
  const [row] = await db
    .select(wholeColumns)
    .from(outboxEmails)
    .where(eq(outboxEmails.id, Number(id)));
  if (!row) return undefined;
  const { facts, ...email } = row;
  return withTextId({ ...email, ...contentsOf(row) });
}

/** Locks the row (SELECT … FOR UPDATE). */
export async function lockEmail(transaction: Transaction, id: string): Promise<void> {
  if (!isMailId(id)) return;
  await transaction
    .select({ id: outboxEmails.id })
    .from(outboxEmails)
    .where(eq(outboxEmails.id, Number(id)))
    .for('update');
}

/** Resets the attempts of an email and makes it due now. */
export async function markEmailDue(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .update(outboxEmails)
    .set({
      status: 'pending',
      dropReason: null,
      attempts: 0,
      nextAttemptAt: sql`case when ${outboxEmails.facts} is null then ${now.toISOString()}::timestamptz end`,
      lockedUntil: null,
    })
    .where(eq(outboxEmails.id, Number(id)));
}

export async function markEmailDropped(
  transaction: Transaction,
  id: string,
  reason: EmailDropReason,
): Promise<void> {
  await transaction
    .update(outboxEmails)
    .set({ status: 'dropped', dropReason: reason, lockedUntil: null })
    .where(eq(outboxEmails.id, Number(id)));
}

/** Enqueues a copy of an email for an address, once for a key; returns its id. */
export async function insertCopy(
  transaction: Transaction,
  { id, html, text, replyTo, locale, subject, aboutKind, aboutId }: ListedEmail & EmailContents,
  { recipient, key, now }: { readonly recipient: string; readonly key: string; readonly now: Date },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const onceKey = `copy/${id}/${key}`;
  const [inserted] = await transaction
    .insert(outboxEmails)
    .values({
      onceKey,
      recipient,
      replyTo,
      locale,
      subject,
      html,
      text,
      aboutKind,
      aboutId,
      copyOfId: Number(id),
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outboxEmails.onceKey })
    .returning({ id: outboxEmails.id });
  if (inserted) return { id: String(inserted.id), isNew: true };
  const [earlier] = await transaction
    .select({ id: outboxEmails.id })
    .from(outboxEmails)
    .where(eq(outboxEmails.onceKey, onceKey));
  if (!earlier) throw new Error('a copy of an email is neither new nor there');
  return { id: String(earlier.id), isNew: false };
}

function condition({ search, status }: EmailFilter): SQL | undefined {
  return and(status && eq(outboxEmails.status, status), search ? matches(search) : undefined);
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(outboxEmails.recipient, pattern), ilike(outboxEmails.subject, pattern));
}

/** Whether a text is a valid id; PostgreSQL rejects a comparison with one that is not a number. */
function isMailId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

function withTextId<Row extends { id: number; copyOfId: number | null }>({ id, copyOfId, ...row }: Row) {
  return { id: String(id), copyOf: copyOfId === null ? null : String(copyOfId), ...row };
}

export async function requireEmail(db: Queryable, id: string) {
  const email = await findEmail(db, id);
  if (!email) throw new ShopError('not_found');
  return email;
}
