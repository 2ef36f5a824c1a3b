import { and, asc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { orders } from '#database/schema/orders.ts';
import { invoices, orderPayments } from '#database/schema/payments.ts';
import type { Queryable } from '#database/transaction.ts';
import { addDays, type Day, startOfDay } from '#domain/delivery/working-days.ts';
import type { Month, MonthPart } from './monthly-sales.ts';

/** Days from and to, both included. */
interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** Orders by the month in which they were placed, in Qatar. One range of the index, however many months it has. */
export async function sumOrdersByMonth(db: Queryable, { from, to }: Period): Promise<MonthPart[]> {
  const month = sql<Month>`to_char(${orders.createdAt} at time zone 'UTC' + interval '3 hours', 'YYYY-MM')`;
  const isCancelled = eq(orders.status, 'cancelled');
  return db
    .select({
      month: month.as('month'),
      orders: sql<number>`count(*) filter (where not ${isCancelled})`.mapWith(Number),
      ordered: sql<number>`coalesce(sum(${orders.total}) filter (where not ${isCancelled}), 0)`.mapWith(
        Number,
      ),
      cancelled: sql<number>`count(*) filter (where ${isCancelled})`.mapWith(Number),
    })
    .from(orders)
    .where(and(gte(orders.createdAt, startOfDay(from)), lt(orders.createdAt, startOfDay(addDays(to, 1)))))
    .groupBy(sql`month`);
}

/** Invoices and credit notes by the month in which they were issued. */
export async function sumDocumentsByMonth(db: Queryable, period: Period): Promise<MonthPart[]> {
  const sumOfKind = (kind: 'invoice' | 'credit_note') =>
    sql<number>`coalesce(sum(${invoices.total}) filter (where ${eq(invoices.kind, kind)}), 0)`.mapWith(
      Number,
    );
  return db
    .select({
      month: monthOf(invoices.issuedOn).as('month'),
      invoiced: sumOfKind('invoice'),
      credited: sumOfKind('credit_note'),
    })
    .from(invoices)
    .where(isWithin(invoices.issuedOn, period))
    .groupBy(sql`month`);
}

/** Refunds by the month in which they were paid. */
export async function sumRefundsByMonth(db: Queryable, period: Period): Promise<MonthPart[]> {
  return db
    .select({
      month: monthOf(orderPayments.paidOn).as('month'),
      refunded: sql<number>`sum(${orderPayments.amount})`.mapWith(Number),
    })
    .from(orderPayments)
    .where(
      and(
        isWithin(orderPayments.paidOn, period),
        eq(orderPayments.kind, 'refund'),
        isNull(orderPayments.voidedAt),
      ),
    )
    .groupBy(sql`month`);
}

/** When the first order was placed; undefined before there is one. */
export async function findFirstOrderMoment(db: Queryable): Promise<Date | undefined> {
  const [first] = await db
    .select({ placedAt: orders.createdAt })
    .from(orders)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1);
  return first?.placedAt;
}

function monthOf(day: AnyPgColumn): SQL<Month> {
  return sql`to_char(${day}, 'YYYY-MM')`;
}

function isWithin(day: AnyPgColumn, { from, to }: Period): SQL | undefined {
  return and(gte(day, from), lte(day, to));
}
