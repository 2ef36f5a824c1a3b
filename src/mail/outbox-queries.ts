import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { outboxEmails } from '#database/schema/outbox.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import { type EmailStatus, emailExpiryDays } from '#primitives/email-status.ts';
import { pauses } from './next-attempt.ts';
import { stateEmailPattern } from './state-emails.ts';

/** An email without its contents. */
export type EmailEnvelope = Pick<
  typeof outboxEmails.$inferInsert,
  'onceKey' | 'recipient' | 'replyTo' | 'locale' | 'subject' | 'aboutKind' | 'aboutId'
>;

export type NewEmail = EmailEnvelope & {
  readonly html: string;
  readonly text: string;
  /** Not sent before; absent: at once. */
  readonly nextAttemptAt?: Date;
};

export type ClaimedEmail = Awaited<ReturnType<typeof claimDueEmail>>[number];

/** Returns the ids of those that were not there yet. */
export async function insertEmails(transaction: Transaction, emails: readonly NewEmail[]): Promise<number[]> {
  const inserted = await transaction
    .insert(outboxEmails)
    .values([...emails])
    .onConflictDoNothing({ target: outboxEmails.onceKey })
    .returning({ id: outboxEmails.id });
  return inserted.map(({ id }) => id);
}

/** Drops what waits to tell a buyer how an order or a quotation stood; returns their ids. An email that is being sent stays. */
export async function dropWaitingStateEmails(
  transaction: Transaction,
  { aboutKind, aboutId }: Pick<EmailEnvelope, 'aboutKind'> & { readonly aboutId: string },
): Promise<number[]> {
  const dropped = await transaction
    .update(outboxEmails)
    .set({ status: 'dropped', dropReason: 'replaced' })
    .where(
      and(
        eq(outboxEmails.aboutKind, aboutKind),
        eq(outboxEmails.aboutId, aboutId),
        eq(outboxEmails.status, 'pending'),
        sql`${outboxEmails.onceKey} ~ ${stateEmailPattern}`,
      ),
    )
    .returning({ id: outboxEmails.id });
  return dropped.map(({ id }) => id);
}

/** Locks emails that were enqueued together and returns the status of each. */
export async function lockEmails(transaction: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return transaction
    .select({ id: outboxEmails.id, status: outboxEmails.status })
    .from(outboxEmails)
    .where(inArray(outboxEmails.id, [...ids]))
    .orderBy(asc(outboxEmails.id))
    .for('update');
}

/** Drops locked emails whose news staff took back. */
export async function dropUndoneEmails(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(outboxEmails)
    .set({ status: 'dropped', dropReason: 'staff' })
    .where(inArray(outboxEmails.id, [...ids]));
}

/** Lets emails wait again that news which staff took back had replaced. */
export async function restoreReplacedEmails(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(outboxEmails)
    .set({ status: 'pending', dropReason: null })
    .where(and(inArray(outboxEmails.id, [...ids]), eq(outboxEmails.dropReason, 'replaced')));
}

/** Drops one email that still waits, by its key; returns the status that it has then, undefined if there is none. */
export async function dropWaitingEmail(
  transaction: Transaction,
  onceKey: string,
): Promise<EmailStatus | undefined> {
  const isIt = eq(outboxEmails.onceKey, onceKey);
  await transaction
    .update(outboxEmails)
    .set({ status: 'dropped', dropReason: 'replaced' })
    .where(and(isIt, eq(outboxEmails.status, 'pending')));
  const [email] = await transaction.select({ status: outboxEmails.status }).from(outboxEmails).where(isIt);
  return email?.status;
}

/** Drops emails that have been due for too long; returns how many. */
export async function dropExpiredEmails(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - emailExpiryDays * 24 * 3_600_000);
  const { rowCount } = await db
    .update(outboxEmails)
    .set({ status: 'dropped', dropReason: 'expired' })
    .where(
      and(
        eq(outboxEmails.status, 'pending'),
        // By the index; no email is due before it was written.
        lt(outboxEmails.createdAt, before),
        lt(sql`coalesce(${outboxEmails.nextAttemptAt}, ${outboxEmails.createdAt})`, before),
      ),
    );
  return rowCount ?? 0;
}

/** Emails that are not rendered yet, the oldest first. */
export async function listUnrenderedEmails(db: Queryable, limit: number) {
  return db
    .select({ id: outboxEmails.id, facts: outboxEmails.facts })
    .from(outboxEmails)
    .where(and(eq(outboxEmails.status, 'pending'), isNull(outboxEmails.nextAttemptAt)))
    .orderBy(asc(outboxEmails.id))
    .limit(limit);
}

/** Stores the contents of an email and makes it due, once: several servers may render the same email. */
export async function storeContents(
  db: Queryable,
  id: number,
  contents: { readonly html: string; readonly text: string },
): Promise<void> {
  await db
    .update(outboxEmails)
    .set({ ...contents, facts: null, nextAttemptAt: outboxEmails.createdAt })
    .where(and(eq(outboxEmails.id, id), isNotNull(outboxEmails.facts)));
}

/** Gives up on an email that cannot be rendered, so that it does not stop the others. */
export async function markEmailUnrenderable(db: Queryable, id: number, reason: string): Promise<void> {
  await db
    .update(outboxEmails)
    .set({ status: 'failed', lastError: reason })
    .where(and(eq(outboxEmails.id, id), isNotNull(outboxEmails.facts)));
}

