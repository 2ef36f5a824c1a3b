import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { StockAlertBody } from './stock-alert-body.ts';
import { countOtherOpenAlerts, findStockToWaitFor, putOpenAlert } from './stock-alert-queries.server.ts';

/** More than anybody waits for; it keeps a stranger's mailbox from being signed up for the whole catalogue. */
const mostOpenAlerts = 20;

/** Notes who wants to hear when a product is back. The answer is the same whether it was noted before. */
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
