import { and, asc, count, desc, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { zones } from '#database/schema/delivery.ts';
import { orderLines, orderProposals, orders } from '#database/schema/orders.ts';
import { orderReturns } from '#database/schema/payments.ts';
import type { Queryable } from '#database/transaction.ts';
import { addDays, startOfDay } from '#domain/delivery/working-days.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { orderBalance } from '../payments/order-balance.ts';
import { accountSumColumns } from '../payments/payment-queries.server.ts';
import { isInRepair } from '../returns/return-queries.server.ts';
import { type AwaitedThing, type ListedOrder, type OrderFilter, ordersOnPage } from './order-list.ts';
import { matchesOrder } from './order-search-queries.server.ts';

/** The newest first. */
export async function listOrderRows(db: Queryable, filter: OrderFilter): Promise<ListedOrder[]> {
  const pieces = db
    .select({ pieces: sum(orderLines.quantity).mapWith(Number).as('pieces') })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id));
  const firstLine = db
    .select({
      name: sql`json_build_object('en', ${orderLines.nameEn}, 'ar', coalesce(nullif(${orderLines.nameAr}, ''), ${orderLines.nameEn}))`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id))
    .orderBy(asc(orderLines.position))
    .limit(1);
  const lines = db.select({ lines: count() }).from(orderLines).where(eq(orderLines.orderId, orders.id));
  const rows = await db
    .select({
      ...accountSumColumns,
      id: orders.id,
      number: orders.number,
      status: orders.status,
      locale: orders.locale,
      placedAt: orders.createdAt,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      companyName: orders.companyName,
      fulfilment: orders.fulfilment,
      zone: orders.zoneNumber,
      day: orders.deliveryDay,
      payment: orders.paymentMethod,
      total: orders.total,
      pieces: sql<number>`(${pieces})`.mapWith(Number),
      districts: zones.districts,
      firstLine: sql<LocalizedText>`(${firstLine})`,
      lines: sql<number>`(${lines})`.mapWith(Number),
      awaitsConsent: isAwaiting(db, 'consent'),
      hasRepair: isAwaiting(db, 'repair'),
    })
    .from(orders)
    .leftJoin(zones, eq(zones.number, orders.zoneNumber))
    .where(orderCondition(db, filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ordersOnPage)
    .offset((filter.page - 1) * ordersOnPage);
  return rows.map(({ returned, paid, refunded, hasInvoice, districts, ...order }) => {
    const sums = { status: order.status, total: order.total, returned, paid, refunded, hasInvoice };
    const { state, owed } = orderBalance(sums);
    return { ...order, district: districts?.[0] ?? null, paymentState: state, owed };
  });
}

/** How many there are of each status, of those that fit the rest of the filter. */
export async function countOrdersByStatus(db: Queryable, { status: _, ...filter }: OrderFilter) {
  return db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(orderCondition(db, filter))
    .groupBy(orders.status);
}

/** Where of the list of orders. */
export function orderCondition(
  db: Queryable,
  { search, status, day, placedFrom, placedTo, awaiting }: Omit<OrderFilter, 'page'>,
): SQL | undefined {
  return and(
    status && eq(orders.status, status),
    day ? eq(orders.deliveryDay, day) : undefined,
    placedFrom ? gte(orders.createdAt, startOfDay(placedFrom)) : undefined,
    placedTo ? lt(orders.createdAt, startOfDay(addDays(placedTo, 1))) : undefined,
    awaiting ? isAwaiting(db, awaiting) : undefined,
    search ? matchesOrder(db, search) : undefined,
  );
}

function isAwaiting(db: Queryable, thing: AwaitedThing): SQL<boolean> {
  const rows =
    thing === 'consent'
      ? db
          .select({ id: orderProposals.orderId })
          .from(orderProposals)
          .where(eq(orderProposals.orderId, orders.id))
      : db
          .select({ id: orderReturns.orderId })
          .from(orderReturns)
          .where(and(eq(orderReturns.orderId, orders.id), isInRepair));
  return sql`exists (${rows})`;
}

/** How many orders of any status wait for it, of those that fit the rest of the filter. */
export async function countAwaiting(
  db: Queryable,
  { status: _, ...filter }: OrderFilter,
  awaiting: AwaitedThing,
): Promise<number> {
  const [found] = await db
    .select({ orders: count() })
    .from(orders)
    .where(orderCondition(db, { ...filter, awaiting }));
  return found?.orders ?? 0;
}
