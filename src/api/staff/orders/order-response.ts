import type { Queryable } from '#database/transaction.ts';
import type { Order } from '#domain/orders/order.ts';
import { findStop } from '#domain/orders/rounds/find-stop.server.ts';
import { serializeOrder } from '#domain/orders/serialize-order.ts';

/** An order as staff are shown it, with its place in the round of its day. */
export async function toOrderResponse(db: Queryable, order: Order) {
  return { ...serializeOrder(order), stop: await findStop(db, order) };
}
