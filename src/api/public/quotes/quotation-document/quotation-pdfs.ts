import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Quote, QuoteVersion } from '#domain/quotes/quote.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { programBeside } from '#primitives/program-beside.ts';
import { ShopError } from '#primitives/shop-error.ts';

export type Seller = Pick<
  ShopProfile,
  'name' | 'legalName' | 'address' | 'crNumber' | 'phone' | 'email' | 'bank'
>;

/** Everything that the PDF of a quotation shows. */
export interface QuotationContents {
  readonly quote: Pick<
    Quote,
    'reference' | 'locale' | 'contact' | 'company' | 'zone' | 'districts' | 'wantedOn'
  >;
  readonly version: QuoteVersion;
  readonly seller: Seller;
}

export type PdfResponse = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failure: string };

interface QuotationPdfOptions {
  /** Runs one rendering at a time and refuses what would wait too long. */
  readonly queue: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** For one rendering, without its time in the queue. */
  readonly deadlineMs?: number;
  readonly cacheBytes?: number;
  readonly worker?: URL;
}

export interface QuotationPdfs {
  /** Calls `beforeRendering` only when the document is neither cached nor being rendered; its error refuses the request. */
  get(contents: QuotationContents, beforeRendering?: () => Promise<void>): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** The largest quotation takes less than 2 s on an idle core. */
const defaultDeadlineMs = 10_000;
/** Some 190 of the largest documents, of 87 kB each. */
const defaultCacheBytes = 16 * 2 ** 20;

/**
 * Renders quotations as PDF in a worker thread, with an LRU cache. The key is a hash of all that is shown, so that a new
 * version, a changed shop profile or erased personal data is never answered with an older document. Concurrent requests
 * for one document share one rendering.
 */
export function openQuotationPdfs({
  queue,
  deadlineMs = defaultDeadlineMs,
  cacheBytes = defaultCacheBytes,
  worker = programBeside('pdf-worker', import.meta.url),
}: QuotationPdfOptions): QuotationPdfs {
  const renderer = new PdfRenderer(worker, deadlineMs);
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: cacheBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const rendering = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function render(key: string, contents: QuotationContents, beforeRendering?: () => Promise<void>) {
    await beforeRendering?.();
    const pdf = await queue(() => renderer.render(contents));
    cached.set(key, pdf);
    return pdf;
  }

  return {
    async get(contents, beforeRendering) {
      const key = createHash('sha256').update(JSON.stringify(contents)).digest('base64url');
      const ready = cached.get(key);
      if (ready) return ready;
      const running =
        rendering.get(key) ??
        render(key, contents, beforeRendering).finally(() => {
          rendering.delete(key);
        });
      rendering.set(key, running);
      return running;
    },
    close: () => renderer.close(),
  };
}

/** What the PDF shows of these; a change of anything else leaves the cached document valid. */
export function quotationContents(quote: Quote, version: QuoteVersion, shop: Seller): QuotationContents {
  const { reference, locale, contact, company, zone, districts, wantedOn } = quote;
  const { name, legalName, address, crNumber, phone, email, bank } = shop;
  return {
    quote: { reference, locale, contact, company, zone, districts, wantedOn },
    version,
    seller: { name, legalName, address, crNumber, phone, email, bank },
  };
}

/** Memory of the worker thread: a document that needs more ends the thread, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** A worker thread that renders one document at a time, started by the first one. */
class PdfRenderer {
  readonly #script: URL;
  readonly #deadlineMs: number;
  #worker: Worker | undefined;

  constructor(script: URL, deadlineMs: number) {
    this.#script = script;
    this.#deadlineMs = deadlineMs;
  }

  async render(contents: QuotationContents): Promise<Uint8Array<ArrayBuffer>> {
    this.#worker ??= this.#start();
    const response = await this.#ask(this.#worker, contents);
    if ('pdf' in response) return response.pdf;
    throw new Error(`a quotation could not be rendered as PDF: ${response.failure}`);
  }

  async #ask(worker: Worker, contents: QuotationContents): Promise<PdfResponse> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), this.#deadlineMs);
    try {
      worker.postMessage(contents);
      const [response] = await once(worker, 'message', { signal: deadline.signal });
      return response;
    } catch (cause) {
      // Terminated and not only given up: otherwise the work would go on and delay the next document.
      this.#worker = undefined;
      await worker.terminate();
      throw deadline.signal.aborted ? new ShopError('request_timeout', { cause }) : cause;
    } finally {
      clearTimeout(timer);
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { resourceLimits });
    // The process may end while it is idle.
    worker.unref();
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
