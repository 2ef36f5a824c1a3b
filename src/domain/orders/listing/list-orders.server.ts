import type { Database } from '#database/connect.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import type { ListedOrder, OrderFilter } from './order-list.ts';
import { countOrdersByStatus, listOrderRows } from './order-list-queries.server.ts';

export async function listOrders(
  db: Database,
  filter: OrderFilter,
): Promise<{
  readonly orders: readonly ListedOrder[];
  readonly total: number;
  readonly byStatus: Partial<Record<OrderStatus, number>>;
}> {
  const [orders, statuses] = await Promise.all([listOrderRows(db, filter), countOrdersByStatus(db, filter)]);
  const shown = statuses.filter(({ status }) => !filter.status || status === filter.status);
  return {
    orders,
    total: shown.reduce((sum, { orders: count }) => sum + count, 0),
    byStatus: Object.fromEntries(statuses.map(({ status, orders: count }) => [status, count])),
  };
}
