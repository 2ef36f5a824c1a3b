import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from './catalogue-lock-queries.server.ts';
import { requireProduct } from './product-queries.server.ts';
import { findDeletedProduct, updateProductRow } from './product-write-queries.server.ts';
import { type ProductResponse, serializeProduct } from './serialize-product.ts';

/** Restores a soft-deleted product with its id, slugs, code, position and pictures. */
export async function restoreProduct(
  db: Database,
  id: string,
  origin: ChangeOrigin,
): Promise<ProductResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const deleted = await findDeletedProduct(transaction, id);
    if (!deleted) throw new ShopError('not_found');
    await updateProductRow(transaction, id, { deletedAt: null, updatedAt: origin.now });
    const after = serializeProduct(await requireProduct(transaction, id));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'restore-product',
      entity: 'product',
      entityId: id,
      before: serializeProduct(deleted),
      after,
    });
    return after;
  });
}
