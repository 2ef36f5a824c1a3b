import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { changeStock } from '../stock/change-stock.server.ts';
import { sendStockAlerts } from '../stock/send-stock-alerts.server.ts';
import { lockCatalogue } from './catalogue-lock-queries.server.ts';
import { completeProduct } from './complete-product.server.ts';
import { goesOnSale } from './product.ts';
import type { ProductChange } from './product-body.ts';
import { describeUndescribedImages, replaceProductImages } from './product-image-queries.server.ts';
import { requireProduct } from './product-queries.server.ts';
import { findProductToChange, replaceSlug, updateProductRow } from './product-write-queries.server.ts';
import { type ProductResponse, serializeProduct } from './serialize-product.ts';
import { validateProduct } from './validate-product.server.ts';

export async function updateProduct(
  db: Database,
  id: string,
  { id: givenId, version, ...request }: ProductChange,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<ProductResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const { actor, now, publicUrl } = origin;
    const stored = await findProductToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    rejectChangedId(givenId, stored.id);
    const before = serializeProduct(stored);
    const draft = await completeProduct(transaction, request, publicUrl, stored);
    await rejectStaleVersion(transaction, { entity: 'product', current: before, version, wanted: draft });
    // An attribute that is left out is taken away, unlike a field.
    const keepsAttributes = isDeepStrictEqual(draft.attributes, before.attributes);
    if (keepsAttributes && hasSameFields(draft, before)) return before;
    const columns = await validateProduct(transaction, draft, stored);
    if (columns.slug !== stored.slug) {
      await replaceSlug(transaction, stored.id, { from: stored.slug, to: columns.slug, now });
    }
    await updateProductRow(transaction, stored.id, { ...columns, updatedAt: now });
    if (draft.imageIds) {
      await replaceProductImages(transaction, stored.id, draft.imageIds);
      const name = { en: columns.nameEn, ar: columns.nameAr || columns.nameEn };
      await describeUndescribedImages(transaction, draft.imageIds, name);
    }
    if (draft.stock !== stored.stock) {
      await changeStock(transaction, [{ productId: stored.id, pieces: draft.stock - stored.stock }], {
        reason: 'count',
        actor,
        now,
        publicUrl,
        keepsVersion: true,
        invalidatesPages: false,
      });
    }
    if (goesOnSale(stored, draft)) await sendStockAlerts(transaction, [stored.id], { now, publicUrl });
    const after = serializeProduct(await requireProduct(transaction, stored.id));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'update-product',
      entity: 'product',
      entityId: stored.id,
      before,
      after,
    });
    return after;
  });
}
