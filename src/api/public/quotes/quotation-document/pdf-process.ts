import { quotationPdf } from './quotation-pdf.ts';
import type { PdfResponse, QuotationContents } from './quotation-pdfs.ts';

// A process of its own, because laying out pages would block other requests (quotation-pdfs.ts).
process.on('message', async (contents: QuotationContents) => {
  let response: PdfResponse;
  try {
    response = { pdf: new Uint8Array(await quotationPdf(contents)) };
  } catch (error) {
    response = { failure: String(error) };
  }
  process.send?.(response);
});
process.once('disconnect', () => process.exit());
// Ctrl+C in a terminal reaches it too; the server finishes its requests first and then ends it.
process.on('SIGINT', () => undefined);
