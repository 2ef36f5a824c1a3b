import { moveMessage } from '#domain/messages/change-message.server.ts';
import { replyToMessage } from '#domain/messages/reply-to-message.server.ts';
import { requireMessage } from '#domain/messages/require-message.server.ts';
import { shownMessage } from '#domain/messages/shown-message.ts';
import { getMailingShop } from '#domain/shop-profile/get-mailing-shop.server.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import {
  messagesIdContract,
  messagesIdRepliesContract,
  messagesIdStatusContract,
} from './messages-id.contract.ts';

export const messagesId = endpoint(messagesIdContract, async ({ params }, { services }) => ({
  data: shownMessage(await requireMessage(services.db, params.id)),
}));

export const messagesIdStatus = endpoint(messagesIdStatusContract, async ({ params, body }, call) => ({
  data: shownMessage(await moveMessage(call.services.db, params.id, body, changeOrigin(call))),
}));

export const messagesIdReplies = endpoint(messagesIdRepliesContract, async ({ params, body }, call) => {
  const { db, environment, wakeMail } = call.services;
  const shop = await getMailingShop(db, environment);
  const answered = await replyToMessage(db, params.id, body, { shop, origin: changeOrigin(call) });
  wakeMail();
  return { data: shownMessage(answered) };
});
