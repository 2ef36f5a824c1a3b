import { endpoint } from '#api/http/endpoint.ts';
import { getOrderContext } from '#api/http/order-context.ts';
import { acceptQuote as accept } from '#domain/orders/accept-quote.server.ts';
import { attachLpoFile, requireAccepted } from '#domain/quotes/attach-lpo-file.server.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { ApiServices } from '../../api-services.ts';
import { acceptQuoteContract, sendLpoFileContract } from './accept-quote.contract.ts';

/** Limits attempts to guess a tracking key. */
const attemptsByAddress = { name: 'acceptances-by-address', times: 60, seconds: 600 };
const filesByAddress = { name: 'lpo-files-by-address', times: 20, seconds: 600 };

export const acceptQuote = endpoint(acceptQuoteContract, async ({ body }, { services, address }) => {
  const { db, limits, wakeEmailDelivery } = services;
  await limits.count(attemptsByAddress, address);
  const { reference, key, ...acceptance } = body;
  const { id } = await requireTrackedQuote(services, { reference, key });
  const placed = await accept(db, id, acceptance, await getOrderContext(services));
  wakeEmailDelivery();
  return { data: placed };
});

export const sendLpoFile = endpoint(
  sendLpoFileContract,
  async ({ query, upload }, { services }) => {
    const { db, attachments, now } = services;
    const { id, reference } = await requireTrackedQuote(services, query);
    await attachLpoFile(db, attachments, id, { bytes: upload, name: query.name }, now());
    return { data: { reference } };
  },
  {
    async beforeBody({ query }, { services, address }) {
      await services.limits.count(filesByAddress, address);
      requireAccepted(await requireTrackedQuote(services, query));
    },
  },
);

async function requireTrackedQuote(
  { db }: ApiServices,
  { reference, key }: { readonly reference: string; readonly key: string },
): Promise<Quote> {
  const quote = await findTrackedQuote(db, reference, key);
  if (!quote) throw new ShopError('not_found');
  return quote;
}
