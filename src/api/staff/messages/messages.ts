import { endpoint } from '#api/http/endpoint.ts';
import { listMessages } from '#domain/messages/list-messages.server.ts';
import { messagesOnPage } from '#domain/messages/message-list.ts';
import { serializeListedMessage } from '#domain/messages/serialize-message.ts';
import { messagesContract } from './messages.contract.ts';

export const messages = endpoint(messagesContract, async ({ query }, { services }) => {
  const { messages: found, total, byStatus } = await listMessages(services.db, query);
  return {
    data: found.map(serializeListedMessage),
    meta: { total, page: query.page, pageSize: messagesOnPage, byStatus },
  };
});
