import type { HonoRequest } from 'hono';
import { ShopError } from '#primitives/shop-error.ts';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Reads a JSON body that is no larger than allowed, however its size was announced. */
export async function readJson(request: HonoRequest, maxBytes: number): Promise<unknown> {
  requireJsonType(request);
  return jsonFrom(await bytesOf(request, maxBytes));
}

/**
 * The same for a body that may be absent: undefined then. Only reading tells, since some callers announce an
 * empty body and others announce nothing.
 */
export async function readOptionalJson(request: HonoRequest, maxBytes: number): Promise<unknown> {
  const bytes = await bytesOf(request, maxBytes);
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
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // PostgreSQL cannot keep U+0000 in a text and would fail the whole request much later.
    return text.includes('\\u0000') ? JSON.parse(text, refuseNull) : JSON.parse(text);
  } catch (cause) {
    throw new ShopError('malformed_json', { cause });
  }
}

export async function bytesOf(request: HonoRequest, maxBytes: number): Promise<Buffer> {
  if (Number(request.header('Content-Length') ?? 0) > maxBytes) throw new ShopError('payload_too_large');
  return readAtMost(request.raw.body, maxBytes);
}

async function readAtMost(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new ShopError('payload_too_large');
      chunks.push(chunk);
    }
  } catch (cause) {
    // A body that breaks off is not a whole JSON text; the caller has usually gone.
    throw cause instanceof ShopError ? cause : new ShopError('malformed_json', { cause });
  }
  return Buffer.concat(chunks);
}

function refuseNull(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
    throw new SyntaxError('U+0000 in a text');
  }
  return value;
}
