import { documentEndpoint } from '#api/http/endpoint.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { newestVersion } from '#domain/quotes/quote.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { makeQuotationPdf } from './quotation-document/make-quotation-pdf.ts';
import { quotationPdfContract } from './quotation-pdf.contract.ts';

/** Laying out pages is work. */
const pdfsByAddress = { name: 'quotation-pdfs-by-address', times: 60, seconds: 600 };

export const quotationPdf = documentEndpoint(
  quotationPdfContract,
  async ({ services, address }, { reference, key }) => {
    await services.limits.count(pdfsByAddress, address);
    const quote = await findTrackedQuote(services.db, reference, key);
    if (!quote) throw new ShopError('not_found');
    const pdf = await makeQuotationPdf(quote, newestVersion(quote), await getShopProfile(services.db));
    return {
      content: pdf,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `inline; filename="${quote.reference}.pdf"`,
        'Referrer-Policy': 'no-referrer',
      },
    };
  },
);
