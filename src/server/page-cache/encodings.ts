import type { NonSharedBuffer } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Measured on the home page of 150 kB: 5 makes 21.2 kB of it in 3 ms, 9 makes 20.8 kB in 21 ms, 11 makes 18.4 kB in 197 ms. */
const brotliQuality = 5;

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export function toBrotli(content: Buffer): Promise<NonSharedBuffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** For clients without brotli. */
export async function fromBrotli(
  compressed: Buffer,
  encoding: 'gzip' | 'identity',
): Promise<NonSharedBuffer> {
  const content = await decompressBrotli(compressed);
  return encoding === 'gzip' ? compressGzip(content) : content;
}

/** Memoized: browsers send one of a handful of values. */
const parsed = new Map<string, Encoding>();
const mostParsed = 200;

export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const found = parsed.get(acceptEncoding);
  if (found) return found;
  const encoding = parseAcceptEncoding(acceptEncoding);
  if (parsed.size < mostParsed) parsed.set(acceptEncoding, encoding);
  return encoding;
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !weight || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
