import type { Queryable } from '#database/transaction.ts';
import { findRoomPlacing } from '#domain/planner/find-room-placing.server.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { RoomPlacing } from '#domain/planner/room-placing.ts';
import { findNewestPlans } from '#domain/quotes/plans/find-newest-plans.server.ts';
import type { Order } from './order.ts';

/** The plan that came with the quotation of an order; null: there was none. */
export async function findOrderPlan(db: Queryable, { quote }: Pick<Order, 'quote'>): Promise<Plan | null> {
  if (!quote) return null;
  return (await findNewestPlans(db, [quote.id])).get(quote.id) ?? null;
}

/** To which room each piece of an order goes. It is calculated from the lines of now, so that it is true after an edit. */
export async function findOrderPlacing(
  db: Queryable,
  order: Pick<Order, 'quote' | 'lines'>,
): Promise<RoomPlacing | null> {
  return findRoomPlacing(db, await findOrderPlan(db, order), order.lines);
}
