import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { quotationPdf } from './quotation-pdf.ts';
import type { PdfResponse, QuotationContents } from './quotation-pdfs.ts';

// A worker thread, because laying out pages would block other requests. Linux gives each thread a priority of its own:
// lower than that of the thread which serves requests. Elsewhere the call would change the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL / 2);

parentPort?.on('message', async (contents: QuotationContents) => {
  let response: PdfResponse;
  try {
    response = { pdf: new Uint8Array(await quotationPdf(contents)) };
  } catch (error) {
    response = { failure: String(error) };
  }
  parentPort?.postMessage(response);
});
