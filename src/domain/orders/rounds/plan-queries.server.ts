import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { orders } from '#database/schema/orders.ts';
import { deliveryPlans, drivers, plannedStops } from '#database/schema/rounds.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import { isOnRound } from '../day-sheet/day-sheet.ts';
import { isStopOfDay, stopOrder } from '../day-sheet/day-sheet-queries.server.ts';
import type { PlannedStop } from '../day-sheet/move-stops.ts';

const statusesOnRound = orderStatuses.filter((status) => isOnRound({ status }));

/** Locks the plan of a day until the transaction ends and counts its version up. */
export async function lockPlan(transaction: Transaction, day: Day, now: Date): Promise<number> {
  const [plan] = await transaction
    .insert(deliveryPlans)
    .values({ day, updatedAt: now })
    .onConflictDoUpdate({
      target: deliveryPlans.day,
      set: { version: sql`${deliveryPlans.version} + 1`, updatedAt: now },
    })
    .returning({ version: deliveryPlans.version });
  return plan?.version ?? 1;
}

/** The stops of a day, of all drivers together, in their order. */
export async function listStops(db: Queryable, day: Day) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      version: orders.version,
      driverId: plannedStops.driverId,
      driver: drivers.name,
    })
    .from(orders)
    .leftJoin(plannedStops, isStopOfDay)
    .leftJoin(drivers, eq(drivers.id, plannedStops.driverId))
    .where(
      and(
        eq(orders.deliveryDay, day),
        isNotNull(orders.zoneNumber),
        eq(orders.fulfilment, 'delivery'),
        inArray(orders.status, statusesOnRound),
      ),
    )
    .orderBy(...stopOrder);
}

/** Who drives an order on its day, or drove it there. */
export async function findDriverOf(db: Queryable, orderId: string) {
  const [driver] = await db
    .select({ name: drivers.name, phone: drivers.phone })
    .from(orders)
    .innerJoin(plannedStops, isStopOfDay)
    .innerJoin(drivers, eq(drivers.id, plannedStops.driverId))
    .where(eq(orders.id, orderId));
  return driver;
}

/** Writes the places and drivers of all stops of a day. */
export async function storeStops(
  transaction: Transaction,
  day: Day,
  stops: readonly PlannedStop[],
): Promise<void> {
  if (stops.length === 0) return;
  await transaction
    .insert(plannedStops)
    .values(stops.map(({ id, driverId }, position) => ({ orderId: id, day, position, driverId })))
    .onConflictDoUpdate({
      target: plannedStops.orderId,
      set: {
        day: sql`excluded.day`,
        position: sql`excluded.position`,
        driverId: sql`excluded.driver_id`,
      },
    });
}
