import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { isInStock, type StoredProduct } from '../products/product.ts';
import {
  findProductsToChange,
  insertStockMovement,
  updateProductRow,
} from '../products/product-write-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { findPlace } from '../products/validate-product.server.ts';
import { sendStockAlerts } from '../stock/send-stock-alerts.server.ts';
import { afterBulkChange, type BulkBody, type BulkChange, type BulkChanged } from './bulk-change.ts';

export interface BulkRow {
  readonly id: string;
  readonly outcome: 'changed' | 'unchanged' | 'stale' | 'gone' | 'too_low' | 'too_high';
  /** What is stored when the call is over. */
  readonly version: number | null;
  readonly before: ShownState | null;
  readonly after: ShownState | null;
}

type ShownState = Omit<BulkChanged, 'price'> & { readonly price: number };

interface PlannedRow {
  readonly stored: StoredProduct | undefined;
  readonly next: BulkChanged | undefined;
  readonly row: BulkRow;
}

const hindrances: readonly BulkRow['outcome'][] = ['stale', 'gone', 'too_low', 'too_high'];

/**
 * Changes many products in one go: all of them or, when one of them cannot be, none. Every row says what happens to
 * it, so that staff see old and new side by side before and after.
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
    const plan = products.map(({ id, version }) => planRow(id, version, storedById.get(id), change));
    const isHindered = plan.some(({ row }) => hindrances.includes(row.outcome));
    if (preview || isHindered) return { applied: false, rows: plan.map(({ row }) => row) };
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
  const now = changeable(stored);
  const next = afterBulkChange(now, change);
  const row = { id, version: stored.version, before: shownState(now) };
  if (typeof next === 'string')
    return { stored, next: undefined, row: { ...row, outcome: next, after: null } };
  const isSame = Object.entries(next).every(([field, value]) => now[field as keyof BulkChanged] === value);
  const outcome = stored.version === version ? (isSame ? 'unchanged' : 'changed') : 'stale';
  return { stored, next, row: { ...row, outcome, after: shownState(next) } };
}

function changeable(product: StoredProduct): BulkChanged {
  const { price, stock, isFeatured, isNewArrival, isBestSeller, category, subcategory } = product;
  return { price, stock, isFeatured, isNewArrival, isBestSeller, category, subcategory };
}

function shownState({ price, ...state }: BulkChanged): ShownState {
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
  const { now, actor } = origin;
  const changes: Change[] = [];
  for (const { stored, next, row } of plan) {
    if (!stored || !next || row.outcome !== 'changed') continue;
    const { category: _category, subcategory: _subcategory, ...columns } = next;
    await updateProductRow(transaction, stored.id, { ...columns, ...place, updatedAt: now });
    const changed = { ...stored, ...next, version: stored.version + 1 };
    if (changed.stock !== stored.stock) {
      await insertStockMovement(transaction, {
        productId: stored.id,
        change: changed.stock - stored.stock,
        stockAfter: changed.stock,
        reason: 'reason' in change ? change.reason : 'count',
        note: 'note' in change ? change.note : '',
        actor,
        createdAt: now,
      });
      if (!isInStock(stored)) await sendStockAlerts(transaction, changed, origin);
    }
    changes.push({
      action: 'change-products',
      entity: 'product',
      entityId: stored.id,
      before: serializeProduct(stored),
      after: serializeProduct(changed),
    });
  }
  await recordChanges(transaction, { invalidatesPages: true }, origin, ...changes);
}
