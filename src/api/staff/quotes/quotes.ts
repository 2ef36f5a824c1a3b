import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { getOrderContext } from '#api/http/order-context.ts';
import { findSiteFit } from '#domain/cart/find-site-fit.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { createQuote as create, previewQuote as preview } from '#domain/quotes/create-quote.server.ts';
import { listQuotes } from '#domain/quotes/list-quotes.server.ts';
import { newestVersion, type Quote } from '#domain/quotes/quote.ts';
import { quotesOnPage } from '#domain/quotes/quote-list.ts';
import { requireQuote } from '#domain/quotes/quote-queries.server.ts';
import { previewQuoteVersion, sendQuoteVersion } from '#domain/quotes/send-quote-version.server.ts';
import {
  serializeListedQuote,
  serializeQuote,
  serializeQuoteVersion,
} from '#domain/quotes/serialize-quote.ts';
import { withdrawQuote } from '#domain/quotes/withdraw-quote.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { ApiServices } from '../../api-services.ts';
import { quotationContents } from '../../public/quotes/quotation-document/quotation-pdfs.ts';
import {
  createQuoteContract,
  previewQuoteContract,
  quotesContract,
  quotesIdContract,
  quotesIdLpoContract,
  quotesIdPreviewContract,
  quotesIdPreviewPdfContract,
  quotesIdVersionPdfContract,
  quotesIdVersionsContract,
  quotesIdWithdrawContract,
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
  data: await toQuoteResponse(services.db, await requireQuote(services.db, params.id), services.now()),
}));

/** A quotation as staff are shown it, with how its goods get into the building. */
async function toQuoteResponse(db: ApiServices['db'], quote: Quote, now: Date) {
  return {
    ...serializeQuote(quote, qatarDay(now)),
    siteFit: await findSiteFit(db, quote.siteAccess, newestVersion(quote).lines),
  };
}

export const quotesIdVersions = endpoint(quotesIdVersionsContract, async ({ params, body }, call) => {
  const { db, environment, wakeEmailDelivery } = call.services;
  const origin = changeOrigin(call);
  const shop = await getEmailSender(db, environment);
  const sent = await sendQuoteVersion(db, params.id, body, { shop, origin });
  wakeEmailDelivery();
  return { data: await toQuoteResponse(call.services.db, sent, origin.now) };
});

export const quotesIdPreview = endpoint(quotesIdPreviewContract, async ({ params, body }, call) => {
  const { version } = await previewQuoteVersion(call.services.db, params.id, body, changeOrigin(call));
  return { data: serializeQuoteVersion(version) };
});

export const quotesIdPreviewPdf = endpoint(quotesIdPreviewPdfContract, async ({ params, body }, call) => {
  const { db, quotationPdfs } = call.services;
  const { quote, version } = await previewQuoteVersion(db, params.id, body, changeOrigin(call));
  const contents = quotationContents(quote, version, await getShopProfile(db));
  return { data: { pdf: Buffer.from(await quotationPdfs.get(contents)).toString('base64') } };
});

export const quotesIdWithdraw = endpoint(quotesIdWithdrawContract, async ({ params, body }, call) => {
  const { db, environment, wakeEmailDelivery } = call.services;
  const origin = changeOrigin(call);
  const shop = await getEmailSender(db, environment);
  const withdrawn = await withdrawQuote(db, params.id, body, { shop, origin });
  wakeEmailDelivery();
  return { data: await toQuoteResponse(call.services.db, withdrawn, origin.now) };
});

export const createQuote = endpoint(createQuoteContract, async ({ body }, call) => {
  const { facts, shop } = await getOrderContext(call.services);
  const origin = changeOrigin(call);
  const created = await create(call.services.db, body, { facts, shop, origin });
  call.services.wakeEmailDelivery();
  return { data: await toQuoteResponse(call.services.db, created, origin.now) };
});

export const previewQuote = endpoint(previewQuoteContract, async ({ body }, call) => {
  const { facts } = await getOrderContext(call.services);
  const version = await preview(call.services.db, body, { facts, origin: changeOrigin(call) });
  return { data: serializeQuoteVersion(version) };
});

export const quotesIdVersionPdf = documentEndpoint(
  quotesIdVersionPdfContract,
  async ({ services }, { id, number }) => {
    const { db, quotationPdfs } = services;
    const quote = await requireQuote(db, id);
    const version = quote.versions.find((sent) => String(sent.number) === number);
    if (!version) throw new ShopError('not_found');
    const contents = quotationContents(quote, version, await getShopProfile(db));
    return {
      content: () => quotationPdfs.get(contents),
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="${quote.reference}-${version.number}.pdf"`,
      },
    };
  },
);

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
