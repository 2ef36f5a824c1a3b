import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { changeStock } from '#domain/catalogue/stock/change-stock.server.ts';
import type { StockChange } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { OrderActor, OrderStatus } from '#primitives/order-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { deleteProposal } from './editing/edit-queries.server.ts';
import { enqueueStatusEmails } from './enqueue-order-emails.server.ts';
import type { InvoiceSeller } from './invoices/invoice-document.ts';
import { creditCancellation, ensureInvoice } from './invoices/issue-invoice.server.ts';
import type { Order, OrderLine } from './order.ts';
import { insertOrderEvent, lockOrder, requireOrder, updateOrder } from './order-queries.server.ts';
import { canChangeStatus, isDispatched, isEditable } from './order-states.ts';
import { recordedOrder } from './serialize-order.ts';

export interface StatusChange {
  /** The status that the caller has seen; another one is refused. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** Why, for the history; the buyer reads the reason of a cancellation. */
  readonly note: string;
}

interface StatusChangeContext {
  readonly shop: EmailSender & InvoiceSeller;
  readonly now: Date;
  /** Of a change by staff. */
  readonly origin?: ChangeOrigin;
}

/**
 * Changes the status of an order, writes its history and its emails. Issues the invoice of one that is sent out; returns
 * the stock of a cancelled one and credits its invoice.
 */
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
    if (!isEditable(to)) await deleteProposal(transaction, id);
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
    if (to === 'cancelled') {
      await changeStock(transaction, order.lines.flatMap(returnedStock), {
        reason: 'cancellation',
        orderId: id,
        actor,
        now: context.now,
        publicUrl: context.shop.publicUrl,
        invalidatesPages: true,
      });
    }
    const issuing = { seller: context.shop, now: context.now, actorName: context.origin?.actor ?? '' };
    if (isDispatched(to)) await ensureInvoice(transaction, order, issuing);
    if (to === 'cancelled') await creditCancellation(transaction, id, issuing);
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

function returnedStock({ productId, quantity }: OrderLine): StockChange[] {
  return productId ? [{ productId, pieces: quantity }] : [];
}
