import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import { attributesByKey } from '../attributes/attribute.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { orderedValues } from '../attributes/attribute-values.ts';
import { findFamilyIds } from '../families/family-queries.server.ts';
import { productCreation } from '../products/create-product.server.ts';
import { findFreeSlug } from '../products/find-free-slug.server.ts';
import { goesOnSale, type StoredProduct } from '../products/product.ts';
import type { ProductDraft } from '../products/product-body.ts';
import { productColumns } from '../products/product-columns.ts';
import { findTakenProductSlugs, nextProductPosition } from '../products/product-write-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { slugFrom } from '../products/slug.ts';
import { changeStock } from '../stock/change-stock.server.ts';
import { sendStockAlerts } from '../stock/send-stock-alerts.server.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';
import { findProductsById, findProductsInOrder, listPlaces } from './import-queries.server.ts';
import {
  type ImportedColumns,
  insertImported,
  replaceSlugs,
  updateImported,
} from './import-write-queries.server.ts';

type Origin = ChangeOrigin & { readonly publicUrl: string };

/**
 * Writes a plan without problems, in a transaction that has locked the catalogue and the rows. What only the database knows,
 * such as which codes are taken, the plan has checked: here no row needs a question of its own.
 */
export async function writeImportPlan(
  transaction: Transaction,
  { creates, changes }: ImportPlan,
  products: ReadonlyMap<string, StoredProduct>,
  origin: Origin,
): Promise<void> {
  const { actor, now, publicUrl } = origin;
  const columnsOf = await columnsWith(transaction);
  const updates = changes.flatMap(({ stored, draft }) => {
    const slug = draft.slug ?? stored?.draft.slug ?? '';
    return stored ? [{ stored, columns: columnsOf({ ...draft, slug }) }] : [];
  });
  const moves = updates.flatMap(({ stored, columns }) => {
    const from = stored.draft.slug;
    return from !== undefined && from !== columns.slug
      ? [{ productId: stored.id, from, to: columns.slug }]
      : [];
  });
  await replaceSlugs(transaction, moves, now);
  await updateImported(
    transaction,
    updates.map(({ stored, columns }) => ({ id: stored.id, columns })),
    now,
  );
  const published = changes.flatMap(({ stored, draft }) =>
    stored && goesOnSale(stored.draft, draft) ? [stored.id] : [],
  );
  const createdIds = await insertCreates(transaction, creates, columnsOf, now);
  await changeStock(
    transaction,
    [
      ...changes.flatMap(stockChange),
      ...creates.flatMap(({ draft }, index) => {
        const productId = createdIds[index];
        return productId && draft.stock > 0 ? [{ productId, pieces: draft.stock }] : [];
      }),
    ],
    { reason: 'import', actor, now, publicUrl, keepsVersion: true, invalidatesPages: false },
  );
  await sendStockAlerts(transaction, published, { now, publicUrl });
  const changedIds = changes.flatMap(({ stored }) => stored?.id ?? []);
  const changed = await findProductsById(transaction, changedIds);
  const created = await findProductsInOrder(transaction, createdIds);
  await recordChanges(
    transaction,
    { invalidatesPages: true },
    origin,
    ...changed.map((after) => productImport(products.get(after.id), after)),
    ...created.map((product) => productCreation(serializeProduct(product))),
  );
}

type ColumnsOf = (draft: ProductDraft & { readonly slug: string }) => ImportedColumns;

/** Maps rows to columns by the categories and attributes that the shop has. */
async function columnsWith(transaction: Transaction): Promise<ColumnsOf> {
  const places = await placesBySlug(transaction);
  const attributes = attributesByKey(await listAttributes(transaction));
  const familyIds = await findFamilyIds(transaction);
  return (draft) => ({
    ...productColumns(
      { ...draft, attributes: orderedValues(draft.attributes, attributes) },
      familyIds.get(draft.family ?? '') ?? null,
    ),
    ...places(draft.category, draft.subcategory),
  });
}

async function insertCreates(
  transaction: Transaction,
  creates: readonly PlannedRow[],
  columnsOf: ColumnsOf,
  now: Date,
): Promise<string[]> {
  if (creates.length === 0) return [];
  const slugOf = await slugsFor(transaction, creates);
  const rows = creates.map(({ draft }) => columnsOf({ ...draft, slug: slugOf(draft) }));
  return insertImported(transaction, rows, {
    firstPosition: await nextProductPosition(transaction),
    now,
  });
}

/** The slugs of new products: those of the table, else free ones made from the names, each for one row only. */
async function slugsFor(transaction: Transaction, creates: readonly PlannedRow[]) {
  const given = creates.flatMap(({ draft }) => draft.slug ?? []);
  const unnamed = creates.flatMap(({ draft }) => (draft.slug === undefined ? [draft] : []));
  const first = unnamed.map((draft) => wishedSlug(draft));
  // One question for the first choices of all rows; a name that is used often is asked about on its own.
  const stored = await findTakenProductSlugs(transaction, first);
  const used = new Set([...stored, ...given]);
  const chosen = new Map<string, string>();
  for (const draft of unnamed) {
    const wished = wishedSlug(draft);
    const slug = used.has(wished)
      ? await findFreeSlug(wished, async (choices) => {
          const taken = await findTakenProductSlugs(transaction, choices);
          return new Set([...taken, ...choices.filter((choice) => used.has(choice))]);
        })
      : wished;
    used.add(slug);
    chosen.set(draft.sku, slug);
  }
  return ({ slug, sku }: ProductDraft) => slug ?? chosen.get(sku) ?? '';
}

function wishedSlug({ name, sku }: ProductDraft): string {
  return slugFrom(name, sku.toLowerCase());
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
