import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { moveMessage } from '#domain/messages/change-message.server.ts';
import { listMessages } from '#domain/messages/list-messages.server.ts';
import { messagesOnPage } from '#domain/messages/message-list.ts';
import { requireMessage } from '#domain/messages/message-queries.server.ts';
import { replyToMessage } from '#domain/messages/reply-to-message.server.ts';
import { serializeListedMessage, serializeMessage } from '#domain/messages/serialize-message.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import {
  messagesContract,
  messagesIdContract,
  messagesIdRepliesContract,
  messagesIdStatusContract,
} from './messages.contract.ts';

export const messages = endpoint(messagesContract, async ({ query }, { services }) => {
  const { messages: found, total, byStatus } = await listMessages(services.db, query);
  return {
    data: found.map(serializeListedMessage),
    meta: { total, page: query.page, pageSize: messagesOnPage, byStatus },
  };
});

export const messagesId = endpoint(messagesIdContract, async ({ params }, { services }) => ({
  data: serializeMessage(await requireMessage(services.db, params.id)),
}));

export const messagesIdStatus = endpoint(messagesIdStatusContract, async ({ params, body }, call) => ({
  data: serializeMessage(await moveMessage(call.services.db, params.id, body, changeOrigin(call))),
}));

export const messagesIdReplies = endpoint(messagesIdRepliesContract, async ({ params, body }, call) => {
  const { db, environment, wakeEmailDelivery } = call.services;
  const shop = await getEmailSender(db, environment);
  const answered = await replyToMessage(db, params.id, body, { shop, origin: changeOrigin(call) });
  wakeEmailDelivery();
  return { data: serializeMessage(answered) };
});
