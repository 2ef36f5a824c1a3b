import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { listQuotes } from '#domain/quotes/list-quotes.server.ts';
import { quotesOnPage } from '#domain/quotes/quote-list.ts';
import { requireQuote } from '#domain/quotes/quote-queries.server.ts';
import { sendQuoteVersion } from '#domain/quotes/send-quote-version.server.ts';
import { serializeListedQuote, serializeQuote } from '#domain/quotes/serialize-quote.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  quotesContract,
  quotesIdContract,
  quotesIdLpoContract,
  quotesIdVersionsContract,
} from './quotes.contract.ts';

export const quotes = endpoint(quotesContract, async ({ query }, { services }) => {
  const today = qatarDay(services.now());
  const { quotes: found, total, byStatus } = await listQuotes(services.db, query, today);
  return {
    data: found.map((quote) => serializeListedQuote(quote, today)),
    meta: { total, page: query.page, pageSize: quotesOnPage, byStatus },
  };
});

export const quotesId = endpoint(quotesIdContract, async ({ params }, { services }) => ({
  data: serializeQuote(await requireQuote(services.db, params.id), qatarDay(services.now())),
}));

export const quotesIdVersions = endpoint(quotesIdVersionsContract, async ({ params, body }, call) => {
  const { db, environment, wakeEmailDelivery } = call.services;
  const origin = changeOrigin(call);
  const shop = await getEmailSender(db, environment);
  const sent = await sendQuoteVersion(db, params.id, body, { shop, origin });
  wakeEmailDelivery();
  return { data: serializeQuote(sent, qatarDay(origin.now)) };
});

export const quotesIdLpo = documentEndpoint(quotesIdLpoContract, async ({ services }, { id }) => {
  const { reference, lpoFile } = await requireQuote(services.db, id);
  const stored = lpoFile && (await services.attachments.read(lpoFile.relativePath));
  if (!stored) throw new ShopError('not_found');
  const ending = lpoFile.relativePath.split('.').at(-1);
  return {
    content: new Uint8Array(stored),
    headers: { 'Content-Disposition': `attachment; filename="${reference}-LPO.${ending}"` },
  };
});
