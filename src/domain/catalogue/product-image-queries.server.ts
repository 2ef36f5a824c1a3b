import { eq, inArray } from 'drizzle-orm';
import { productImages } from '#database/schema/catalogue.ts';
import { images } from '#database/schema/images.ts';
import type { Transaction } from '#database/transaction.ts';

/** Held until the end of the transaction, so that none is removed before it is used. */
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