/**
 * Takes email whose time has come, and email whose claim has ended unsettled. Rows that another process is
 * claiming at this moment are skipped rather than waited for. A time that is further away than any that is ever written
 * comes from a clock that was ahead, and has come.
 */
export async function claimDueEmail(
  db: Queryable,
  claim: { readonly now: Date; readonly lockedUntil: Date; readonly limit: number },
) {
  // The partial index is found only by its own words, and a sub-select in place of the WITH could be run
  // once for each row, claiming more than the limit.
  const due = db.$with('due').as(
    db
      .select({ id: outboxEmails.id })
      .from(outboxEmails)
      .where(
        and(
          sql`${outboxEmails.status} in ('pending', 'sending')`,
          or(
            lte(outboxEmails.nextAttemptAt, claim.now),
            gt(outboxEmails.nextAttemptAt, latestAttemptAt(claim.now)),
          ),
          or(
            isNull(outboxEmails.lockedUntil),
            lte(outboxEmails.lockedUntil, claim.now),
            gt(outboxEmails.lockedUntil, latestPlausible(claim.lockedUntil)),
          ),
        ),
      )
      .orderBy(asc(outboxEmails.nextAttemptAt), asc(outboxEmails.id))
      .limit(claim.limit)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(outboxEmails)
    .set({
      status: 'sending',
      lockedUntil: claim.lockedUntil,
      // Counted before the attempt, so that an email which ends its process is not tried for ever.
      attempts: sql`${outboxEmails.attempts} + 1`,
    })
    .where(inArray(outboxEmails.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: outboxEmails.id,
      recipient: outboxEmails.recipient,
      replyTo: outboxEmails.replyTo,
      locale: outboxEmails.locale,
      subject: outboxEmails.subject,
      // What is due is rendered.
      html: sql<string>`${outboxEmails.html}`,
      text: sql<string>`${outboxEmails.text}`,
      createdAt: outboxEmails.createdAt,
      attempts: outboxEmails.attempts,
      onceKey: outboxEmails.onceKey,
      lastError: outboxEmails.lastError,
    });
  return claimed.map((email) => ({ ...email, lockedUntil: claim.lockedUntil }));
}

/** How late an email can be due that was tried so often. */
function latestAttemptAt(now: Date) {
  const seconds = `{${pauses.map((pause) => pause / 1000).join(',')}}`;
  const pause = sql`coalesce((${seconds}::int[])[${outboxEmails.attempts}], 0) * interval '1 second'`;
  return sql`${latestPlausible(now).toISOString()}::timestamptz + ${pause}`;
}

/** Acknowledgements: sent by a stranger's request alone, to an address that nobody verified. */
const toUnverified = '/(received|requested)/buyer$';

export function isToUnverified({ onceKey }: Pick<ClaimedEmail, 'onceKey'>): boolean {
  return new RegExp(toUnverified).test(onceKey);
}

/** Counts the emails to unverified addresses that were sent since a moment: all of them, and those to a domain. */
export async function countSentToUnverified(
  db: Queryable,
  { since, domain }: { readonly since: Date; readonly domain: string },
): Promise<{ readonly all: number; readonly ofDomain: number }> {
  const isOfDomain = sql`lower(split_part(${outboxEmails.recipient}, '@', 2)) = ${domain}`;
  const [found] = await db
    .select({
      all: count(),
      ofDomain: sql<number>`count(*) filter (where ${isOfDomain})`.mapWith(Number),
    })
    .from(outboxEmails)
    .where(
      and(
        eq(outboxEmails.status, 'sent'),
        // By the index; an email is given up after two days at most.
        gt(outboxEmails.createdAt, new Date(since.getTime() - 3 * 24 * 3_600_000)),
        gt(outboxEmails.sentAt, since),
        sql`${outboxEmails.onceKey} ~ ${toUnverified}`,
      ),
    );
  return found ?? { all: 0, ofDomain: 0 };
}

/** Regardless of who has the claim now: the email was sent. */
export async function markEmailSent(db: Queryable, email: ClaimedEmail, sentAt: Date): Promise<void> {
  await db
    .update(outboxEmails)
    .set({ status: 'sent', sentAt, lockedUntil: null, lastError: '' })
    .where(and(eq(outboxEmails.id, email.id), ne(outboxEmails.status, 'sent')));
}

export async function markEmailUnsent(
  db: Queryable,
  email: ClaimedEmail,
  outcome: { readonly reason: string; readonly nextAttemptAt: Date | null },
): Promise<void> {
  const { reason, nextAttemptAt } = outcome;
  await db
    .update(outboxEmails)
    .set({
      lastError: reason,
      lockedUntil: null,
      ...(nextAttemptAt ? { status: 'pending', nextAttemptAt } : { status: 'failed' }),
    })
    .where(stillClaimed(email));
}

/** Gives email back as if it had never been claimed. */
export async function releaseEmail(db: Queryable, email: ClaimedEmail): Promise<void> {
  await db
    .update(outboxEmails)
    .set({ status: 'pending', lockedUntil: null, attempts: email.attempts - 1 })
    .where(stillClaimed(email));
}

/** The number of the attempt tells this claim from a later one. */
function stillClaimed(email: ClaimedEmail) {
  return and(
    eq(outboxEmails.id, email.id),
    eq(outboxEmails.status, 'sending'),
    eq(outboxEmails.attempts, email.attempts),
  );
}
