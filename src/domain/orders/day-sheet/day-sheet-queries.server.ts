import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { zones } from '#database/schema/delivery.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { drivers, plannedStops } from '#database/schema/rounds.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { isSettled } from '../order-states.ts';
import { orderBalance } from '../payments/order-balance.ts';
import { accountSumColumns } from '../payments/payment-queries.server.ts';
import { collection } from './collection.ts';
import type { DayOrder, LateOrder } from './day-sheet.ts';

const openStatuses = orderStatuses.filter((status) => !isSettled(status));
const mostLateOrders = 100;

const driverNotes = sql<
  string[]
>`(select coalesce(json_agg(${orderEvents.note} order by ${orderEvents.id}), '[]')
  from ${orderEvents} where ${and(
    eq(orderEvents.orderId, orders.id),
    eq(orderEvents.isForDriver, true),
    ne(orderEvents.note, ''),
  )})`;

/** What is calculated for each order is not read with it. */
interface ListedDayOrder extends Omit<DayOrder, 'siteFit' | 'placing'> {
  readonly siteAccess: GivenSiteAccess | null;
  readonly quoteId: string | null;
}

/** In the order in which staff arranged the stops; those that they did not arrange follow, by zone and street. */
export async function listOrdersOfDay(db: Queryable, day: Day): Promise<ListedDayOrder[]> {
  const rows = await db
    .select({
      row: orders,
      sums: accountSumColumns,
      driver: { id: drivers.id, name: drivers.name, phone: drivers.phone },
      driverNotes,
    })
    .from(orders)
    .leftJoin(plannedStops, isStopOfDay)
    .leftJoin(drivers, eq(drivers.id, plannedStops.driverId))
    .where(and(eq(orders.deliveryDay, day), ne(orders.status, 'cancelled')))
    .orderBy(...stopOrder);
  const linesOf = await listLinesOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, sums, driver, driverNotes: forDriver }) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    locale: row.locale,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    companyName: row.companyName,
    address:
      row.fulfilment === 'pickup' || row.zoneNumber === null
        ? null
        : {
            zone: row.zoneNumber,
            street: row.street,
            building: row.building,
            unit: row.unit,
            landmark: row.landmark,
          },
    notes: row.notes,
    driverNotes: forDriver,
    quoteId: row.quoteId,
    siteAccess: row.fulfilment === 'pickup' ? null : row.siteAccess,
    lines: linesOf.get(row.id) ?? [],
    payment: row.paymentMethod,
    total: row.total,
    collection: collection({
      payment: row.paymentMethod,
      paymentDueDays: row.paymentDueDays,
      balance: orderBalance(sums),
    }),
    driver,
  }));
}

/** An order that was moved to another day has no place in its round yet. */
export const isStopOfDay = and(eq(plannedStops.orderId, orders.id), eq(plannedStops.day, orders.deliveryDay));

export const stopOrder = [
  sql`${plannedStops.position} nulls last`,
  asc(orders.zoneNumber),
  asc(orders.street),
  asc(orders.building),
  asc(orders.number),
];

async function listLinesOf(db: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, DayOrder['lines']>();
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const lines = rows.map(({ orderId, productId, sku, nameEn, nameAr, quantity }) => ({
    orderId,
    line: { productId, sku, name: { en: nameEn, ar: nameAr || nameEn }, quantity },
  }));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, ofOrder]) => [orderId, ofOrder.map(({ line }) => line)]));
}

export async function findDistricts(
  db: Queryable,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly LocalizedText[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: zones.number, districts: zones.districts })
    .from(zones)
    .where(inArray(zones.number, [...numbers]));
  return new Map(rows.map(({ number, districts }) => [number, districts]));
}

/** The longest overdue first. */
export async function listLateOrders(db: Queryable, before: Day): Promise<LateOrder[]> {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      day: orders.deliveryDay,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      zone: orders.zoneNumber,
    })
    .from(orders)
    .where(and(inArray(orders.status, openStatuses), lt(orders.deliveryDay, before)))
    .orderBy(asc(orders.deliveryDay), asc(orders.number))
    .limit(mostLateOrders);
}
