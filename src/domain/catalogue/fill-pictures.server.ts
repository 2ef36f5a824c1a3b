import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '#database/transaction.ts';
import type { ImageStore, ImageUpload, StoredImage } from '#images/image-store.ts';
import type { LocalizedText } from '#primitives/localized-text.ts';
import { categoryPictureAlt, productPictureAlt } from './picture-alt.ts';
import {
  attachCategoryPicture,
  attachProductPicture,
  listCategoryNames,
  listProductNames,
} from './product-picture-queries.server.ts';

const keptAtOnce = 8;

/**
 * Gives the first range its pictures, by the same way as an upload: `products/<slug>-<view>.webp` and
 * `categories/<slug>.webp` below the folder. What has no file has no picture.
 */
export async function fillPictures(
  transaction: Transaction,
  { folder, store }: { readonly folder: string; readonly store: ImageStore },
): Promise<void> {
  const products = new Map((await listProductNames(transaction)).map((product) => [product.slug, product]));
  for await (const { image, slug, view } of keepAll(folder, 'products', store)) {
    const product = products.get(slug);
    if (product)
      await attachProductPicture(
        transaction,
        product.id,
        view,
        withAlt(image, productPictureAlt(product, view)),
      );
  }
  const categories = new Map(
    (await listCategoryNames(transaction)).map((category) => [category.slug, category]),
  );
  for await (const { image, slug } of keepAll(folder, 'categories', store)) {
    const category = categories.get(slug);
    if (category)
      await attachCategoryPicture(transaction, category.id, withAlt(image, categoryPictureAlt(category)));
  }
}

interface KeptPicture {
  readonly image: StoredImage;
  readonly slug: string;
  readonly view: number;
}

/** Several at once: checking a picture keeps one core busy, the files another. */
async function* keepAll(
  folder: string,
  category: ImageUpload['category'],
  store: ImageStore,
): AsyncGenerator<KeptPicture> {
  const names = await readdir(join(folder, category)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.webp')).sort();
  for (let start = 0; start < files.length; start += keptAtOnce) {
    const batch = files.slice(start, start + keptAtOnce).map(async (originalName) => {
      const bytes = await readFile(join(folder, category, originalName));
      const image = await store.keep({ bytes, originalName, category });
      const [, slug = '', view = '1'] = /^(.+?)(?:-([1-9]))?\.webp$/.exec(originalName) ?? [];
      return { image, slug, view: Number(view) };
    });
    yield* await Promise.all(batch);
  }
}

function withAlt(image: StoredImage, alt: LocalizedText) {
  return { ...image, altEn: alt.en, altAr: alt.ar };
}
