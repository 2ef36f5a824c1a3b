import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { messages } from '#database/schema/messages.ts';
import { hasWords } from '#database/search-text.ts';
import type { Queryable } from '#database/transaction.ts';
import { type ListedMessage, type MessageFilter, messagesOnPage } from './message-list.ts';

const lettersOfExcerpt = 140;

/** The newest first. */
export async function listMessageRows(db: Queryable, filter: MessageFilter): Promise<ListedMessage[]> {
  return db
    .select({
      id: messages.id,
      reference: messages.reference,
      status: messages.status,
      locale: messages.locale,
      name: messages.name,
      subject: messages.subject,
      excerpt: sql<string>`left(${messages.text}, ${lettersOfExcerpt}::int)`,
      sentAt: messages.createdAt,
    })
    .from(messages)
    .where(condition(filter))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(messagesOnPage)
    .offset((filter.page - 1) * messagesOnPage);
}

/** Counts messages by status that match the rest of the filter. */
export async function countMessagesByStatus(db: Queryable, { status: _, ...filter }: MessageFilter) {
  return db
    .select({ status: messages.status, messages: count() })
    .from(messages)
    .where(condition(filter))
    .groupBy(messages.status);
}

function condition({ search, status }: Omit<MessageFilter, 'page'>): SQL | undefined {
  return and(
    status && eq(messages.status, status),
    search ? hasWords(messages.searchText, search) : undefined,
  );
}
