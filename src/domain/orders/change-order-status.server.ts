import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { isInStock } from '#domain/catalogue/products/product.ts';
import { findProductToChange } from '#domain/catalogue/products/product-write-queries.server.ts';
import { sendStockAlerts } from '#domain/catalogue/stock/send-stock-alerts.server.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { OrderActor, OrderStatus } from '#primitives/order-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { enqueueStatusEmails } from './enqueue-order-emails.server.ts';
import type { Order } from './order.ts';
import {
  changeStock,
  insertOrderEvent,
  lockOrder,
  lockProducts,
  type StockChange,
  updateOrder,
} from './order-queries.server.ts';
import { canChangeStatus } from './order-states.ts';
import { recordedOrder } from './recorded-order.ts';
import { requireOrder } from './require-order.server.ts';

export interface StatusChange {
  /** The status that whoever decides has seen. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** Why, for the history; the buyer reads the reason of a cancellation. */
  readonly note: string;
}

interface StatusChangeContext {
  readonly shop: EmailSender;
  readonly now: Date;
  /** Of a change by staff. */
  readonly origin?: ChangeOrigin;
}

/** Moves an order along, with its history, its mails and, when it is cancelled, its pieces back in stock. */
export async function changeOrderStatus(
  db: Database,
  id: string,
  change: StatusChange,
  context: StatusChangeContext,
): Promise<Order> {
  return inTransaction(db, async (transaction) => {
    await lockOrder(transaction, id);
    const order = await requireOrder(transaction, id);
    const { from, to, actor, note } = change;
    if (order.status !== from || !canChangeStatus(from, to, actor))
      throw new ShopError('status_not_possible');
    await updateOrder(transaction, id, { status: to, updatedAt: context.now });
    await insertOrderEvent(transaction, {
      orderId: id,
      kind: 'status_changed',
      fromStatus: from,
      toStatus: to,
      note,
      actor,
      actorName: context.origin?.actor ?? '',
      createdAt: context.now,
    });
    if (to === 'cancelled') await returnStock(transaction, order, actor, context);
    const changed = await requireOrder(transaction, id);
    await enqueueStatusEmails(transaction, changed, context.shop);
    if (context.origin) {
      await recordChanges(transaction, { invalidatesPages: false }, context.origin, {
        action: 'change-order-status',
        entity: 'order',
        entityId: id,
        before: recordedOrder(order),
        after: recordedOrder(changed, note),
      });
    }
    return changed;
  });
}

async function returnStock(
  transaction: Transaction,
  { id, lines }: Order,
  actor: OrderActor,
  { shop, now }: StatusChangeContext,
): Promise<void> {
  const returned: StockChange[] = lines.flatMap(({ productId, quantity }) =>
    productId ? [{ productId, pieces: quantity }] : [],
  );
  if (returned.length === 0) return;
  const before = await lockProducts(
    transaction,
    returned.map(({ productId }) => productId),
  );
  await changeStock(transaction, returned, { reason: 'cancellation', orderId: id, actor, now });
  for (const [productId, product] of before) {
    if (isInStock(product)) continue;
    const back = await findProductToChange(transaction, productId);
    if (back) await sendStockAlerts(transaction, back, { now, publicUrl: shop.publicUrl });
  }
}
