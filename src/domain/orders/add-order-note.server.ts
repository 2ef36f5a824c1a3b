import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Order } from './order.ts';
import { holdOrder, insertOrderEvent, updateOrder } from './order-queries.server.ts';
import { requireOrder } from './require-order.server.ts';

/** What staff want to remember about an order; the buyer never sees it. */
export async function addOrderNote(db: Database, id: string, note: string, now: Date): Promise<Order> {
  return inTransaction(db, async (transaction) => {
    await holdOrder(transaction, id);
    await requireOrder(transaction, id);
    await updateOrder(transaction, id, { updatedAt: now });
    await insertOrderEvent(transaction, { orderId: id, kind: 'note', note, actor: 'staff', createdAt: now });
    return requireOrder(transaction, id);
  });
}
