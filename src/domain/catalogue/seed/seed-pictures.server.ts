import type { Transaction } from '#database/transaction.ts';
import type { ImageStore, StoredImage } from '#images/image-store.ts';
import { importFolder } from '#images/import-folder.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { productPictureAlt } from '../products/product-image-queries.server.ts';
import {
  attachCategoryPicture,
  attachProductPictures,
  listCategoryNames,
  listProductNames,
  type ProductPicture,
} from '../products/product-picture-queries.server.ts';
import { describeSeededView } from './picture-views.server.ts';

interface SeedPictures {
  readonly folder: string;
  readonly store: ImageStore;
  /** Alternative text of a category's picture. */
  readonly categoryAlt: (slug: string, name: LocalizedText) => LocalizedText;
}

/**
 * Gives the first range its pictures, by the same way as an upload: `products/<slug>-<view>.webp` and
 * `categories/<slug>.webp` below the folder. What has no file has no picture.
 */
export async function seedPictures(
  transaction: Transaction,
  { folder, store, categoryAlt }: SeedPictures,
): Promise<void> {
  const products = new Map((await listProductNames(transaction)).map((product) => [product.slug, product]));
  const ofProducts: ProductPicture[] = [];
  for await (const { image, name } of importFolder(store, folder, 'products')) {
    const [, slug = '', view] = /^(.+)-([1-9])$/.exec(name) ?? [];
    const position = Number(view);
    const product = products.get(slug);
    if (!product) continue;
    const alt = productPictureAlt(product, position, describeSeededView(slug, position));
    ofProducts.push({ productId: product.id, position, image: withAlt(image, alt) });
  }
  await attachProductPictures(transaction, ofProducts);
  const categories = new Map(
    (await listCategoryNames(transaction)).map((category) => [category.slug, category]),
  );
  for await (const { image, name } of importFolder(store, folder, 'categories')) {
    const category = categories.get(name);
    if (category)
      await attachCategoryPicture(
        transaction,
        category.id,
        withAlt(image, categoryAlt(category.slug, category)),
      );
  }
}

function withAlt(image: StoredImage, alt: LocalizedText) {
  return { ...image, altEn: alt.en, altAr: alt.ar };
}
