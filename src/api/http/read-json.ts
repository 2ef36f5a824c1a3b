import type { HonoRequest } from 'hono';
import { ShopError } from '#primitives/shop-error.ts';
import type { BodyCount } from './body-bytes.ts';

/** Deeper than the text of an article, which nests most of all that calls take. */
const deepestJson = 64;
const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** How a body is read. */
export interface BodyReading {
  readonly maxBytes: number;
  readonly count: BodyCount;
  /** Ends the reading of a body that arrives too slowly. */
  readonly signal: AbortSignal;
}

/** Reads a JSON body that is no larger than allowed, however its size was announced. */
export async function readJson(request: HonoRequest, reading: BodyReading): Promise<unknown> {
  requireJsonType(request);
  return jsonFrom(await bytesOf(request, reading));
}

/**
 * The same for a body that may be absent: undefined then. Only reading tells, since some callers announce an
 * empty body and others announce nothing.
 */
export async function readOptionalJson(request: HonoRequest, reading: BodyReading): Promise<unknown> {
  const bytes = await bytesOf(request, reading);
  if (bytes.length === 0) return undefined;
  requireJsonType(request);
  return jsonFrom(bytes);
}

function requireJsonType(request: HonoRequest): void {
  if (!jsonType.test(request.header('Content-Type') ?? '') || request.header('Content-Encoding')) {
    throw new ShopError('unsupported_media_type');
  }
}

function jsonFrom(bytes: Buffer): unknown {
  try {
    requireShallow(bytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // PostgreSQL cannot keep U+0000 in a text and would fail the whole request much later.
    return text.includes('\\u0000') ? JSON.parse(text, refuseNull) : JSON.parse(text);
  } catch (cause) {
    throw new ShopError('malformed_json', { cause });
  }
}

/** Before parsing, which takes 5 ms for 100 kB of opening brackets and blocks other requests. */
function requireShallow(bytes: Buffer): void {
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    switch (bytes[index]) {
      case 0x22: // "
        index = endOfString(bytes, index + 1);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > deepestJson) throw new SyntaxError(`nested more than ${deepestJson} times`);
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
    }
  }
}

/** The place of the quotation mark that ends a string, or the end of the bytes. */
function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(0x22, start); end !== -1; end = bytes.indexOf(0x22, end + 1)) {
    let backslash = end - 1;
    while (backslash >= start && bytes[backslash] === 0x5c) backslash -= 1;
    const isEscaped = (end - 1 - backslash) % 2 === 1;
    if (!isEscaped) return end;
  }
  return bytes.length;
}

export async function bytesOf(request: HonoRequest, reading: BodyReading): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, reading)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The body piece by piece, counted. It ends with an error when it is too large, too slow, or breaks off. */
export async function* chunksOf(
  request: HonoRequest,
  { maxBytes, count, signal }: BodyReading,
): AsyncGenerator<Uint8Array, void, undefined> {
  const announced = Number(request.header('Content-Length') ?? 0);
  if (announced > maxBytes) throw new ShopError('payload_too_large');
  count.expect(announced);
  const reader = request.raw.body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new ShopError('payload_too_large');
      count.add(value.byteLength);
      yield value;
    }
  } catch (cause) {
    // A body that breaks off is not a whole JSON text; the caller has usually gone.
    throw cause instanceof ShopError ? cause : new ShopError('malformed_json', { cause });
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

function refuseNull(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
    throw new SyntaxError('U+0000 in a text');
  }
  return value;
}
