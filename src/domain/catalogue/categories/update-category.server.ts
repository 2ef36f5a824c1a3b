import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { replaceCategoryAttributes } from '../attributes/attribute-queries.server.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { CategoryChange } from './category-body.ts';
import { requireCategory } from './category-queries.server.ts';
import {
  findCategoryToChange,
  nextCategoryPosition,
  updateCategoryRow,
} from './category-write-queries.server.ts';
import { completeCategory } from './complete-category.server.ts';
import { lostReferences } from './find-place.ts';
import { storeFormerNames } from './former-name-queries.server.ts';
import { replaceSubcategories } from './replace-subcategories.server.ts';
import { type CategoryResponse, serializeCategory } from './serialize-category.ts';
import { validateCategory } from './validate-category.server.ts';

export async function updateCategory(
  db: Database,
  id: string,
  { id: givenId, version, ...request }: CategoryChange,
  moveProductsTo: string | undefined,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<CategoryResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findCategoryToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    rejectChangedId(givenId, stored.category.id);
    const before = serializeCategory(await requireCategory(transaction, id));
    const body = await completeCategory(transaction, request, origin.publicUrl, before);
    await rejectStaleVersion(transaction, { entity: 'category', current: before, version, wanted: body });
    if (hasSameFields(body, before)) return before;
    const { category, subcategories } = await validateCategory(transaction, body, stored);
    await replaceSubcategories(transaction, stored, subcategories, moveProductsTo, origin);
    const staysInDepartment = category.departmentId === stored.category.departmentId;
    await updateCategoryRow(transaction, stored.category.id, {
      ...category,
      position: staysInDepartment
        ? stored.category.position
        : await nextCategoryPosition(transaction, category.departmentId),
      updatedAt: origin.now,
    });
    await replaceCategoryAttributes(transaction, stored.category.id, body.attributes);
    const after = serializeCategory(await requireCategory(transaction, id));
    await storeFormerNames(transaction, lostReferences(before, after), origin.now);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'update-category',
      entity: 'category',
      entityId: stored.category.id,
      before,
      after,
    });
    return after;
  });
}
