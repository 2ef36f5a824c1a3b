import type { NonSharedBuffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type Encoding, fromBrotli, toBrotli } from './encodings.ts';

/** Of one answer or of one encoding only, and therefore written anew each time. */
const notKept: ReadonlySet<string> = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
  'etag',
  'vary',
]);

/** Ready to be sent: the headers as Node takes them, names and values in turn. */
export interface ReadyAnswer {
  readonly headers: readonly string[];
  /**
   * A short one as a text with a character for each byte (latin1), which Node sends in one piece with the headers; it
   * copies it for that, and sends bytes as a second piece instead.
   */
  readonly body: string | NonSharedBuffer;
}

/** Measured: of 13 kB more are sent as a text, of 23 kB more as bytes. */
const longestText = 16 * 1024;

export interface PageMaking {
  readonly headers: Headers;
  /** Of the content that was current when the making began. */
  readonly contentVersion: number;
  readonly madeAt: number;
}

/**
 * A page as bytes. It is kept compressed, a tenth of its size; other encodings are made from that when somebody asks
 * for them, and then stay too.
 */
export class CachedPage {
  readonly contentVersion: number;
  readonly madeAt: number;
  readonly entityTag: string;
  /** For whoever has the page already. */
  readonly unchangedHeaders: readonly string[];
  readonly #compressed: ReadyAnswer;
  readonly #others = new Map<Encoding, ReadyAnswer>();
  readonly #making = new Map<Encoding, Promise<ReadyAnswer>>();
  #onGrown: (bytes: number) => void = () => {};

  static async make(content: Buffer, making: PageMaking): Promise<CachedPage> {
    return new CachedPage(content, await toBrotli(content), making);
  }

  private constructor(
    content: Buffer,
    compressed: NonSharedBuffer,
    { headers, contentVersion, madeAt }: PageMaking,
  ) {
    this.contentVersion = contentVersion;
    this.madeAt = madeAt;
    // Weak, since one page is sent in several encodings. The same on every server, since the bytes are.
    this.entityTag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    this.unchangedHeaders = ['etag', this.entityTag, 'vary', 'Accept-Encoding', ...withoutNotKept(headers)];
    this.#compressed = this.#answerWith(compressed, 'br');
  }

  /** Of all encodings that are there; `onGrown` hears of those that come later. */
  measure(onGrown: (bytes: number) => void): number {
    this.#onGrown = onGrown;
    return [this.#compressed, ...this.#others.values()].reduce((sum, answer) => sum + sizeOf(answer), 0);
  }

  /** Without waiting: what is there already. */
  answer(encoding: Encoding): ReadyAnswer | undefined {
    return encoding === 'br' ? this.#compressed : this.#others.get(encoding);
  }

  async makeAnswer(encoding: Encoding): Promise<ReadyAnswer> {
    const ready = this.answer(encoding);
    if (ready || encoding === 'br') return ready ?? this.#compressed;
    const making = this.#making.get(encoding) ?? this.#encode(encoding);
    this.#making.set(encoding, making);
    return making;
  }

  isKnownTo(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.includes(this.entityTag) ?? false;
  }

  async #encode(encoding: 'gzip' | 'identity'): Promise<ReadyAnswer> {
    const answer = this.#answerWith(await fromBrotli(bytesOf(this.#compressed), encoding), encoding);
    this.#others.set(encoding, answer);
    this.#making.delete(encoding);
    this.#onGrown(sizeOf(answer));
    return answer;
  }

  #answerWith(body: NonSharedBuffer, encoding: Encoding): ReadyAnswer {
    const headers = [...this.unchangedHeaders, 'content-length', String(body.byteLength)];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return { headers, body: body.byteLength <= longestText ? body.toString('latin1') : body };
  }
}

function withoutNotKept(headers: Headers): string[] {
  return [...headers].filter(([name]) => !notKept.has(name)).flat();
}

export function bytesOf({ body }: ReadyAnswer): NonSharedBuffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}

function sizeOf({ headers, body }: ReadyAnswer): number {
  return body.length + headers.join('').length;
}
