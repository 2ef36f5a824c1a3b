import { and, count, desc, eq, ilike, or, type SQL, sql, sum } from 'drizzle-orm';
import { orderLines, orders } from '#database/schema/orders.ts';
import type { Queryable } from '#database/transaction.ts';
import { latinDigits } from '#primitives/latin-digits.ts';
import { type ListedOrder, type OrderFilter, ordersOnPage } from './order-list.ts';

/** The newest first. */
export async function listOrderRows(db: Queryable, filter: OrderFilter): Promise<ListedOrder[]> {
  const pieces = db
    .select({ pieces: sum(orderLines.quantity).mapWith(Number).as('pieces') })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id));
  return db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
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
    })
    .from(orders)
    .where(condition(filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ordersOnPage)
    .offset((filter.page - 1) * ordersOnPage);
}

export async function countOrders(db: Queryable, filter: OrderFilter): Promise<number> {
  const [found] = await db.select({ orders: count() }).from(orders).where(condition(filter));
  return found?.orders ?? 0;
}

/** How many there are of each status, whatever is shown. */
export async function countOrdersByStatus(db: Queryable) {
  return db.select({ status: orders.status, orders: count() }).from(orders).groupBy(orders.status);
}

function condition({ search, status }: OrderFilter): SQL | undefined {
  return and(status && eq(orders.status, status), search ? matches(search) : undefined);
}

function matches(search: string): SQL | undefined {
  const pattern = `%${latinDigits(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const digits = latinDigits(search).replaceAll(/\D/g, '');
  return or(
    ilike(orders.number, pattern),
    ilike(orders.contactName, pattern),
    ilike(orders.contactEmail, pattern),
    ilike(orders.companyName, pattern),
    ilike(orders.lpoNumber, pattern),
    // Phones are stored without the blanks that people read and type.
    digits.length >= 4 ? ilike(orders.contactPhone, `%${digits}%`) : undefined,
  );
}
