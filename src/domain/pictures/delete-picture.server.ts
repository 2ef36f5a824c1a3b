import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import type { ImageStore } from '#images/image-store.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { deleteImageRow, findImageToChange } from './picture-queries.server.ts';
import { serializePicture } from './serialize-picture.ts';

/** Deletes a picture from the library. Rejected while anything uses it, including a deleted product. */
export async function deletePicture(
  db: Database,
  store: ImageStore,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  const relativePath = await inTransaction(db, async (transaction) => {
    const stored = await findImageToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializePicture(stored);
    await rejectStaleVersion(transaction, { entity: 'picture', current: before, version });
    if (stored.uses.length > 0) throw new ShopError('still_in_use');
    await deleteImageRow(transaction, id);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'delete-picture',
      entity: 'picture',
      entityId: id,
      before,
    });
    return before.relativePath;
  });
  // After the commit: an orphaned file is harmless, a row without its file is not.
  await store.remove(relativePath);
  return { id };
}
