import { and, count, eq, gte, or } from 'drizzle-orm';
import { messages } from '#database/schema/messages.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

/** What a repeat of the same message is answered with. */
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

/** False when there is a message with this key, or this reference, already. */
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
