import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { changeStock } from '#domain/catalogue/stock/change-stock.server.ts';
import type { StockChange } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { EnqueuedEmails } from '#mail/outbox.ts';
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

export interface StatusChangeContext {
  readonly shop: EmailSender & InvoiceSeller;
  readonly now: Date;
  /** Of a change by staff. */
  readonly origin?: ChangeOrigin;
  /** The buyer's email waits until then, because staff may undo the step. */
  readonly sendAfter?: Date;
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
    if (order.status !== from) throw new ShopError('status_not_possible');
    return (await changeLockedOrder(transaction, order, { to, actor, note }, context)).changed;
  });
}

/** The same for an order that the caller has locked, as a part of its transaction. */
export async function changeLockedOrder(
  transaction: Transaction,
  order: Order,
  { to, actor, note }: Omit<StatusChange, 'from'>,
  { shop, now, origin, sendAfter }: StatusChangeContext,
): Promise<{ readonly changed: Order; readonly emails: EnqueuedEmails }> {
  const { id, status: from } = order;
  if (!canChangeStatus(from, to, actor)) throw new ShopError('status_not_possible');
  const actorName = origin?.actor ?? '';
  await updateOrder(transaction, id, { status: to, updatedAt: now });
  if (!isEditable(to)) await deleteProposal(transaction, id);
  await insertOrderEvent(transaction, {
    orderId: id,
    kind: 'status_changed',
    fromStatus: from,
    toStatus: to,
    note,
    actor,
    actorName,
    createdAt: now,
  });
  if (to === 'cancelled') {
    await changeStock(transaction, order.lines.flatMap(returnedStock), {
      reason: 'cancellation',
      orderId: id,
      actor,
      now,
      publicUrl: shop.publicUrl,
      invalidatesPages: true,
    });
  }
  const issuing = { seller: shop, now, actorName };
  if (isDispatched(to)) await ensureInvoice(transaction, order, issuing);
  if (to === 'cancelled') await creditCancellation(transaction, id, issuing);
  const changed = await requireOrder(transaction, id);
  const emails = await enqueueStatusEmails(transaction, changed, shop, sendAfter);
  if (origin) {
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'change-order-status',
      entity: 'order',
      entityId: id,
      before: recordedOrder(order),
      after: recordedOrder(changed, note),
    });
  }
  return { changed, emails };
}

function returnedStock({ productId, quantity }: OrderLine): StockChange[] {
  return productId ? [{ productId, pieces: quantity }] : [];
}
