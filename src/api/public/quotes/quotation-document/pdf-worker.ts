import { parentPort } from 'node:worker_threads';
import type { PdfAnswer, PdfOrder } from './make-quotation-pdf.ts';
import { quotationPdf } from './quotation-pdf.ts';

// A worker thread, because laying out a page would block other requests.
parentPort?.on('message', async ({ id, quote, version, seller }: PdfOrder) => {
  let answer: PdfAnswer;
  try {
    answer = { id, pdf: new Uint8Array(await quotationPdf(quote, version, seller)) };
  } catch (error) {
    answer = { id, failure: String(error) };
  }
  parentPort?.postMessage(answer);
});
