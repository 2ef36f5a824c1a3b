import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import { createProductIn } from '../products/create-product.server.ts';
import { isInStock, type StoredProduct } from '../products/product.ts';
import { productColumns } from '../products/product-columns.ts';
import {
  insertStockMovement,
  replaceSlug,
  updateProductRow,
} from '../products/product-write-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { sendStockAlerts } from '../stock/send-stock-alerts.server.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';
import { findProductsById, listPlaces } from './import-queries.server.ts';

type Origin = ChangeOrigin & { readonly publicUrl: string };

/** Writes a plan without problems, in a transaction that holds the catalogue and the rows. */
export async function writeImportPlan(
  transaction: Transaction,
  { creates, changes }: ImportPlan,
  products: ReadonlyMap<string, StoredProduct>,
  origin: Origin,
): Promise<void> {
  const places = await placesBySlug(transaction);
  for (const planned of changes) await writeChange(transaction, planned, places, origin);
  const changedIds = changes.flatMap(({ stored }) => stored?.id ?? []);
  const written = await findProductsById(transaction, changedIds);
  for (const after of written) {
    const before = products.get(after.id);
    if (before && !isInStock(before) && isInStock(after)) await sendStockAlerts(transaction, after, origin);
  }
  await recordChanges(
    transaction,
    { invalidatesPages: true },
    origin,
    ...written.map((after) => {
      const before = products.get(after.id);
      return {
        action: 'import-product',
        entity: 'product',
        entityId: after.id,
        ...(before && { before: serializeProduct(before) }),
        after: serializeProduct(after),
      };
    }),
  );
  for (const { draft } of creates) await createProductIn(transaction, draft, origin);
}

async function writeChange(
  transaction: Transaction,
  { stored, draft }: PlannedRow,
  places: Places,
  { now, actor }: Origin,
): Promise<void> {
  if (!stored) return;
  const before = stored.draft;
  const slug = draft.slug ?? before.slug ?? '';
  if (before.slug !== undefined && slug !== before.slug) {
    await replaceSlug(transaction, stored.id, { from: before.slug, to: slug, now });
  }
  await updateProductRow(transaction, stored.id, {
    ...productColumns({ ...draft, slug }),
    ...places(draft.category, draft.subcategory),
    updatedAt: now,
  });
  if (draft.stock === before.stock) return;
  await insertStockMovement(transaction, {
    productId: stored.id,
    change: draft.stock - before.stock,
    stockAfter: draft.stock,
    reason: 'import',
    actor,
    createdAt: now,
  });
}

type Places = (
  category: string,
  subcategory: string | null,
) => { categoryId: string; subcategoryId: string | null };

async function placesBySlug(transaction: Transaction): Promise<Places> {
  const { categories, subcategories } = await listPlaces(transaction);
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]));
  const subcategoryIds = new Map(subcategories.map(({ slug, id }) => [slug, id]));
  return (category, subcategory) => {
    const categoryId = categoryIds.get(category);
    if (categoryId === undefined) throw new Error(`the plan let the unknown category ${category} pass`);
    return {
      categoryId,
      subcategoryId: subcategory === null ? null : (subcategoryIds.get(subcategory) ?? null),
    };
  };
}
