import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { FamilyChange } from './family-body.ts';
import { findFamilyToChange, findMemberIds, updateFamilyRow } from './family-write-queries.server.ts';
import { moveMembers } from './move-members.server.ts';
import { type FamilyResponse, serializeFamily } from './serialize-family.ts';
import { validateFamily } from './validate-family.server.ts';

/** Changes the name and the options of a family, and moves products in and out. */
export async function updateFamily(
  db: Database,
  id: string,
  { id: givenId, version, addedProductIds, removedProductIds, ...body }: FamilyChange,
  origin: ChangeOrigin,
): Promise<FamilyResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findFamilyToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    rejectChangedId(givenId, stored.id);
    const before = serializeFamily(stored, await findMemberIds(transaction, stored.id));
    await rejectStaleVersion(transaction, {
      entity: 'product-family',
      current: before,
      version,
      wanted: body,
    });
    await validateFamily(transaction, body, stored.id);
    const moved = await moveMembers(transaction, stored, { addedProductIds, removedProductIds }, origin.now);
    if (moved.length === 0 && hasSameFields(body, before)) return before;
    const { name, optionKeys } = body;
    const columns = { nameEn: name.en, nameAr: name.ar, optionKeys, updatedAt: origin.now };
    const written = await updateFamilyRow(transaction, stored.id, columns);
    const after = serializeFamily(written, await findMemberIds(transaction, stored.id));
    const change: Change = {
      action: 'update-product-family',
      entity: 'product-family',
      entityId: stored.id,
      before,
      after,
    };
    await recordChanges(transaction, { invalidatesPages: true }, origin, change, ...moved);
    return after;
  });
}
