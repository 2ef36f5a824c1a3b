import { createHash } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { ensureImageRow } from '#database/image-rows.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { offeredWidths } from '#images/image-address.ts';
import type { ImageStore, StoredImage } from '#images/image-store.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { UploadCategory } from './picture-library.ts';
import { findImage, findImageByHash } from './picture-queries.server.ts';
import { type PictureResponse, serializePicture } from './serialize-picture.ts';

interface Upload {
  readonly bytes: Buffer;
  readonly originalName: string;
  /** Type and size of the file that the person chose, where the client shrank it before the upload. */
  readonly originalType?: StoredImage['type'] | undefined;
  readonly originalSize?: number | undefined;
  readonly category: UploadCategory;
}

/** Validates, converts and stores a picture in every size. Idempotent: the same bytes give the same picture. */
export async function uploadPicture(
  db: Database,
  store: ImageStore,
  upload: Upload,
  origin: ChangeOrigin,
): Promise<PictureResponse> {
  const contentHash = createHash('sha256').update(upload.bytes).digest('hex');
  const known = await findImageByHash(db, contentHash);
  if (known && (await store.read(known.image.relativePath, 300))) return serializePicture(known);
  const stored = await storeImage(store, upload);
  await makeSizes(store, stored);
  const { originalType: type = stored.type, originalSize: size = stored.size } = upload;
  return inTransaction(db, async (transaction) => {
    const id = await ensureImageRow(transaction, { ...stored, type, size, uploadDate: origin.now });
    const image = await findImage(transaction, id);
    if (!image) throw new Error('a picture is there once it was noted');
    const after = serializePicture(image);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'upload-picture',
      entity: 'picture',
      entityId: id,
      after,
    });
    return after;
  });
}

/** Stores the file. Errors of the file pass through; errors of the disk become `image_upload_failed`. */
async function storeImage(
  store: ImageStore,
  { bytes, originalName, category }: Upload,
): Promise<StoredImage> {
  try {
    return await store.keep({ bytes, originalName, category, isFromOutside: true });
  } catch (cause) {
    throw cause instanceof ShopError ? cause : new ShopError('image_upload_failed', { cause });
  }
}

/** Creates all sizes at upload instead of on first request, so that a picture that cannot be resized is rejected. */
async function makeSizes(store: ImageStore, image: StoredImage): Promise<void> {
  try {
    for (const width of offeredWidths(image)) {
      if (!(await store.read(image.relativePath, width))) throw new Error(`no picture in ${width} px`);
    }
  } catch (cause) {
    await store.remove(image.relativePath);
    throw new ShopError('image_sizes_failed', { cause });
  }
}
