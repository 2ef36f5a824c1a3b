import { Worker } from 'node:worker_threads';
import type { Quote, QuoteVersion } from '#domain/quotes/quote.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';

export type Seller = Pick<
  ShopProfile,
  'name' | 'legalName' | 'address' | 'crNumber' | 'phone' | 'email' | 'bank'
>;

export interface PdfOrder {
  readonly id: number;
  readonly quote: Quote;
  readonly version: QuoteVersion;
  readonly seller: Seller;
}

export type PdfAnswer =
  | { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: string };

type Waiting = PromiseWithResolvers<Uint8Array<ArrayBuffer>>;

let worker: Worker | undefined;
let orders = 0;
const waiting = new Map<number, Waiting>();

/** A quotation as a PDF, made beside everything else; one after the other when several are asked for at once. */
export function makeQuotationPdf(
  quote: Quote,
  version: QuoteVersion,
  { name, legalName, address, crNumber, phone, email, bank }: Seller,
): Promise<Uint8Array<ArrayBuffer>> {
  const id = ++orders;
  const pending: Waiting = Promise.withResolvers();
  waiting.set(id, pending);
  const seller: Seller = { name, legalName, address, crNumber, phone, email, bank };
  const order: PdfOrder = { id, quote, version, seller };
  worker ??= startWorker();
  worker.postMessage(order);
  return pending.promise;
}

/** Started by the first request for a PDF; it does not prevent the process from ending. */
function startWorker(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  started.unref();
  started.on('message', (answer: PdfAnswer) => {
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('pdf' in answer) pending?.resolve(answer.pdf);
    else pending?.reject(new Error(`a quotation could not be written as a PDF: ${answer.failure}`));
  });
  started.on('error', (error) => {
    // The next quotation starts another one.
    worker = undefined;
    for (const pending of waiting.values()) pending.reject(error);
    waiting.clear();
  });
  return started;
}
