import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const compressible = new Set(['.js', '.mjs', '.wasm', '.css', '.svg', '.html', '.json', '.txt']);

/** Below this size compression saves no network packet. */
const smallestWorthwhile = 1024;

/** Precompresses each file of a folder as .br and .gz, so that serving needs no compression. */
export async function compressBuiltFiles(
  folder: string,
  brotliQuality: number = zlib.BROTLI_MAX_QUALITY,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    await compressFile(join(entry.parentPath, entry.name), brotliQuality);
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
