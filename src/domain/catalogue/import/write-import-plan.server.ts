import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import { insertProductDraft, productCreation } from '../products/create-product.server.ts';
import { goesOnSale, type StoredProduct } from '../products/product.ts';
import { productColumns } from '../products/product-columns.ts';
import { replaceSlug, updateProductRow } from '../products/product-write-queries.server.ts';
import { type ProductResponse, serializeProduct } from '../products/serialize-product.ts';
import { changeStock } from '../stock/change-stock.server.ts';
import { sendStockAlerts } from '../stock/send-stock-alerts.server.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';
import { findProductsById, listPlaces } from './import-queries.server.ts';

type Origin = ChangeOrigin & { readonly publicUrl: string };

/** Writes a plan without problems, in a transaction that has locked the catalogue and the rows. */
export async function writeImportPlan(
  transaction: Transaction,
  { creates, changes }: ImportPlan,
  products: ReadonlyMap<string, StoredProduct>,
  origin: Origin,
): Promise<void> {
  const { actor, now, publicUrl } = origin;
  const places = await placesBySlug(transaction);
  for (const planned of changes) await writeChange(transaction, planned, places, now);
  await changeStock(transaction, changes.flatMap(stockChange), {
    reason: 'import',
    actor,
    now,
    publicUrl,
    keepsVersion: true,
    invalidatesPages: false,
  });
  const published = changes.flatMap(({ stored, draft }) =>
    stored && goesOnSale(stored.draft, draft) ? [stored.id] : [],
  );
  await sendStockAlerts(transaction, published, { now, publicUrl });
  const changedIds = changes.flatMap(({ stored }) => stored?.id ?? []);
  const changed = await findProductsById(transaction, changedIds);
  const created: ProductResponse[] = [];
  for (const { draft } of creates) created.push(await insertProductDraft(transaction, draft, origin));
  await recordChanges(
    transaction,
    { invalidatesPages: true },
    origin,
    ...changed.map((after) => productImport(products.get(after.id), after)),
    ...created.map(productCreation),
  );
}

async function writeChange(
  transaction: Transaction,
  { stored, draft }: PlannedRow,
  places: Places,
  now: Date,
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
}

function stockChange({ stored, draft }: PlannedRow) {
  const pieces = stored ? draft.stock - stored.draft.stock : 0;
  return stored && pieces !== 0 ? [{ productId: stored.id, pieces }] : [];
}

function productImport(before: StoredProduct | undefined, after: StoredProduct): Change {
  return {
    action: 'import-product',
    entity: 'product',
    entityId: after.id,
    ...(before && { before: serializeProduct(before) }),
    after: serializeProduct(after),
  };
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
