import type { Database } from '#database/connect.ts';
import { countEmailsByStatus, findLongestDue } from './outbox-queries.server.ts';

export interface EmailBacklog {
  /** Pending emails and those being sent. */
  readonly waiting: number;
  /** Emails that are not retried until staff resend them. */
  readonly failed: number;
  /** How long the most overdue email has been due, in seconds. */
  readonly overdueSeconds: number;
}

export async function getEmailBacklog(db: Database, now: Date): Promise<EmailBacklog> {
  const [counts, longestDue] = await Promise.all([countEmailsByStatus(db), findLongestDue(db, now)]);
  const countOf = (...statuses: string[]) =>
    counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { emails }) => sum + emails, 0);
  return {
    waiting: countOf('pending', 'sending'),
    failed: countOf('failed'),
    overdueSeconds: longestDue ? (now.getTime() - longestDue.getTime()) / 1000 : 0,
  };
}
