import type { Database } from '#database/connect.ts';
import type { OrderStatus } from '#primitives/order-words.ts';
import type { ListedOrder, OrderFilter } from './order-list.ts';
import { countOrders, countOrdersByStatus, listOrderRows } from './order-list-queries.server.ts';

export async function listOrders(
  db: Database,
  filter: OrderFilter,
): Promise<{
  readonly orders: readonly ListedOrder[];
  readonly total: number;
  readonly byStatus: Partial<Record<OrderStatus, number>>;
}> {
  const [orders, total, statuses] = await Promise.all([
    listOrderRows(db, filter),
    countOrders(db, filter),
    countOrdersByStatus(db),
  ]);
  return {
    orders,
    total,
    byStatus: Object.fromEntries(statuses.map(({ status, orders: count }) => [status, count])),
  };
}
