import type { ApiServices } from '#api/api-services.ts';
import { findOrderFit } from '#domain/orders/find-order-fit.server.ts';
import { findOrderPlacing } from '#domain/orders/find-order-plan.server.ts';
import type { Order } from '#domain/orders/order.ts';
import { findStop } from '#domain/orders/rounds/find-stop.server.ts';
import { serializeOrder } from '#domain/orders/serialize-order.ts';

/** An order as staff are shown it, with its place in the round of its day and how its goods get into the building and into their rooms. */
export async function toOrderResponse(db: ApiServices['db'], order: Order) {
  return {
    ...serializeOrder(order),
    stop: await findStop(db, order),
    siteFit: await findOrderFit(db, order),
    placing: await findOrderPlacing(db, order),
  };
}
