import { and, eq, inArray, sql } from 'drizzle-orm';
import { productImages } from '#database/schema/catalogue.ts';
import { images } from '#database/schema/images.ts';
import type { Transaction } from '#database/transaction.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** Finds which images exist and locks them, so that none is removed before it is used. */
export async function findKnownImageIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]))
    .for('share');
  return new Set(rows.map(({ id }) => id));
}

/** Maps relative paths to image ids; unknown paths are absent. */
export async function findImageIdsByPath(
  transaction: Transaction,
  relativePaths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (relativePaths.length === 0) return new Map();
  const rows = await transaction
    .select({ id: images.id, relativePath: images.relativePath })
    .from(images)
    .where(inArray(images.relativePath, [...relativePaths]));
  return new Map(rows.map(({ id, relativePath }) => [relativePath, id]));
}

/** Sets the alternative text of images without one to the name of the product. */
export async function describeUndescribedImages(
  transaction: Transaction,
  imageIds: readonly string[],
  name: LocalizedText,
): Promise<void> {
  for (const [index, id] of imageIds.entries()) {
    const alt = productPictureAlt(name, index + 1);
    await transaction
      .update(images)
      .set({ altEn: alt.en, altAr: alt.ar, version: sql`${images.version} + 1` })
      .where(and(eq(images.id, id), eq(images.altEn, ''), eq(images.altAr, '')));
  }
}

export async function replaceProductImages(
  transaction: Transaction,
  productId: string,
  imageIds: readonly string[],
): Promise<void> {
  await transaction.delete(productImages).where(eq(productImages.productId, productId));
  if (imageIds.length === 0) return;
  await transaction
    .insert(productImages)
    .values(imageIds.map((imageId, position) => ({ productId, imageId, position })));
}

/**
 * What a picture of a product says to those who do not see it: the product and from where it is seen. Where that is not
 * known, the first view is the product itself and the others are counted.
 */
export function productPictureAlt(name: LocalizedText, view: number, seen?: LocalizedText): LocalizedText {
  if (seen) return { en: `${name.en}, ${seen.en}`, ar: `${name.ar}، ${seen.ar}` };
  if (view === 1) return name;
  return { en: `${name.en}, view ${view}`, ar: `${name.ar}، زاوية ${view}` };
}
