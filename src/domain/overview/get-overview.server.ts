import type { Database } from '#database/connect.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import {
  type Overview,
  type OverviewDays,
  periodBefore,
  periodOf,
  salesOverview,
  type Waiting,
} from './overview.ts';
import { countWaiting, listBestSellers, listLowStock, sumSales } from './overview-queries.server.ts';

/** Gets the admin's dashboard: sales of a period, and what waits for staff. */
export async function getOverview(db: Database, days: OverviewDays, today: Day): Promise<Overview> {
  const period = periodOf(days, today);
  const [rows, bestSellers, lowStock, waiting] = await Promise.all([
    sumSales(db, { from: periodBefore(period).from, to: period.to }),
    listBestSellers(db, period),
    listLowStock(db),
    countWaiting(db, today),
  ]);
  return { period, ...salesOverview(period, rows), bestSellers, lowStock, waiting };
}

/** Gets the counts for the badges of the admin's menu. */
export function getWaiting(db: Database, today: Day): Promise<Waiting> {
  return countWaiting(db, today);
}
