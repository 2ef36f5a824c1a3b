import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { acceptQuote as accept } from '#domain/orders/accept-quote.server.ts';
import { getMailingShop } from '#domain/shop-profile/get-mailing-shop.server.ts';
import { acceptQuoteContract } from './accept-quote.contract.ts';
import { endpoint } from './endpoint.ts';

/** Keys cannot be guessed, and nobody shall try. */
const attemptsByAddress = { name: 'acceptances-by-address', times: 60, seconds: 600 };

export const acceptQuote = endpoint(acceptQuoteContract, async ({ body }, { services, address }) => {
  const { db, environment, limits, now, wakeMail } = services;
  await limits.count(attemptsByAddress, address);
  const { reference, key, ...acceptance } = body;
  const moment = now();
  const shop = await getMailingShop(db, environment);
  const { holidays, ...facts } = await getDeliveryFacts(db, moment);
  const placed = await accept(db, { reference, key }, acceptance, {
    facts: { ...facts, times: { hours: shop.hours, holidays } },
    shop,
    now: moment,
  });
  wakeMail();
  return { data: placed };
});
