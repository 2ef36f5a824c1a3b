import { endpoint } from '#api/http/endpoint.ts';
import { getOrderContext } from '#api/http/order-context.ts';
import { rejectBots } from '#api/http/reject-bots.ts';
import { requestQuote } from '#domain/quotes/request-quote.server.ts';
import { sendQuoteContract } from './send-quote.contract.ts';

/** An office shares one address. */
const attemptsByAddress = { name: 'quotes-by-address', times: 60, seconds: 600 };

export const sendQuote = endpoint(sendQuoteContract, async ({ body }, { services, address }) => {
  const { db, limits, wakeEmailDelivery } = services;
  rejectBots(body);
  await limits.count(attemptsByAddress, address);
  const requested = await requestQuote(db, body, await getOrderContext(services));
  wakeEmailDelivery();
  return { data: requested };
});
