import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { deleteFamilyRow, findFamilyToChange, findMemberIds } from './family-write-queries.server.ts';
import { moveMembers } from './move-members.server.ts';
import { serializeFamily } from './serialize-family.ts';

/** Deletes a family. Its products stay, each on its own. */
export async function deleteFamily(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findFamilyToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const productIds = await findMemberIds(transaction, stored.id);
    const before = serializeFamily(stored, productIds);
    await rejectStaleVersion(transaction, { entity: 'product-family', current: before, version });
    const moves = { addedProductIds: [], removedProductIds: productIds };
    const moved = await moveMembers(transaction, stored, moves, origin.now);
    await deleteFamilyRow(transaction, stored.id);
    await recordChanges(
      transaction,
      { invalidatesPages: true },
      origin,
      { action: 'delete-product-family', entity: 'product-family', entityId: stored.id, before },
      ...moved,
    );
    return { id: stored.id };
  });
}
