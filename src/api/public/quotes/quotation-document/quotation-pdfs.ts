import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { LRUCache } from 'lru-cache';
import { newestVersion, type Quote, type QuoteVersion, versionState } from '#domain/quotes/quote.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { programBeside } from '#primitives/program-beside.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { DrawnPlan, PlanContents } from '../../plans/plan-document/plan-contents.ts';

export type Seller = Pick<
  ShopProfile,
  'name' | 'legalName' | 'address' | 'crNumber' | 'phone' | 'email' | 'bank'
>;

/** Everything that the PDF of a quotation shows. */
export interface QuotationContents {
  readonly kind: 'quotation';
  readonly quote: Pick<
    Quote,
    'reference' | 'locale' | 'contact' | 'company' | 'zone' | 'districts' | 'wantedOn' | 'buyerReference'
  >;
  readonly version: QuoteVersion;
  /** One that was replaced or withdrawn says so. */
  readonly state: ReturnType<typeof versionState>;
  /** The number of the version that counts. */
  readonly newest: number;
  readonly seller: Seller;
  /** Of the office, on pages of its own; null: the version has none. */
  readonly plan: DrawnPlan | null;
}

/** What the process renders: documents that need a page layout. */
export type PdfContents = QuotationContents | PlanContents;

export type PdfResponse = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failure: string };

interface QuotationPdfOptions {
  /** Runs one rendering at a time and refuses what would wait too long. */
  readonly queue: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Throws what the queue would refuse a rendering with now. */
  readonly requireRoom: () => void;
  /** For one rendering, without its time in the queue. */
  readonly deadlineMs?: number;
  readonly cacheBytes?: number;
  /** After which an unused process ends, which returns its memory. */
  readonly idleMs?: number;
  readonly program?: URL;
}

export interface QuotationPdfs {
  /**
   * Refuses a request while the queue is full, unless a document of the quotation or plan was rendered lately: before it
   * is read, because a hundred long lines cost more than the refusal.
   */
  requireRoom(reference: string): void;
  /** Calls `beforeRendering` only when the document is neither cached nor being rendered; its error refuses the request. */
  get(contents: PdfContents, beforeRendering?: () => Promise<void>): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/**
 * The largest quotation takes less than 2 s on an idle core, with the start of the process 3 s; on a busy machine the
 * process gets a tenth of a core.
 */
const defaultDeadlineMs = 40_000;
/**
 * Added to the server's. On a busy core the process gets a third of the server's share; with 10 it got a tenth, and a
 * document of one page did not finish in 10 s.
 */
const addedNiceness = 5;
/** Some 190 of the largest documents, of 87 kB each. */
const defaultCacheBytes = 16 * 2 ** 20;
const defaultIdleMs = 5 * 60_000;
/** More than documents fit the cache. */
const rememberedReferences = 1000;

/**
 * Renders quotations and plans as PDF in a child process, with an LRU cache. The key is a hash of all that is shown, so that a new
 * version, a changed shop profile or erased personal data is never answered with an older document. Concurrent requests
 * for one document share one rendering.
 */
export function openQuotationPdfs({
  queue,
  requireRoom,
  deadlineMs = defaultDeadlineMs,
  cacheBytes = defaultCacheBytes,
  idleMs = defaultIdleMs,
  program = programBeside('pdf-process', import.meta.url),
}: QuotationPdfOptions): QuotationPdfs {
  const renderer = new PdfRenderer(program, deadlineMs, idleMs);
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: cacheBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const renderedReferences = new LRUCache<string, true>({ max: rememberedReferences });
  const rendering = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function render(key: string, contents: PdfContents, beforeRendering?: () => Promise<void>) {
    await beforeRendering?.();
    const pdf = await queue(() => renderer.render(contents));
    cached.set(key, pdf);
    renderedReferences.set(contents.kind === 'plan' ? contents.id : contents.quote.reference, true);
    return pdf;
  }

  return {
    requireRoom(reference) {
      if (!renderedReferences.has(reference)) requireRoom();
    },
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
export function quotationContents(
  quote: Quote,
  version: QuoteVersion,
  shop: Seller,
  plan: DrawnPlan | null = null,
): QuotationContents {
  const { reference, locale, contact, company, zone, districts, wantedOn, buyerReference } = quote;
  const { name, legalName, address, crNumber, phone, email, bank } = shop;
  return {
    kind: 'quotation',
    quote: { reference, locale, contact, company, zone, districts, wantedOn, buyerReference },
    version,
    state: versionState(quote, version),
    newest: newestVersion(quote).number,
    seller: { name, legalName, address, crNumber, phone, email, bank },
    plan,
  };
}

/** Only what the renderer needs, none of the server's secrets. */
const inheritedVariables = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];

/** Memory of the process: a document that needs more ends it, not the server. */
const nodeOptions = ['--max-old-space-size=256'];

/**
 * A child process that renders one document at a time, started by the first one and ended when it is idle. Not a worker
 * thread: its garbage collection and compilation would run in threads of the server, at the server's priority.
 */
class PdfRenderer {
  readonly #program: URL;
  readonly #deadlineMs: number;
  readonly #idleMs: number;
  #child: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(program: URL, deadlineMs: number, idleMs: number) {
    this.#program = program;
    this.#deadlineMs = deadlineMs;
    this.#idleMs = idleMs;
  }

  async render(contents: PdfContents): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(this.#idleTimer);
    const child = this.#child ?? this.#start();
    this.#child = child;
    try {
      const response = await this.#ask(child, contents);
      if ('pdf' in response) return response.pdf;
      throw new Error(`a document could not be rendered as PDF: ${response.failure}`);
    } finally {
      this.#idleTimer = setTimeout(() => void this.close(), this.#idleMs).unref();
    }
  }

  async #ask(child: ChildProcess, contents: PdfContents): Promise<PdfResponse> {
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(new ShopError('request_timeout')), this.#deadlineMs);
    const onExit = () => end.abort(new Error('the process that renders PDFs has ended'));
    child.once('exit', onExit);
    try {
      child.send(contents);
      const [response] = await once(child, 'message', { signal: end.signal });
      return response;
    } catch (error) {
      // Killed and not only given up: otherwise the work would go on and delay the next document.
      this.#child = undefined;
      await kill(child);
      throw end.signal.aborted ? end.signal.reason : error;
    } finally {
      clearTimeout(timer);
      child.off('exit', onExit);
    }
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      env: Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]])),
      execArgv: nodeOptions,
      serialization: 'advanced',
    });
    // Lower than the server's, which shares its cores with it.
    const { PRIORITY_LOW } = constants.priority;
    if (child.pid) setPriority(child.pid, Math.min(getPriority() + addedNiceness, PRIORITY_LOW));
    // The server may end while it is idle.
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    if (child) await kill(child);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
