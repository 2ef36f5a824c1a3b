import { invalidatePages } from '#database/content-version.ts';
import type { Transaction } from '#database/transaction.ts';
import { sendStockAlerts } from './send-stock-alerts.server.ts';
import type { movementReasons } from './stock-adjustment.ts';
import { stockLevel } from './stock-level.ts';
import { type StockChange, updateStock } from './stock-queries.server.ts';

interface StockChangeCause {
  readonly reason: (typeof movementReasons)[number];
  readonly note?: string;
  readonly orderId?: string;
  readonly actor: string;
  readonly now: Date;
  /** For the links in the stock alerts. */
  readonly publicUrl: string;
  /** For a product whose version the caller has counted up already, with other columns of the same change. */
  readonly keepsVersion?: boolean;
  /** False where the caller invalidates them itself, through `recordChanges`. */
  readonly invalidatesPages: boolean;
}

/**
 * Changes the stock of products in the caller's transaction. Apart from new orders (`write_order`) and the seed, it is the
 * only writer of stock: it locks the rows, writes the stock movements, sends the stock alerts of products that rise from
 * zero and, if asked, invalidates cached pages where they show the change. A product may be named once.
 */
export async function changeStock(
  transaction: Transaction,
  changes: readonly StockChange[],
  { publicUrl, keepsVersion = false, invalidatesPages, ...cause }: StockChangeCause,
): Promise<void> {
  if (changes.length === 0) return;
  const changed = (await updateStock(transaction, changes, { ...cause, keepsVersion })).map(
    ({ productId, pieces, stockAfter }) => ({ productId, before: stockAfter - pieces, after: stockAfter }),
  );
  const risen = changed.filter(({ before, after }) => before <= 0 && after > 0);
  await sendStockAlerts(
    transaction,
    risen.map(({ productId }) => productId),
    { now: cause.now, publicUrl },
  );
  if (invalidatesPages && changed.some(isShownOnPages)) await invalidatePages(transaction);
}

/** Pages show a number only while there are few pieces: a change from plenty to plenty leaves them as they are. */
function isShownOnPages({ before, after }: { readonly before: number; readonly after: number }): boolean {
  return [before, after].some((stock) => stockLevel({ stock }) !== 'plenty');
}
