import { qarFromDirhams } from '#primitives/money.ts';
import type { Order } from '../order.ts';
import type { OrderEdit } from './order-edit.ts';

/** The edit that leaves an order as it is; a caller replaces the fields that change. */
export function editOf(order: Order): OrderEdit {
  const { contact, company, lpoNumber, fulfilment, day, payment, notes, discountReason } = order;
  return {
    contact,
    company,
    lpoNumber,
    fulfilment,
    day,
    payment,
    notes,
    lines: order.lines.map(({ id, quantity }) => ({ lineId: id, productId: null, quantity })),
    deliveryFee: null,
    discount: qarFromDirhams(order.discount),
    discountReason,
  };
}
