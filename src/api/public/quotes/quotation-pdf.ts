import { type Call, documentEndpoint } from '#api/http/endpoint.ts';
import { replyWithPlanPicture } from '#api/http/plan-picture.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { findQuotePlan } from '#domain/quotes/plans/find-quote-plan.server.ts';
import { newestVersion, type Quote, type QuoteVersion } from '#domain/quotes/quote.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { normalizeReference } from '#primitives/text/reference-number.ts';
import { findDrawnPlan } from '../plans/plan-document/find-drawn-plan.ts';
import { quotationContents } from './quotation-document/quotation-pdfs.ts';
import {
  quotationPdfContract,
  quotationPlanContract,
  quotationVersionPdfContract,
} from './quotation-pdf.contract.ts';

const pdfsByAddress = { name: 'quotation-pdfs-by-address', times: 60, seconds: 600 };
const picturesByAddress = { name: 'quotation-plans-by-address', times: 120, seconds: 600 };
/** Of those, what is not cached: the largest takes two seconds of a core. */
const renderingsByAddress = { name: 'quotation-renderings-by-address', times: 20, seconds: 600 };

export const quotationPdf = documentEndpoint(quotationPdfContract, (call, params) =>
  replyWithPdf(call, params, newestVersion),
);

export const quotationVersionPdf = documentEndpoint(
  quotationVersionPdfContract,
  (call, { version, ...params }) =>
    replyWithPdf(call, params, ({ versions }) => versions.find(({ number }) => String(number) === version)),
);

async function replyWithPdf(
  { services, address }: Call,
  { reference, key }: { readonly reference: string; readonly key: string },
  choose: (quote: Quote) => QuoteVersion | undefined,
) {
  const { db, limits, quotationPdfs } = services;
  quotationPdfs.requireRoom(normalizeReference('QT', reference));
  await limits.count(pdfsByAddress, address);
  const quote = await findTrackedQuote(db, reference, key);
  const version = quote && choose(quote);
  if (!version) throw new ShopError('not_found');
  const plan = await findDrawnPlan(services, quote, version.number);
  const contents = quotationContents(quote, version, await getShopProfile(db), plan);
  const suffix = contents.state === 'replaced' ? `-${version.number}` : '';
  return {
    content: () => quotationPdfs.get(contents, () => limits.countHere(renderingsByAddress, address)),
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': `inline; filename="${quote.reference}${suffix}.pdf"`,
      'Referrer-Policy': 'no-referrer',
    },
  };
}

export const quotationPlan = documentEndpoint(
  quotationPlanContract,
  async ({ services, address }, { reference, key, version }) => {
    await services.limits.count(picturesByAddress, address);
    const quote = await findTrackedQuote(services.db, reference, key);
    const plan = quote && (await findQuotePlan(services.db, quote, Number(version)));
    if (!plan) throw new ShopError('not_found');
    return replyWithPlanPicture(services, plan, quote.locale);
  },
);
