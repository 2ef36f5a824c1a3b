import { type OrderActor, type OrderStatus, orderStatuses } from '#primitives/order-status.ts';

/**
 * What may come next. Steps may be left out, as when an order is prepared at once. None is taken back, but for a bulk step
 * that staff undo at once and an order that the driver brings back.
 */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  received: ['confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled'],
  confirmed: ['preparing', 'out_for_delivery', 'delivered', 'cancelled'],
  preparing: ['out_for_delivery', 'delivered', 'cancelled'],
  out_for_delivery: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** What `actor` may change an order of this status to; a repeat of the same status is no change. */
export function possibleStatuses(status: OrderStatus, actor: OrderActor): readonly OrderStatus[] {
  if (actor === 'staff') return nextStatuses[status];
  // From confirmation on staff work on it, so the buyer has to call.
  return actor === 'buyer' && status === 'received' ? ['cancelled'] : [];
}

export function canChangeStatus(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return possibleStatuses(from, actor).includes(to);
}

/** Staff can change what is in it until it leaves the shop. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'received' || status === 'confirmed' || status === 'preparing';
}

/** The buyer can change day, contact and address until preparation begins. */
export function isChangeableByBuyer(status: OrderStatus): boolean {
  return status === 'received' || status === 'confirmed';
}

/** The buyer gets an invoice once staff have confirmed the order, and none of a cancelled one. */
export function hasInvoiceForBuyer(status: OrderStatus): boolean {
  return status !== 'received' && status !== 'cancelled';
}

/** Nothing more will happen to it. */
export function isSettled(status: OrderStatus): boolean {
  return nextStatuses[status].length === 0;
}

/** The goods have left, or wait at the counter: from here on there is an invoice. */
export function isDispatched(status: OrderStatus): boolean {
  return status === 'out_for_delivery' || status === 'delivered';
}

/** The steps a buyer follows; the last one of a cancelled order is its cancellation. */
export const orderSteps: readonly OrderStatus[] = orderStatuses.filter((status) => status !== 'cancelled');
