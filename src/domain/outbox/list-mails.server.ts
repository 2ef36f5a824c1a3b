import type { Database } from '#database/connect.ts';
import type { MailStatus } from '#primitives/mail-words.ts';
import type { ListedMail, MailFilter } from './mail-list.ts';
import { countMails, countMailsByStatus, listMailRows } from './outbox-queries.server.ts';

export async function listMails(
  db: Database,
  filter: MailFilter,
): Promise<{
  readonly mails: readonly ListedMail[];
  readonly total: number;
  readonly byStatus: Partial<Record<MailStatus, number>>;
}> {
  const [mails, total, statuses] = await Promise.all([
    listMailRows(db, filter),
    countMails(db, filter),
    countMailsByStatus(db),
  ]);
  return {
    mails,
    total,
    byStatus: Object.fromEntries(statuses.map(({ status, mails: number }) => [status, number])),
  };
}
