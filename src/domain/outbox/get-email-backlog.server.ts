import type { Database } from '#database/connect.ts';
import { countEmailsByStatus, findLongestDue } from './outbox-queries.server.ts';

export interface EmailBacklog {
  /** To be sent, or being sent. */
  readonly waiting: number;
  /** Given up until staff send them again. */
  readonly failed: number;
  /** How long the one that is most overdue has been so. */
  readonly overdueSeconds: number;
}

export async function getEmailBacklog(db: Database, now: Date): Promise<EmailBacklog> {
  const [counts, longestDue] = await Promise.all([countEmailsByStatus(db), findLongestDue(db, now)]);
  const countOf = (...statuses: string[]) =>
    counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { mails }) => sum + mails, 0);
  return {
    waiting: countOf('pending', 'sending'),
    failed: countOf('failed'),
    overdueSeconds: longestDue ? (now.getTime() - longestDue.getTime()) / 1000 : 0,
  };
}
