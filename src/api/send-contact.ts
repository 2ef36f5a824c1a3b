import { sendMessage } from '#domain/messages/send-message.server.ts';
import { getMailingShop } from '#domain/shop-profile/get-mailing-shop.server.ts';
import { refuseAutomated } from '#primitives/refuse-automated.ts';
import { endpoint } from './endpoint.ts';
import { sendContactContract } from './send-contact.contract.ts';

/** An office shares one address. */
const attemptsByAddress = { name: 'messages-by-address', times: 30, seconds: 600 };

export const sendContact = endpoint(sendContactContract, async ({ body }, { services, address }) => {
  const { db, environment, limits, now, wakeMail } = services;
  refuseAutomated(body);
  await limits.count(attemptsByAddress, address);
  const shop = await getMailingShop(db, environment);
  const sent = await sendMessage(db, body, { shop, now: now() });
  wakeMail();
  return { data: sent };
});
