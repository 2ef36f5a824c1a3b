import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { changeStock } from '../stock/change-stock.server.ts';
import { lockCatalogue } from './catalogue-lock-queries.server.ts';
import { completeProduct } from './complete-product.server.ts';
import type { ProductDraft, ProductRequest } from './product-body.ts';
import { describeUndescribedImages, replaceProductImages } from './product-image-queries.server.ts';
import { requireProduct } from './product-queries.server.ts';
import { insertProduct, nextProductPosition } from './product-write-queries.server.ts';
import { type ProductResponse, serializeProduct } from './serialize-product.ts';
import { validateProduct } from './validate-product.server.ts';

type Origin = ChangeOrigin & { readonly publicUrl: string };

export async function createProduct(
  db: Database,
  request: ProductRequest,
  origin: Origin,
): Promise<ProductResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const draft = await completeProduct(transaction, request, origin.publicUrl);
    const created = await insertProductDraft(transaction, draft, origin);
    await recordChanges(transaction, { invalidatesPages: true }, origin, productCreation(created));
    return created;
  });
}

/** Inserts a product in a transaction that has locked the catalogue. The caller records the change. */
export async function insertProductDraft(
  transaction: Transaction,
  draft: ProductDraft,
  { actor, now, publicUrl }: Origin,
): Promise<ProductResponse> {
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
  if (draft.stock > 0) {
    await changeStock(transaction, [{ productId: id, pieces: draft.stock }], {
      reason: 'import',
      actor,
      now,
      publicUrl,
      keepsVersion: true,
      invalidatesPages: false,
    });
  }
  return serializeProduct(await requireProduct(transaction, id));
}

export function productCreation(created: ProductResponse): Change {
  return { action: 'create-product', entity: 'product', entityId: created.id, after: created };
}
