import { endpoint } from '#api/http/endpoint.ts';
import { listOrders } from '#domain/orders/list-orders.server.ts';
import { ordersOnPage } from '#domain/orders/order-list.ts';
import { serializeListedOrder } from '#domain/orders/serialize-order.ts';
import { ordersContract } from './orders.contract.ts';

export const orders = endpoint(ordersContract, async ({ query }, { services }) => {
  const { orders: found, total, byStatus } = await listOrders(services.db, query);
  return {
    data: found.map(serializeListedOrder),
    meta: { total, page: query.page, pageSize: ordersOnPage, byStatus },
  };
});
