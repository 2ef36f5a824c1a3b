import { endpoint } from '#api/http/endpoint.ts';
import { rejectBots } from '#api/http/reject-bots.ts';
import { sendMessage } from '#domain/messages/send-message.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { sendContactContract } from './send-contact.contract.ts';

/** An office shares one address. */
const attemptsByAddress = { name: 'messages-by-address', times: 30, seconds: 600 };

export const sendContact = endpoint(sendContactContract, async ({ body }, { services, address }) => {
  const { db, environment, limits, now, wakeEmailDelivery } = services;
  rejectBots(body);
  await limits.count(attemptsByAddress, address);
  const shop = await getEmailSender(db, environment);
  const sent = await sendMessage(db, body, { shop, now: now() });
  wakeEmailDelivery();
  return { data: sent };
});
