import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { findFamilyIds } from '../families/family-queries.server.ts';
import { findProductsById } from '../import/import-queries.server.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { goesOnSale, type StoredProduct } from '../products/product.ts';
import { productColumns } from '../products/product-columns.ts';
import {
  findProductsToChange,
  findTakenProductSlugs,
  findTakenSkus,
  replaceSlug,
  updateProductRow,
} from '../products/product-write-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { findPlace } from '../products/validate-product.server.ts';
import { changeStock } from '../stock/change-stock.server.ts';
import { sendStockAlerts } from '../stock/send-stock-alerts.server.ts';
import { planUndo, type Refused, type Undo } from './undo-plan.server.ts';
import { findChangesTogether, type ProductChangeEntry } from './undo-queries.server.ts';
import { undoableActions } from './undoable-actions.ts';

type Origin = ChangeOrigin & { readonly publicUrl: string };

interface UndoneProducts {
  readonly undone: number;
  readonly refused: (Refused & { id: string; name: LocalizedText; fields: string[] })[];
}

interface PlannedUndo {
  readonly stored: StoredProduct;
  readonly undo: Undo;
}

/** Undoes the changes of products that were made together. Those that were changed since are refused one by one. */
export async function undoProductChanges(
  db: Database,
  entryId: number,
  preview: boolean,
  origin: Origin,
): Promise<UndoneProducts> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const entries = await findChangesTogether(transaction, entryId, undoableActions);
    if (entries.length === 0) throw new ShopError('not_found');
    const ids = entries.map(({ entityId }) => entityId);
    const stored = new Map(
      (await findProductsToChange(transaction, ids)).map((product) => [product.id, product]),
    );
    const planned: PlannedUndo[] = [];
    const refused: UndoneProducts['refused'] = [];
    for (const entry of entries) {
      const product = stored.get(entry.entityId);
      const undo = await planEntry(transaction, entry, product);
      if (product && 'pieces' in undo) planned.push({ stored: product, undo });
      else if ('reason' in undo) {
        const { reason, fields } = undo;
        refused.push({ id: entry.entityId, name: nameOf(entry), reason, fields: [...fields] });
      }
    }
    if (!preview && planned.length > 0) await write(transaction, planned, origin);
    return { undone: planned.length, refused };
  });
}

function nameOf({ after }: ProductChangeEntry): LocalizedText {
  const en = after.name ?? '';
  return { en, ar: after.translations?.ar.name || en };
}

async function planEntry(
  transaction: Transaction,
  { before, after }: ProductChangeEntry,
  stored: StoredProduct | undefined,
): Promise<Undo | Refused> {
  if (!stored) return { reason: 'gone', fields: [] };
  const undo = planUndo(before, after, serializeProduct(stored));
  if ('reason' in undo) return undo;
  const { sku, slug, category } = undo.fields;
  if (sku !== undefined && (await findTakenSkus(transaction, [sku], stored.id)).has(sku)) {
    return { reason: 'taken', fields: ['sku'] };
  }
  if (slug !== undefined && (await findTakenProductSlugs(transaction, [slug], stored.id)).has(slug)) {
    return { reason: 'taken', fields: ['slug'] };
  }
  if (category !== undefined || undo.fields.subcategory !== undefined) {
    const place = await findPlace(transaction, placeAfter(stored, undo));
    if ('path' in place) return { reason: 'changed', fields: ['category'] };
  }
  const { family } = undo.fields;
  if (family && !(await findFamilyIds(transaction)).has(family))
    return { reason: 'changed', fields: ['family'] };
  return undo;
}

function placeAfter(stored: StoredProduct, { fields }: Undo) {
  const { category = stored.category } = fields;
  const subcategory = fields.subcategory === undefined ? stored.subcategory : fields.subcategory;
  return { category, subcategory };
}

async function write(
  transaction: Transaction,
  planned: readonly PlannedUndo[],
  origin: Origin,
): Promise<void> {
  const { actor, now, publicUrl } = origin;
  const familyIds = await findFamilyIds(transaction);
  const places = new Map<string, Awaited<ReturnType<typeof findPlace>>>();
  for (const { stored, undo } of planned) {
    const product = { ...serializeProduct(stored), ...undo.fields };
    if (product.slug !== stored.slug) {
      await replaceSlug(transaction, stored.id, { from: stored.slug, to: product.slug, now });
    }
    const wanted = placeAfter(stored, undo);
    const name = `${wanted.category}/${wanted.subcategory}`;
    // Many products share few places.
    const place = places.get(name) ?? (await findPlace(transaction, wanted));
    places.set(name, place);
    if ('path' in place) throw new Error('the plan let an unknown category pass');
    const columns = productColumns(product, familyIds.get(product.family ?? '') ?? null);
    await updateProductRow(transaction, stored.id, { ...columns, ...place, updatedAt: now });
  }
  await changeStock(
    transaction,
    planned.flatMap(({ stored, undo: { pieces } }) =>
      pieces === 0 ? [] : [{ productId: stored.id, pieces }],
    ),
    { reason: 'other', actor, now, publicUrl, keepsVersion: true, invalidatesPages: false },
  );
  const before = new Map(planned.map(({ stored }) => [stored.id, stored]));
  const written = await findProductsById(transaction, [...before.keys()]);
  const published = written.filter((after) => goesOnSale(before.get(after.id) ?? after, after));
  await sendStockAlerts(
    transaction,
    published.map(({ id }) => id),
    { now, publicUrl },
  );
  const changes = written.flatMap((after) => {
    const stored = before.get(after.id);
    return stored
      ? {
          action: 'undo-products',
          entity: 'product',
          entityId: after.id,
          before: serializeProduct(stored),
          after: serializeProduct(after),
        }
      : [];
  });
  await recordChanges(transaction, { invalidatesPages: true }, origin, ...changes);
}
