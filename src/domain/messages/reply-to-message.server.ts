import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { messageReplyEmail } from '#mail/templates/message-emails.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { changeMessage } from './change-message.server.ts';
import type { Message } from './message.ts';
import { insertReply } from './message-queries.server.ts';
import type { ReplyBody } from './reply-body.ts';

/** Stores a reply and enqueues its email in one transaction. A second click has a stale version and is rejected. */
export async function replyToMessage(
  db: Database,
  id: string,
  { version, channel, text }: ReplyBody,
  { shop, origin }: { readonly shop: EmailSender; readonly origin: ChangeOrigin },
): Promise<Message> {
  return changeMessage(db, {
    id,
    version,
    action: 'answer-message',
    origin,
    change: async (transaction, message) => {
      const { email, phone } = message;
      if (channel === 'email' ? email === '' : phone === '') {
        throw new ShopError('invalid_input', { fields: [{ path: 'channel', code: 'invalid' }] });
      }
      const reply = { id: randomUUID(), text };
      await insertReply(transaction, {
        ...reply,
        messageId: id,
        channel,
        actor: origin.actor,
        createdAt: origin.now,
      });
      if (channel === 'email') await enqueueEmail(transaction, messageReplyEmail(message, reply, shop));
      return 'answered';
    },
  });
}
