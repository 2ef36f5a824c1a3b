import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { lockCatalogue } from './catalogue-lock-queries.server.ts';
import type { ProductDraft } from './product-body.ts';
import { describeUndescribedImages, replaceProductImages } from './product-image-queries.server.ts';
import { insertProduct, insertStockMovement, nextProductPosition } from './product-write-queries.server.ts';
import { requireProduct } from './require-product.server.ts';
import { type ProductResponse, serializeProduct } from './serialize-product.ts';
import { validateProduct } from './validate-product.server.ts';

export async function createProduct(
  db: Database,
  draft: ProductDraft,
  origin: ChangeOrigin,
): Promise<ProductResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    return createProductIn(transaction, draft, origin);
  });
}

/** For a transaction that holds the lock of the catalogue. */
export async function createProductIn(
  transaction: Transaction,
  draft: ProductDraft,
  origin: ChangeOrigin,
): Promise<ProductResponse> {
  const { actor, now } = origin;
  const columns = await validateProduct(transaction, draft);
  const id = await insertProduct(transaction, {
    ...columns,
    position: await nextProductPosition(transaction),
    createdAt: now,
    updatedAt: now,
  });
  await replaceProductImages(transaction, id, draft.imageIds ?? []);
  await describeUndescribedImages(transaction, draft.imageIds ?? [], {
    en: columns.nameEn,
    ar: columns.nameAr || columns.nameEn,
  });
  const { stock } = columns;
  if (stock > 0) {
    await insertStockMovement(transaction, {
      productId: id,
      change: stock,
      stockAfter: stock,
      reason: 'import',
      actor,
      createdAt: now,
    });
  }
  const after = serializeProduct(await requireProduct(transaction, id));
  await recordChanges(transaction, { invalidatesPages: true }, origin, {
    action: 'create-product',
    entity: 'product',
    entityId: id,
    after,
  });
  return after;
}
