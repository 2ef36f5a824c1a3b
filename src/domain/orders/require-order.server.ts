import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Order } from './order.ts';
import { findOrder } from './order-queries.server.ts';

export async function requireOrder(db: Queryable, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order) throw new ShopError('not_found');
  return order;
}
