import type { Database } from '#database/connect.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import type { ListedOrder, OrderFilter } from './order-list.ts';
import { countAwaiting, countOrdersByStatus, listOrderRows } from './order-list-queries.server.ts';

export async function listOrders(
  db: Database,
  filter: OrderFilter,
): Promise<{
  readonly orders: readonly ListedOrder[];
  readonly total: number;
  readonly byStatus: Partial<Record<OrderStatus, number>>;
  /** Of those that fit the rest of the filter. */
  readonly awaitingConsent: number;
  readonly inRepair: number;
}> {
  const [orders, statuses, awaitingConsent, inRepair] = await Promise.all([
    listOrderRows(db, filter),
    countOrdersByStatus(db, filter),
    countAwaiting(db, filter, 'consent'),
    countAwaiting(db, filter, 'repair'),
  ]);
  const shown = statuses.filter(({ status }) => !filter.status || status === filter.status);
  return {
    orders,
    total: shown.reduce((sum, { orders: count }) => sum + count, 0),
    awaitingConsent,
    inRepair,
    byStatus: Object.fromEntries(statuses.map(({ status, orders: count }) => [status, count])),
  };
}
