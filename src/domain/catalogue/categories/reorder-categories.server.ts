import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { CategoryOrder } from './category-order.ts';
import { listCategories } from './category-queries.server.ts';
import {
  findDepartmentId,
  listCategoryPositions,
  updateCategoryRow,
} from './category-write-queries.server.ts';
import { serializeCategory } from './serialize-category.ts';

/** Puts the categories of a department into another order. */
export async function reorderCategories(
  db: Database,
  { department, categories }: CategoryOrder,
  origin: ChangeOrigin,
): Promise<{ id: string }[]> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const departmentId = await findDepartmentId(transaction, department);
    if (departmentId === undefined) throw new ShopError('not_found');
    const stored = (await listCategories(transaction)).filter((one) => one.department === department);
    const storedById = new Map(stored.map((category) => [category.id, category]));
    // One that was added or removed meanwhile has no place in the order that was sent.
    if (categories.length !== stored.length || categories.some(({ id }) => !storedById.has(id))) {
      throw new ShopError('invalid_input', {
        fields: [{ path: 'categories', code: 'invalid', rule: 'stored_category' }],
      });
    }
    for (const { id, version } of categories) {
      const current = storedById.get(id);
      if (!current) continue;
      await rejectStaleVersion(transaction, {
        entity: 'category',
        current: serializeCategory(current),
        version,
      });
    }
    // Those that stay where they are keep their version: forms that are open on them stay good.
    const places = await listCategoryPositions(transaction, departmentId);
    for (const [index, { id }] of categories.entries()) {
      const position = places[index];
      if (stored[index]?.id === id || position === undefined) continue;
      await updateCategoryRow(transaction, id, { position, updatedAt: origin.now });
    }
    const namesOf = (ids: readonly { readonly id: string }[]) =>
      ids.map(({ id }) => storedById.get(id)?.name.en ?? '');
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'reorder-categories',
      entity: 'department',
      entityId: departmentId,
      before: { id: departmentId, version: 1, ...{ categories: namesOf(stored) } },
      after: { id: departmentId, version: 1, ...{ categories: namesOf(categories) } },
    });
    return categories.map(({ id }) => ({ id }));
  });
}
