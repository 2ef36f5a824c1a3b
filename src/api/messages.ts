import { listMessages } from '#domain/messages/list-messages.server.ts';
import { messagesOnPage } from '#domain/messages/message-list.ts';
import { shownListedMessage } from '#domain/messages/shown-message.ts';
import { endpoint } from './endpoint.ts';
import { messagesContract } from './messages.contract.ts';

export const messages = endpoint(messagesContract, async ({ query }, { services }) => {
  const { messages: found, total, byStatus } = await listMessages(services.db, query);
  return {
    data: found.map(shownListedMessage),
    meta: { total, page: query.page, pageSize: messagesOnPage, byStatus },
  };
});
