import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const compressible = new Set(['.js', '.mjs', '.wasm', '.css', '.svg', '.html', '.json', '.txt']);

/** Below this size compression saves no network packet. */
const smallestWorthwhile = 1024;

/** Of files that no first view waits for: two percent larger, they are compressed in a third of the time. */
const sufficientQuality = 10;

/**
 * Precompresses each file of a folder as .br and .gz, so that serving needs no compression: as small as possible what a
 * first view needs.
 */
export async function compressBuiltFiles(
  folder: string,
  isOfFirstView: (path: string) => boolean,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    await compressFile(path, isOfFirstView(path) ? zlib.BROTLI_MAX_QUALITY : sufficientQuality);
  }
}

async function compressFile(path: string, brotliQuality: number): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestWorthwhile) return;
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: brotliQuality,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotlied), writeFile(`${path}.gz`, gzipped)]);
}
