import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { getOrderContext } from '#api/http/order-context.ts';
import { replyWithPlanPicture } from '#api/http/plan-picture.ts';
import { findSiteFit } from '#domain/cart/find-site-fit.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { findRoomPlacing } from '#domain/planner/find-room-placing.server.ts';
import { planAddress } from '#domain/planner/plan-address.ts';
import { planFragment } from '#domain/planner/plan-link.ts';
import { requireLinkedPlan } from '#domain/planner/saved/require-linked-plan.server.ts';
import { createQuote as create, previewQuote as preview } from '#domain/quotes/create-quote.server.ts';
import { listQuotes } from '#domain/quotes/list-quotes.server.ts';
import { findQuotePlan } from '#domain/quotes/plans/find-quote-plan.server.ts';
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
import { drawnPlanOf, findDrawnPlan } from '../../public/plans/plan-document/find-drawn-plan.ts';
import { quotationContents } from '../../public/quotes/quotation-document/quotation-pdfs.ts';
import {
  createQuoteContract,
  previewQuoteContract,
  quotesContract,
  quotesIdContract,
  quotesIdLpoContract,
  quotesIdPlanContract,
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

/** A quotation as staff are shown it, with how its goods get into the building and where they go in it. */
async function toQuoteResponse(db: ApiServices['db'], quote: Quote, now: Date) {
  const { lines, number } = newestVersion(quote);
  const plan = await findQuotePlan(db, quote, number);
  return {
    ...serializeQuote(quote, qatarDay(now)),
    siteFit: await findSiteFit(db, quote.siteAccess, lines),
    plan: plan && {
      path: planAddress(await planFragment(plan)),
      placing: await findRoomPlacing(db, plan, lines),
    },
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
  const plan =
    body.plan === null
      ? await findDrawnPlan(call.services, quote, version.number)
      : await drawnPlanOf(call.services, await requireLinkedPlan(db, body.plan));
  const contents = quotationContents(quote, version, await getShopProfile(db), plan);
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
    const plan = await findDrawnPlan(services, quote, version.number);
    const contents = quotationContents(quote, version, await getShopProfile(db), plan);
    return {
      content: () => quotationPdfs.get(contents),
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="${quote.reference}-${version.number}.pdf"`,
      },
    };
  },
);

export const quotesIdPlan = documentEndpoint(
  quotesIdPlanContract,
  async ({ services, language: callers }, { id, number }, { language = callers }) => {
    const quote = await requireQuote(services.db, id);
    return replyWithPlanPicture(services, await findQuotePlan(services.db, quote, Number(number)), language);
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
