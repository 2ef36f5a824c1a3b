import type { Database } from '#database/connect.ts';
import { readProductsToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { Order } from '../order.ts';
import { daysOfEdit } from './days-of-edit.ts';
import type { EditContext } from './edit-order.server.ts';

/** The days that a buyer can change an order to, the earliest first. */
export async function listOwnOrderDays(
  db: Database,
  order: Order,
  { facts, now }: Pick<EditContext, 'facts' | 'now'>,
): Promise<Day[]> {
  const ids = order.lines.flatMap(({ productId }) => productId ?? []);
  const products = await readProductsToSell(db, ids);
  return daysOfEdit(order, order.lines, order.fulfilment, products, facts, now);
}
