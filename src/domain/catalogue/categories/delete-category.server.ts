import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { requireCategory } from './category-queries.server.ts';
import {
  deleteCategoryRow,
  deleteSubcategoryRows,
  findCategoryToChange,
} from './category-write-queries.server.ts';
import { lostReferences } from './find-place.ts';
import { storeFormerNames } from './former-name-queries.server.ts';
import { reassignProducts } from './reassign-products.server.ts';
import { serializeCategory } from './serialize-category.ts';

interface Deletion {
  readonly version: number | undefined;
  /** Slug of the category or subcategory that takes over the products. */
  readonly moveProductsTo: string | undefined;
}

export async function deleteCategory(
  db: Database,
  id: string,
  { version, moveProductsTo }: Deletion,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findCategoryToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const categoryId = stored.category.id;
    const before = serializeCategory(await requireCategory(transaction, categoryId));
    await rejectStaleVersion(transaction, { entity: 'category', current: before, version });
    await reassignProducts(
      transaction,
      {
        holder: { categoryId },
        moveProductsTo,
        stays: (place) => place.categoryId !== categoryId,
      },
      origin,
    );
    await deleteSubcategoryRows(
      transaction,
      stored.subcategories.map((part) => part.id),
    );
    await deleteCategoryRow(transaction, categoryId);
    await storeFormerNames(transaction, lostReferences(before, undefined), origin.now);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'delete-category',
      entity: 'category',
      entityId: categoryId,
      before,
    });
    return { id: categoryId };
  });
}
