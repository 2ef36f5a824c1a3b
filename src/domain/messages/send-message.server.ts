import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { messageReceivedEmail, newMessageStaffEmail, type Promised } from '#mail/templates/message-emails.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { referenceFrom } from '#primitives/text/reference-number.ts';
import type { MessageBody } from './message-body.ts';
import { countMessagesOf, findSentMessage, insertMessage } from './message-queries.server.ts';

const mostMessagesInAnHour = 10;

interface SentMessage {
  readonly reference: string;
}

/** Stores a message and enqueues the email to staff in one transaction. Idempotent by key. */
export async function sendMessage(
  db: Database,
  { key, ...message }: MessageBody,
  { shop, now }: { readonly shop: EmailSender & Promised; readonly now: Date },
): Promise<SentMessage> {
  const requestHash = hashIdempotentRequest(message);
  const earlier = await findEarlier(db, key, requestHash);
  if (earlier) return earlier;
  return inTransaction(db, async (transaction) => {
    await refuseTooMany(transaction, message, now);
    const id = randomUUID();
    const reference = referenceFrom('MS', (limit) => randomInt(limit));
    const { locale, name, phone, email, subject, text } = message;
    const inserted = await insertMessage(transaction, {
      id,
      reference,
      idempotencyKey: key,
      requestHash,
      locale,
      name,
      phone,
      email,
      subject,
      text,
      createdAt: now,
      updatedAt: now,
    });
    if (!inserted) {
      const meanwhile = await findEarlier(transaction, key, requestHash);
      if (meanwhile) return meanwhile;
      throw new Error(`the reference ${reference} is taken`);
    }
    const stored = { id, reference, ...message };
    await enqueueEmail(transaction, newMessageStaffEmail(stored, shop));
    if (email) await enqueueEmail(transaction, messageReceivedEmail({ ...stored, email }, shop));
    return { reference };
  });
}

async function refuseTooMany(
  transaction: Transaction,
  sender: Pick<MessageBody, 'phone' | 'email'>,
  now: Date,
): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * 60_000);
  if ((await countMessagesOf(transaction, sender, anHourAgo)) >= mostMessagesInAnHour) {
    throw new ShopError('too_many_requests');
  }
}

async function findEarlier(
  db: Database | Transaction,
  key: string,
  requestHash: string,
): Promise<SentMessage | undefined> {
  const earlier = await findSentMessage(db, key);
  if (!earlier) return undefined;
  requireSameIdempotentRequest(earlier, requestHash);
  return { reference: earlier.reference };
}
