import { and, count, desc, eq, ilike, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { outboxMails } from '#database/schema/outbox.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { type ListedMail, type MailContents, type MailFilter, mailsOnPage } from './mail-list.ts';

const listedColumns = {
  id: outboxMails.id,
  recipient: outboxMails.recipient,
  replyTo: outboxMails.replyTo,
  locale: outboxMails.locale,
  subject: outboxMails.subject,
  aboutKind: outboxMails.aboutKind,
  aboutId: outboxMails.aboutId,
  status: outboxMails.status,
  attempts: outboxMails.attempts,
  nextAttemptAt: outboxMails.nextAttemptAt,
  lastError: outboxMails.lastError,
  createdAt: outboxMails.createdAt,
  sentAt: outboxMails.sentAt,
};
const wholeColumns = { ...listedColumns, html: outboxMails.html, text: outboxMails.text };

/** The newest first. */
export async function listMailRows(db: Queryable, filter: MailFilter): Promise<ListedMail[]> {
  const rows = await db
    .select(listedColumns)
    .from(outboxMails)
    .where(condition(filter))
    .orderBy(desc(outboxMails.id))
    .limit(mailsOnPage)
    .offset((filter.page - 1) * mailsOnPage);
  return rows.map(withTextId);
}

export async function countMails(db: Queryable, filter: MailFilter): Promise<number> {
  const [found] = await db.select({ mails: count() }).from(outboxMails).where(condition(filter));
  return found?.mails ?? 0;
}

/** How many there are of each status, whatever is shown. */
export async function countMailsByStatus(db: Queryable) {
  return db
    .select({ status: outboxMails.status, mails: count() })
    .from(outboxMails)
    .groupBy(outboxMails.status);
}

/** When the mail that has waited longest for its turn was due. Null when none waits. */
export async function findLongestDue(db: Queryable, now: Date): Promise<Date | null> {
  const [found] = await db
    .select({ since: min(outboxMails.nextAttemptAt) })
    .from(outboxMails)
    .where(and(sql`${outboxMails.status} in ('pending', 'sending')`, lte(outboxMails.nextAttemptAt, now)));
  return found?.since ?? null;
}

export async function findMail(db: Queryable, id: string): Promise<(ListedMail & MailContents) | undefined> {
  if (!isMailId(id)) return undefined;
  const [row] = await db
    .select(wholeColumns)
    .from(outboxMails)
    .where(eq(outboxMails.id, Number(id)));
  return row && withTextId(row);
}

/** Holds the row until the end of the transaction. */
export async function holdMail(transaction: Transaction, id: string): Promise<void> {
  if (!isMailId(id)) return;
  await transaction
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(eq(outboxMails.id, Number(id)))
    .for('update');
}

/** As if it had never been tried, and due now. */
export async function markMailDue(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .update(outboxMails)
    .set({ status: 'pending', attempts: 0, nextAttemptAt: now, lockedUntil: null })
    .where(eq(outboxMails.id, Number(id)));
}

function condition({ search, status }: MailFilter): SQL | undefined {
  return and(status && eq(outboxMails.status, status), search ? matches(search) : undefined);
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(outboxMails.recipient, pattern), ilike(outboxMails.subject, pattern));
}

/** Asked before a text is compared with a number, because the database refuses one that is none. */
function isMailId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

function withTextId<Row extends { id: number }>({ id, ...row }: Row): Omit<Row, 'id'> & { id: string } {
  return { id: String(id), ...row };
}
