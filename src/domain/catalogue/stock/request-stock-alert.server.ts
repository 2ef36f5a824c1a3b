import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { StockAlertBody } from './stock-alert-body.ts';
import { countOtherOpenAlerts, findStockToWaitFor, putOpenAlert } from './stock-alert-queries.server.ts';

/** The most open alerts of one address. It prevents that a stranger's address is signed up for the whole catalogue. */
const mostOpenAlerts = 20;

/** Stores a stock alert for a product that is out of stock. It is idempotent: a repeat gives the same answer. */
export async function requestStockAlert(db: Database, body: StockAlertBody, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const stock = await findStockToWaitFor(transaction, body.productId);
    if (stock === undefined) throw new ShopError('not_found');
    if (stock > 0) throw new ShopError('in_stock');
    if ((await countOtherOpenAlerts(transaction, body)) >= mostOpenAlerts) {
      throw new ShopError('too_many_requests');
    }
    await putOpenAlert(transaction, body, now);
  });
}
