import type { Database } from '#database/connect.ts';
import { findSiteFit } from '#domain/cart/find-site-fit.server.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { findRoomPlacing } from '#domain/planner/find-room-placing.server.ts';
import { findNewestPlans } from '#domain/quotes/plans/find-newest-plans.server.ts';
import { type DayOrder, type DaySheet, daySheet } from './day-sheet.ts';
import { findDistricts, listLateOrders, listOrdersOfDay } from './day-sheet-queries.server.ts';

/** What goes out on a day, and what should have gone out before: before that day, or before today if it is to come. */
export async function getDaySheet(db: Database, day: Day, today: Day): Promise<DaySheet> {
  const [listed, late] = await Promise.all([
    listOrdersOfDay(db, day),
    listLateOrders(db, day < today ? day : today),
  ]);
  const orders: DayOrder[] = [];
  // One after the other: each is quick to recall and slow to calculate.
  const plans = await findNewestPlans(
    db,
    listed.flatMap(({ quoteId }) => quoteId ?? []),
  );
  for (const { siteAccess, quoteId, ...order } of listed) {
    const plan = (quoteId && plans.get(quoteId)) || null;
    orders.push({
      ...order,
      siteFit: await findSiteFit(db, siteAccess, order.lines),
      placing: await findRoomPlacing(db, plan, order.lines),
    });
  }
  const zones = orders.flatMap(({ address }) => (address ? [address.zone] : []));
  return daySheet(day, orders, await findDistricts(db, [...new Set(zones)]), late);
}
