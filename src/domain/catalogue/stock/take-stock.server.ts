import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { findProductsToChange } from '../products/product-write-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { changeStock } from './change-stock.server.ts';
import { applyCount, type CountRow, hinderingOutcomes, type StockTake } from './stock-take.ts';
import {
  findProductToCount,
  findStockTake,
  insertStockTake,
  selectProductsToCount,
} from './stock-take-queries.server.ts';

const countedOnPage = 200;

interface CountedPlace {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly page: number;
}

/** Lists one page of the products to count, by name. */
export async function listProductsToCount(
  db: Database,
  index: ProductIndex,
  { category, subcategory, page }: CountedPlace,
  locale: Locale,
) {
  const filter = { category, subcategory, sort: 'name', page, pageSize: countedOnPage } as const;
  const { ids, total } = index.findForStaff(filter, locale);
  return { products: await selectProductsToCount(db, ids), total, pageSize: countedOnPage };
}

/** Finds the product whose code was scanned. */
export async function scanProductToCount(db: Database, code: string) {
  const product = await findProductToCount(db, code);
  return { products: product ? [product] : [], total: product ? 1 : 0, pageSize: 1 };
}

interface TakenStock {
  readonly applied: boolean;
  readonly rows: readonly CountRow[];
}

/**
 * Writes a stock take: all of its counts or, if one of them cannot be, none. A repeat with the same key writes nothing
 * more, so that a lost answer does not take the differences twice.
 */
export async function takeStock(
  db: Database,
  { preview, ...take }: StockTake,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<TakenStock> {
  const { key, counts, note } = take;
  const requestHash = hashIdempotentRequest(take);
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const earlier = await findStockTake(transaction, key);
    if (earlier) {
      requireSameIdempotentRequest(earlier, requestHash);
      return { applied: true, rows: [] };
    }
    const stored = await findProductsToChange(
      transaction,
      counts.map(({ id }) => id),
    );
    const storedById = new Map(stored.map((product) => [product.id, product]));
    const rows = counts.map((count) => applyCount(count, storedById.get(count.id)?.stock));
    const isHindered = rows.some(({ outcome }) => hinderingOutcomes.includes(outcome));
    if (preview || isHindered) return { applied: false, rows };

    const { actor, now, publicUrl } = origin;
    const changed = rows.filter(({ outcome }) => outcome === 'changed');
    await changeStock(
      transaction,
      changed.map(({ id, difference }) => ({ productId: id, pieces: difference })),
      { reason: 'count', note, actor, now, publicUrl, invalidatesPages: false },
    );
    const changes = changed.flatMap(({ id, stockAfter }) => {
      const before = storedById.get(id);
      if (!before || stockAfter === null) return [];
      const after = { ...before, stock: stockAfter, version: before.version + 1 };
      return {
        action: 'count-stock',
        entity: 'product',
        entityId: id,
        before: serializeProduct(before),
        after: serializeProduct(after),
      };
    });
    await recordChanges(transaction, { invalidatesPages: true }, origin, ...changes);
    await insertStockTake(transaction, {
      id: key,
      requestHash,
      changedProducts: changed.length,
      actor,
      createdAt: now,
    });
    return { applied: true, rows };
  });
}
