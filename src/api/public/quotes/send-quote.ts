import { endpoint } from '#api/http/endpoint.ts';
import { rejectBots } from '#api/http/reject-bots.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { requestQuote } from '#domain/quotes/request-quote.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { sendQuoteContract } from './send-quote.contract.ts';

/** An office shares one address. */
const attemptsByAddress = { name: 'quotes-by-address', times: 60, seconds: 600 };

export const sendQuote = endpoint(sendQuoteContract, async ({ body }, { services, address }) => {
  const { db, environment, limits, now, wakeEmailDelivery } = services;
  rejectBots(body);
  await limits.count(attemptsByAddress, address);
  const moment = now();
  const [shop, { holidays, ...facts }] = await Promise.all([
    getEmailSender(db, environment),
    getDeliveryFacts(db, moment),
  ]);
  const requested = await requestQuote(db, body, {
    facts: { ...facts, times: { hours: shop.hours, holidays } },
    shop,
    now: moment,
  });
  wakeEmailDelivery();
  return { data: requested };
});
