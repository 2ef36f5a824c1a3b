import { planPdf } from '../../plans/plan-document/plan-pdf.ts';
import { quotationPdf } from './quotation-pdf.ts';
import type { PdfContents, PdfResponse } from './quotation-pdfs.ts';

// A process of its own, because laying out pages would block other requests (quotation-pdfs.ts).
process.on('message', async (contents: PdfContents) => {
  let response: PdfResponse;
  try {
    const pdf = contents.kind === 'plan' ? await planPdf(contents) : await quotationPdf(contents);
    response = { pdf: new Uint8Array(pdf) };
  } catch (error) {
    response = { failure: String(error) };
  }
  process.send?.(response);
});
process.once('disconnect', () => process.exit());
// Ctrl+C in a terminal reaches it too; the server finishes its requests first and then ends it.
process.on('SIGINT', () => undefined);
