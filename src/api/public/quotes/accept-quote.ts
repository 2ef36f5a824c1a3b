import { endpoint } from '#api/http/endpoint.ts';
import { getOrderContext } from '#api/http/order-context.ts';
import { acceptQuote as accept } from '#domain/orders/accept-quote.server.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { acceptQuoteContract } from './accept-quote.contract.ts';

/** Limits attempts to guess a tracking key. */
const attemptsByAddress = { name: 'acceptances-by-address', times: 60, seconds: 600 };

export const acceptQuote = endpoint(acceptQuoteContract, async ({ body }, { services, address }) => {
  const { db, limits, wakeEmailDelivery, attachments } = services;
  await limits.count(attemptsByAddress, address);
  const { reference, key, lpoFile, ...acceptance } = body;
  const quote = await findTrackedQuote(db, reference, key);
  if (!quote) throw new ShopError('not_found');
  // Before the transaction: decoding a picture takes a while, during which no row should be locked.
  const checked = lpoFile && (await attachments.check(Buffer.from(lpoFile.content, 'base64'), lpoFile.name));
  const placed = await accept(db, quote.id, acceptance, {
    storeLpoFile: async () => checked && attachments.keep(checked),
    ...(await getOrderContext(services)),
  });
  wakeEmailDelivery();
  return { data: placed };
});
