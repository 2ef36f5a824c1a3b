import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { arabicToPublish } from '../products/missing-arabic.ts';
import { goesOnSale, type StoredProduct } from '../products/product.ts';
import { findProductsToChange, updateProductRow } from '../products/product-write-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { findPlace } from '../products/validate-product.server.ts';
import { getCatalogueSettings } from '../settings/catalogue-settings-queries.server.ts';
import { changeStock } from '../stock/change-stock.server.ts';
import { sendStockAlerts } from '../stock/send-stock-alerts.server.ts';
import {
  afterBulkChange,
  type BulkBody,
  type BulkChange,
  type BulkChanged,
  bulkChanged,
} from './bulk-change.ts';

export interface BulkRow {
  readonly id: string;
  readonly outcome: 'changed' | 'unchanged' | 'stale' | 'gone' | 'too_low' | 'too_high' | 'lacks_arabic';
  /** What is stored when the call is over. */
  readonly version: number | null;
  readonly before: StateResponse | null;
  readonly after: StateResponse | null;
}

type StateResponse = Omit<BulkChanged, 'price'> & { readonly price: number };

interface PlannedRow {
  readonly stored: StoredProduct | undefined;
  readonly next: BulkChanged | undefined;
  readonly row: BulkRow;
}

const blockingOutcomes: readonly BulkRow['outcome'][] = [
  'stale',
  'gone',
  'too_low',
  'too_high',
  'lacks_arabic',
];

/**
 * Applies one change to many products: to all of them or, if one of them cannot be changed, to none. Every row has an
 * outcome with the state before and after, so that staff can compare them.
 */
export async function changeProducts(
  db: Database,
  { products, change, preview }: BulkBody,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<{ applied: boolean; rows: BulkRow[] }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const place = await requirePlace(transaction, change);
    const stored = await findProductsToChange(
      transaction,
      products.map(({ id }) => id),
    );
    const storedById = new Map(stored.map((product) => [product.id, product]));
    const { requiresArabic } = await getCatalogueSettings(transaction);
    const plan = products
      .map(({ id, version }) => planRow(id, version, storedById.get(id), change))
      .map((planned) => (requiresArabic ? withoutUntranslated(planned) : planned));
    const isBlocked = plan.some(({ row }) => blockingOutcomes.includes(row.outcome));
    if (preview || isBlocked) return { applied: false, rows: plan.map(({ row }) => row) };
    await write(transaction, plan, { change, place, origin });
    return {
      applied: true,
      rows: plan.map(({ row }) =>
        row.outcome === 'changed' && row.version !== null ? { ...row, version: row.version + 1 } : row,
      ),
    };
  });
}

function planRow(
  id: string,
  version: number,
  stored: StoredProduct | undefined,
  change: BulkChange,
): PlannedRow {
  if (!stored) {
    return {
      stored,
      next: undefined,
      row: { id, outcome: 'gone', version: null, before: null, after: null },
    };
  }
  const now = bulkChanged(stored);
  const next = afterBulkChange(now, change);
  const row = { id, version: stored.version, before: toStateResponse(now) };
  if (typeof next === 'string')
    return { stored, next: undefined, row: { ...row, outcome: next, after: null } };
  const isSame = Object.entries(next).every(([field, value]) => now[field as keyof BulkChanged] === value);
  const outcome = stored.version === version ? (isSame ? 'unchanged' : 'changed') : 'stale';
  return { stored, next, row: { ...row, outcome, after: toStateResponse(next) } };
}

/** Refuses to publish what lacks Arabic. */
function withoutUntranslated(planned: PlannedRow): PlannedRow {
  const { stored, next, row } = planned;
  if (!stored || !next) return planned;
  const before = serializeProduct(stored);
  if (arabicToPublish({ ...before, status: next.status }, before).length === 0) return planned;
  return { stored, next: undefined, row: { ...row, outcome: 'lacks_arabic', after: null } };
}

function toStateResponse({ price, ...state }: BulkChanged): StateResponse {
  return { ...state, price: qarFromDirhams(price) };
}

async function requirePlace(transaction: Transaction, change: BulkChange) {
  if (change.kind !== 'move') return {};
  const place = await findPlace(transaction, change);
  if ('path' in place) {
    throw new ShopError('invalid_input', { fields: [{ ...place, path: `change.${place.path}` }] });
  }
  return place;
}

interface Writing {
  readonly change: BulkChange;
  readonly place: { readonly categoryId?: string; readonly subcategoryId?: string | null };
  readonly origin: ChangeOrigin & { readonly publicUrl: string };
}

async function write(
  transaction: Transaction,
  plan: readonly PlannedRow[],
  { change, place, origin }: Writing,
): Promise<void> {
  const { actor, now, publicUrl } = origin;
  const changed = plan.flatMap(({ stored, next, row }) =>
    stored && next && row.outcome === 'changed' ? [{ stored, next }] : [],
  );
  if (change.kind === 'set-stock' || change.kind === 'stock-by') {
    await changeStock(
      transaction,
      changed.map(({ stored, next }) => ({ productId: stored.id, pieces: next.stock - stored.stock })),
      { reason: change.reason, note: change.note, actor, now, publicUrl, invalidatesPages: false },
    );
  } else {
    for (const { stored, next } of changed) {
      const { category: _category, subcategory: _subcategory, stock: _stock, ...columns } = next;
      await updateProductRow(transaction, stored.id, { ...columns, ...place, updatedAt: now });
    }
  }
  const published = changed.filter(({ stored, next }) => goesOnSale(stored, next));
  await sendStockAlerts(
    transaction,
    published.map(({ stored }) => stored.id),
    { now, publicUrl },
  );
  const changes = changed.map(({ stored, next }) => ({
    action: 'change-products',
    entity: 'product',
    entityId: stored.id,
    before: serializeProduct(stored),
    after: serializeProduct({ ...stored, ...next, version: stored.version + 1 }),
  }));
  await recordChanges(transaction, { invalidatesPages: true }, origin, ...changes);
}
