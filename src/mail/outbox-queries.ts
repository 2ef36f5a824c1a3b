import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { outboxMails } from '#database/schema/outbox.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { latestBelievable } from '#primitives/clock-difference.ts';
import { pauses } from './next-attempt.ts';

export type NewMail = Pick<
  typeof outboxMails.$inferInsert,
  'onceKey' | 'recipient' | 'replyTo' | 'locale' | 'subject' | 'html' | 'text' | 'aboutKind' | 'aboutId'
>;

export type ClaimedMail = Awaited<ReturnType<typeof claimDueMail>>[number];

export async function insertMails(transaction: Transaction, mails: readonly NewMail[]): Promise<void> {
  await transaction
    .insert(outboxMails)
    .values([...mails])
    .onConflictDoNothing({ target: outboxMails.onceKey });
}

/**
 * Takes mail whose time has come, and mail whose claim has ended unsettled. Rows that another process is
 * claiming at this moment are skipped rather than waited for. A time that is further away than any that is ever written
 * comes from a clock that was ahead, and has come.
 */
export async function claimDueMail(
  db: Queryable,
  claim: { readonly now: Date; readonly lockedUntil: Date; readonly limit: number },
) {
  // The partial index is found only by its own words, and a sub-select in place of the WITH could be run
  // once for each row, claiming more than the limit.
  const due = db.$with('due').as(
    db
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(
        and(
          sql`${outboxMails.status} in ('pending', 'sending')`,
          or(
            lte(outboxMails.nextAttemptAt, claim.now),
            gt(outboxMails.nextAttemptAt, latestAttemptAt(claim.now)),
          ),
          or(
            isNull(outboxMails.lockedUntil),
            lte(outboxMails.lockedUntil, claim.now),
            gt(outboxMails.lockedUntil, latestBelievable(claim.lockedUntil)),
          ),
        ),
      )
      .orderBy(asc(outboxMails.nextAttemptAt), asc(outboxMails.id))
      .limit(claim.limit)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(outboxMails)
    .set({
      status: 'sending',
      lockedUntil: claim.lockedUntil,
      // Counted before the attempt, so that a mail which ends its process is not tried for ever.
      attempts: sql`${outboxMails.attempts} + 1`,
    })
    .where(inArray(outboxMails.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: outboxMails.id,
      recipient: outboxMails.recipient,
      replyTo: outboxMails.replyTo,
      locale: outboxMails.locale,
      subject: outboxMails.subject,
      html: outboxMails.html,
      text: outboxMails.text,
      createdAt: outboxMails.createdAt,
      attempts: outboxMails.attempts,
    });
  return claimed.map((mail) => ({ ...mail, lockedUntil: claim.lockedUntil }));
}

/** How late a mail can be due that was tried so often. */
function latestAttemptAt(now: Date) {
  const seconds = `{${pauses.map((pause) => pause / 1000).join(',')}}`;
  const pause = sql`coalesce((${seconds}::int[])[${outboxMails.attempts}], 0) * interval '1 second'`;
  return sql`${latestBelievable(now).toISOString()}::timestamptz + ${pause}`;
}

/** Whoever holds the claim by now: the mail is out. */
export async function markMailSent(db: Queryable, mail: ClaimedMail, sentAt: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ status: 'sent', sentAt, lockedUntil: null, lastError: '' })
    .where(and(eq(outboxMails.id, mail.id), ne(outboxMails.status, 'sent')));
}

export async function markMailUnsent(
  db: Queryable,
  mail: ClaimedMail,
  outcome: { readonly reason: string; readonly nextAttemptAt: Date | null },
): Promise<void> {
  const { reason, nextAttemptAt } = outcome;
  await db
    .update(outboxMails)
    .set({
      lastError: reason,
      lockedUntil: null,
      ...(nextAttemptAt ? { status: 'pending', nextAttemptAt } : { status: 'failed' }),
    })
    .where(stillClaimed(mail));
}

/** Gives mail back as if it had never been claimed. */
export async function releaseMail(db: Queryable, mail: ClaimedMail): Promise<void> {
  await db
    .update(outboxMails)
    .set({ status: 'pending', lockedUntil: null, attempts: mail.attempts - 1 })
    .where(stillClaimed(mail));
}

/** The number of the attempt tells this claim from a later one. */
function stillClaimed(mail: ClaimedMail) {
  return and(
    eq(outboxMails.id, mail.id),
    eq(outboxMails.status, 'sending'),
    eq(outboxMails.attempts, mail.attempts),
  );
}
