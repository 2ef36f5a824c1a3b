import type { Database } from '#database/connect.ts';
import type { EmailStatus } from '#primitives/email-status.ts';
import type { EmailFilter, ListedEmail } from './email-list.ts';
import { countEmails, countEmailsByStatus, listEmailRows } from './outbox-queries.server.ts';

export async function listEmails(
  db: Database,
  filter: EmailFilter,
): Promise<{
  readonly emails: readonly ListedEmail[];
  readonly total: number;
  readonly byStatus: Partial<Record<EmailStatus, number>>;
}> {
  const [emails, total, statuses] = await Promise.all([
    listEmailRows(db, filter),
    countEmails(db, filter),
    countEmailsByStatus(db),
  ]);
  return {
    emails,
    total,
    byStatus: Object.fromEntries(statuses.map(({ status, emails: number }) => [status, number])),
  };
}
