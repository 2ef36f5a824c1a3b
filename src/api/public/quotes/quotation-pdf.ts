import { documentEndpoint } from '#api/http/endpoint.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { newestVersion } from '#domain/quotes/quote.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { quotationContents } from './quotation-document/quotation-pdfs.ts';
import { quotationPdfContract } from './quotation-pdf.contract.ts';

const pdfsByAddress = { name: 'quotation-pdfs-by-address', times: 60, seconds: 600 };
/** Of those, what is not cached: the largest takes two seconds of a core. */
const renderingsByAddress = { name: 'quotation-renderings-by-address', times: 20, seconds: 600 };

export const quotationPdf = documentEndpoint(
  quotationPdfContract,
  async ({ services, address }, { reference, key }) => {
    const { db, limits, quotationPdfs } = services;
    await limits.count(pdfsByAddress, address);
    const quote = await findTrackedQuote(db, reference, key);
    if (!quote) throw new ShopError('not_found');
    const contents = quotationContents(quote, newestVersion(quote), await getShopProfile(db));
    return {
      content: () => quotationPdfs.get(contents, () => limits.countHere(renderingsByAddress, address)),
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `inline; filename="${quote.reference}.pdf"`,
        'Referrer-Policy': 'no-referrer',
      },
    };
  },
);
