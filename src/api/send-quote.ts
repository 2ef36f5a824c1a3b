import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { requestQuote } from '#domain/quotes/request-quote.server.ts';
import { getMailingShop } from '#domain/shop-profile/get-mailing-shop.server.ts';
import { refuseAutomated } from '#primitives/refuse-automated.ts';
import { endpoint } from './endpoint.ts';
import { sendQuoteContract } from './send-quote.contract.ts';

/** An office shares one address. */
const attemptsByAddress = { name: 'quotes-by-address', times: 60, seconds: 600 };

export const sendQuote = endpoint(sendQuoteContract, async ({ body }, { services, address }) => {
  const { db, environment, limits, now, wakeMail } = services;
  refuseAutomated(body);
  await limits.count(attemptsByAddress, address);
  const moment = now();
  const [shop, { holidays, ...facts }] = await Promise.all([
    getMailingShop(db, environment),
    getDeliveryFacts(db, moment),
  ]);
  const requested = await requestQuote(db, body, {
    facts: { ...facts, times: { hours: shop.hours, holidays } },
    shop,
    now: moment,
  });
  wakeMail();
  return { data: requested };
});
