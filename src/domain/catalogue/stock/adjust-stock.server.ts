import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { requireProduct } from '../products/product-queries.server.ts';
import { findProductToChange } from '../products/product-write-queries.server.ts';
import { type ProductResponse, serializeProduct } from '../products/serialize-product.ts';
import { changeStock } from './change-stock.server.ts';
import { mostPieces, type StockAdjustment } from './stock-adjustment.ts';

/** Changes the stock of a product by staff, with the reason. */
export async function adjustStock(
  db: Database,
  id: string,
  { by, to, reason, note, version }: StockAdjustment,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<ProductResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findProductToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializeProduct(stored);
    await rejectStaleVersion(transaction, { entity: 'product', current: before, version });
    const stock = to ?? stored.stock + (by ?? 0);
    const path = to === undefined ? 'by' : 'to';
    if (stock < 0) {
      throw new ShopError('invalid_input', {
        fields: [{ path, code: 'too_small', limit: stored.stock === 0 ? 0 : -stored.stock }],
      });
    }
    if (stock > mostPieces) {
      throw new ShopError('invalid_input', { fields: [{ path, code: 'too_big', limit: mostPieces }] });
    }
    const { actor, now, publicUrl } = origin;
    const change = { productId: id, pieces: stock - stored.stock };
    await changeStock(transaction, [change], {
      reason,
      note,
      actor,
      now,
      publicUrl,
      invalidatesPages: false,
    });
    const after = serializeProduct(await requireProduct(transaction, id));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'adjust-stock',
      entity: 'product',
      entityId: id,
      before,
      after,
    });
    return after;
  });
}
