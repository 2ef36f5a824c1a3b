import type { ChangeOrigin } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import {
  deleteSubcategoryRows,
  insertSubcategories,
  type StoredCategory,
  updateSubcategoryRow,
  vacateSubcategoryNames,
} from './category-write-queries.server.ts';
import { reassignProducts } from './reassign-products.server.ts';

interface SettledSubcategory {
  /** Absent for a new one. */
  readonly id: string | undefined;
  readonly columns: {
    readonly slug: string;
    readonly nameEn: string;
    readonly nameAr: string;
    readonly descriptionEn: string;
    readonly descriptionAr: string;
    readonly position: number;
  };
}

/** Makes the subcategories of a category those of the list: removes, changes and adds. */
export async function replaceSubcategories(
  transaction: Transaction,
  stored: StoredCategory,
  list: readonly SettledSubcategory[],
  moveProductsTo: string | undefined,
  origin: ChangeOrigin,
): Promise<void> {
  const { now } = origin;
  const kept = new Set(list.map(({ id }) => id));
  const [firstGone, ...moreGone] = stored.subcategories.map(({ id }) => id).filter((id) => !kept.has(id));
  if (firstGone !== undefined) {
    const subcategoryIds = [firstGone, ...moreGone] as const;
    await reassignProducts(
      transaction,
      {
        holder: { subcategoryIds },
        moveProductsTo,
        stays: ({ subcategoryId }) => subcategoryId === null || !subcategoryIds.includes(subcategoryId),
      },
      origin,
    );
    await deleteSubcategoryRows(transaction, subcategoryIds);
  }
  const changed = list.filter(({ id, columns }) => {
    const row = stored.subcategories.find((one) => one.id === id);
    return (
      row && Object.entries(columns).some(([name, value]) => row[name as keyof typeof columns] !== value)
    );
  });
  await vacateSubcategoryNames(
    transaction,
    changed.flatMap(({ id }) => id ?? []),
  );
  for (const { id, columns } of changed) {
    if (id !== undefined) await updateSubcategoryRow(transaction, id, { ...columns, updatedAt: now });
  }
  const added = list.filter(({ id }) => id === undefined);
  if (added.length === 0) return;
  await insertSubcategories(
    transaction,
    added.map(({ columns }) => ({
      ...columns,
      categoryId: stored.category.id,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
