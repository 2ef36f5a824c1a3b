import type { Queryable } from '#database/transaction.ts';
import { isOnRound } from '../day-sheet/day-sheet.ts';
import type { Order } from '../order.ts';
import { findDriverOf, listStops } from './plan-queries.server.ts';

interface OrderStop {
  /** Null: given to no driver. */
  readonly driver: { readonly name: string; readonly phone: string } | null;
  /** Its place among the stops of the driver, from 1; null once it is delivered. */
  readonly place: number | null;
  /** How many stops the driver has. */
  readonly stops: number | null;
}

/** Where an order is in the round of its day, and with whom; null for one that no driver carries, such as a pickup. */
export async function findStop(
  db: Queryable,
  { id, day, status, fulfilment }: Pick<Order, 'id' | 'day' | 'status' | 'fulfilment'>,
): Promise<OrderStop | null> {
  const isCarried = isOnRound({ status });
  if (fulfilment.kind === 'pickup' || !(isCarried || status === 'delivered')) return null;
  const driver = (await findDriverOf(db, id)) ?? null;
  if (!isCarried) return driver && { driver, place: null, stops: null };
  const planned = await listStops(db, day);
  const own = planned.find((stop) => stop.id === id);
  const ofDriver = planned.filter((stop) => stop.driverId === own?.driverId);
  return {
    driver,
    place: ofDriver.findIndex((stop) => stop.id === id) + 1,
    stops: ofDriver.length,
  };
}
