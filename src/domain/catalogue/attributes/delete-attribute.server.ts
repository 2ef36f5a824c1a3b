import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import {
  countAttributeUses,
  deleteAttributeRow,
  findAttributeToChange,
} from './attribute-write-queries.server.ts';
import { serializeAttribute } from './serialize-attribute.ts';

/** Deletes an attribute that no product has. A built-in one stays. */
export async function deleteAttribute(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findAttributeToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializeAttribute(stored);
    await rejectStaleVersion(transaction, { entity: 'attribute', current: before, version });
    const uses = await countAttributeUses(transaction);
    if (stored.isBuiltIn || uses.some(({ key }) => key === stored.key)) throw new ShopError('still_in_use');
    await deleteAttributeRow(transaction, stored.id);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'delete-attribute',
      entity: 'attribute',
      entityId: stored.id,
      before,
    });
    return { id: stored.id };
  });
}
