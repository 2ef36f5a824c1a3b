import { and, asc, count, eq, gte, or } from 'drizzle-orm';
import { messageReplies, messages } from '#database/schema/messages.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { messageReplyKey } from '#mail/templates/message-emails.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { Message } from './message.ts';

/** Finds the message with an idempotency key, to answer a repeated request. */
export async function findSentMessage(db: Queryable, idempotencyKey: string) {
  const [sent] = await db
    .select({ reference: messages.reference, requestHash: messages.requestHash })
    .from(messages)
    .where(eq(messages.idempotencyKey, idempotencyKey));
  return sent;
}

export async function countMessagesOf(
  db: Queryable,
  { phone, email }: { readonly phone: string; readonly email: string },
  since: Date,
): Promise<number> {
  const isOfSender = or(
    phone ? eq(messages.phone, phone) : undefined,
    email ? eq(messages.email, email) : undefined,
  );
  const [found] = await db
    .select({ messages: count() })
    .from(messages)
    .where(and(isOfSender, gte(messages.createdAt, since)));
  return found?.messages ?? 0;
}

/** Inserts a message; false if one with this idempotency key or reference exists. */
export async function insertMessage(
  transaction: Transaction,
  row: typeof messages.$inferInsert & { readonly id: string },
): Promise<boolean> {
  const inserted = await transaction
    .insert(messages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return inserted.length > 0;
}

async function findMessage(db: Queryable, id: string): Promise<Message | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  if (!row) return undefined;
  const { reference, locale, status, name, phone, email, subject, text, version, createdAt: sentAt } = row;
  return {
    id,
    reference,
    locale,
    status,
    name,
    phone,
    email,
    subject,
    text,
    sentAt,
    replies: await listReplies(db, id),
    version,
  };
}

/** Lists the replies with the status of their emails. */
async function listReplies(db: Queryable, messageId: string): Promise<Message['replies']> {
  const replies = await db
    .select()
    .from(messageReplies)
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
  const emails = await db
    .select({ onceKey: outboxEmails.onceKey, status: outboxEmails.status })
    .from(outboxEmails)
    .where(and(eq(outboxEmails.aboutKind, 'message'), eq(outboxEmails.aboutId, messageId)));
  const statusOf = new Map(emails.map(({ onceKey, status }) => [onceKey, status]));
  return replies.map(({ id, channel, text, actor, createdAt }) => ({
    channel,
    text,
    actor,
    at: createdAt,
    emailStatus: statusOf.get(messageReplyKey(messageId, id)) ?? null,
  }));
}

/** Locks a message (SELECT … FOR UPDATE), so that changes run one after the other. */
export async function lockMessage(transaction: Transaction, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await transaction.select({ id: messages.id }).from(messages).where(eq(messages.id, id)).for('update');
}

export async function updateMessage(
  transaction: Transaction,
  id: string,
  change: Pick<typeof messages.$inferInsert, 'status' | 'version'> & { readonly updatedAt: Date },
): Promise<void> {
  await transaction.update(messages).set(change).where(eq(messages.id, id));
}

export async function insertReply(
  transaction: Transaction,
  reply: typeof messageReplies.$inferInsert & { readonly id: string },
): Promise<void> {
  await transaction.insert(messageReplies).values(reply);
}

export async function requireMessage(db: Queryable, id: string): Promise<Message> {
  const message = await findMessage(db, id);
  if (!message) throw new ShopError('not_found');
  return message;
}
