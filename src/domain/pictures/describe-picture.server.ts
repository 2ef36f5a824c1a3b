import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { PictureChange } from './picture-library.ts';
import { findImageToChange, updateAlt } from './picture-queries.server.ts';
import { type PictureResponse, serializePicture } from './serialize-picture.ts';

/** Saves the alternative text of a picture in both languages. */
export async function describePicture(
  db: Database,
  id: string,
  { alt, version }: PictureChange,
  origin: ChangeOrigin,
): Promise<PictureResponse> {
  return inTransaction(db, async (transaction) => {
    const stored = await findImageToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializePicture(stored);
    await rejectStaleVersion(transaction, { entity: 'picture', current: before, version, wanted: { alt } });
    await updateAlt(transaction, id, alt);
    const after = { ...before, alt, version: before.version + 1 };
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'describe-picture',
      entity: 'picture',
      entityId: id,
      before,
      after,
    });
    return after;
  });
}
