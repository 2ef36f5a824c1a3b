import type { Database } from '#database/connect.ts';
import type { MessageStatus } from '#primitives/message-status.ts';
import type { ListedMessage, MessageFilter } from './message-list.ts';
import { countMessagesByStatus, listMessageRows } from './message-list-queries.server.ts';

export async function listMessages(
  db: Database,
  filter: MessageFilter,
): Promise<{
  readonly messages: readonly ListedMessage[];
  readonly total: number;
  readonly byStatus: Partial<Record<MessageStatus, number>>;
}> {
  const [messages, statuses] = await Promise.all([
    listMessageRows(db, filter),
    countMessagesByStatus(db, filter),
  ]);
  const shown = statuses.filter(({ status }) => !filter.status || status === filter.status);
  return {
    messages,
    total: shown.reduce((sum, { messages: count }) => sum + count, 0),
    byStatus: Object.fromEntries(statuses.map(({ status, messages: count }) => [status, count])),
  };
}
