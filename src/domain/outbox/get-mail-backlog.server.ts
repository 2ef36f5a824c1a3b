import type { Database } from '#database/connect.ts';
import { countMailsByStatus, findLongestDue } from './outbox-queries.server.ts';

export interface MailBacklog {
  /** To be sent, or being sent. */
  readonly waiting: number;
  /** Given up until staff send them again. */
  readonly failed: number;
  /** How long the one that is most overdue has been so. */
  readonly overdueSeconds: number;
}

export async function getMailBacklog(db: Database, now: Date): Promise<MailBacklog> {
  const [counts, longestDue] = await Promise.all([countMailsByStatus(db), findLongestDue(db, now)]);
  const countOf = (...statuses: string[]) =>
    counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { mails }) => sum + mails, 0);
  return {
    waiting: countOf('pending', 'sending'),
    failed: countOf('failed'),
    overdueSeconds: longestDue ? (now.getTime() - longestDue.getTime()) / 1000 : 0,
  };
}
