import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { replaceCategoryAttributes } from '../attributes/attribute-queries.server.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { CategoryRequest } from './category-body.ts';
import { requireCategory } from './category-queries.server.ts';
import {
  insertCategory,
  insertSubcategories,
  nextCategoryPosition,
} from './category-write-queries.server.ts';
import { completeCategory } from './complete-category.server.ts';
import { type CategoryResponse, serializeCategory } from './serialize-category.ts';
import { validateCategory } from './validate-category.server.ts';

export async function createCategory(
  db: Database,
  request: CategoryRequest,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<CategoryResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const times = { createdAt: origin.now, updatedAt: origin.now };
    const body = await completeCategory(transaction, request, origin.publicUrl);
    const { category, subcategories } = await validateCategory(transaction, body);
    const position = await nextCategoryPosition(transaction, category.departmentId);
    const id = await insertCategory(transaction, { ...category, position, ...times });
    if (subcategories.length > 0) {
      await insertSubcategories(
        transaction,
        subcategories.map(({ columns }) => ({ ...columns, categoryId: id, ...times })),
      );
    }
    await replaceCategoryAttributes(transaction, id, body.attributes);
    const after = serializeCategory(await requireCategory(transaction, id));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'create-category',
      entity: 'category',
      entityId: id,
      after,
    });
    return after;
  });
}
