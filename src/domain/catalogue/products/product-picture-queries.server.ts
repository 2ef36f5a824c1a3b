import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { ensureImageRow, ensureImageRows, type NewImage, pictureOfImage } from '#database/image-rows.ts';
import { categories, productImages, products } from '#database/schema/catalogue.ts';
import { images } from '#database/schema/images.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';

/** As a column of a query over products: all pictures of each, in their order. */
export const picturesOfProduct: SQL<Picture[]> = sql<Picture[]>`(
  select coalesce(json_agg(${pictureOfImage} order by ${asc(productImages.position)}), '[]')
  from ${productImages} inner join ${images} on ${eq(images.id, productImages.imageId)}
  where ${eq(productImages.productId, products.id)})`;

/** Likewise the first of them. */
export const firstPictureOfProduct: SQL<Picture | null> = sql<Picture | null>`(
  select ${pictureOfImage}
  from ${productImages} inner join ${images} on ${eq(images.id, productImages.imageId)}
  where ${eq(productImages.productId, products.id)} order by ${asc(productImages.position)} limit 1)`;

/** Likewise the ids of all. */
export const imageIdsOfProduct: SQL<string[]> = sql<string[]>`(
  select coalesce(json_agg(${productImages.imageId} order by ${asc(productImages.position)}), '[]')
  from ${productImages} where ${eq(productImages.productId, products.id)})`;

/** As a column of a query over categories. */
export const pictureOfCategory: SQL<Picture | null> = sql<Picture | null>`(
  select ${pictureOfImage} from ${images} where ${eq(images.id, categories.imageId)})`;

export interface ProductPicture {
  readonly productId: string;
  readonly position: number;
  readonly image: NewImage;
}

export async function attachProductPictures(
  transaction: Transaction,
  pictures: readonly ProductPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const imageIdOf = await ensureImageRows(
    transaction,
    pictures.map(({ image }) => image),
  );
  await transaction
    .insert(productImages)
    .values(
      pictures.map(({ productId, position, image }) => ({ productId, position, imageId: imageIdOf(image) })),
    );
}

export async function attachCategoryPicture(
  transaction: Transaction,
  categoryId: string,
  image: NewImage,
): Promise<void> {
  const imageId = await ensureImageRow(transaction, image);
  await transaction.update(categories).set({ imageId }).where(eq(categories.id, categoryId));
}

export function listProductNames(transaction: Transaction) {
  return transaction
    .select({ id: products.id, slug: products.slug, en: products.nameEn, ar: products.nameAr })
    .from(products);
}

export function listCategoryNames(transaction: Transaction) {
  return transaction
    .select({ id: categories.id, slug: categories.slug, en: categories.nameEn, ar: categories.nameAr })
    .from(categories);
}
