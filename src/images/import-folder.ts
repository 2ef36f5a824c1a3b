import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore, ImageUpload, StoredImage } from './image-store.ts';

const keptAtOnce = 8;

interface KeptFile {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly image: StoredImage;
}

/**
 * Imports every image of `<folder>/<category>` through the upload path; a missing folder is empty. Runs several
 * concurrently, because decoding is CPU-bound and writing is I/O-bound.
 */
export async function* importFolder(
  store: ImageStore,
  folder: string,
  category: ImageUpload['category'],
): AsyncGenerator<KeptFile> {
  const names = await readdir(join(folder, category)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.webp')).sort();
  for (let start = 0; start < files.length; start += keptAtOnce) {
    const batch = files.slice(start, start + keptAtOnce).map(async (originalName) => {
      const bytes = await readFile(join(folder, category, originalName));
      const image = await store.keep({ bytes, originalName, category });
      return { name: originalName.replace(/\.webp$/, ''), image };
    });
    yield* await Promise.all(batch);
  }
}
