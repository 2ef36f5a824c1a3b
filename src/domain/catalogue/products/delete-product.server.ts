import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from './catalogue-lock-queries.server.ts';
import { findProductToChange, updateProductRow } from './product-write-queries.server.ts';
import { serializeProduct } from './serialize-product.ts';

/** Soft-deletes a product: its row stays for the orders that refer to it, with its slugs. */
export async function deleteProduct(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findProductToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializeProduct(stored);
    await rejectStaleVersion(transaction, { entity: 'product', current: before, version });
    await updateProductRow(transaction, stored.id, { deletedAt: origin.now, updatedAt: origin.now });
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'delete-product',
      entity: 'product',
      entityId: stored.id,
      before,
    });
    return { id: stored.id };
  });
}
