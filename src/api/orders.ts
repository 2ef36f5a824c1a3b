import { listOrders } from '#domain/orders/list-orders.server.ts';
import { ordersOnPage } from '#domain/orders/order-list.ts';
import { shownListedOrder } from '#domain/orders/shown-order.ts';
import { endpoint } from './endpoint.ts';
import { ordersContract } from './orders.contract.ts';

export const orders = endpoint(ordersContract, async ({ query }, { services }) => {
  const { orders: found, total, byStatus } = await listOrders(services.db, query);
  return {
    data: found.map(shownListedOrder),
    meta: { total, page: query.page, pageSize: ordersOnPage, byStatus },
  };
});
