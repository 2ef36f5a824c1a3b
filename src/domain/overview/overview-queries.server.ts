import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { messages } from '#database/schema/messages.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { invoices } from '#database/schema/payments.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import type { Queryable } from '#database/transaction.ts';
import { fewPieces } from '#domain/catalogue/stock/stock-level.ts';
import { addDays, type Day, startOfDay } from '#domain/delivery/working-days.ts';
import type { LowProduct, Period, SalesRow, SoldProduct, Waiting } from './overview.ts';

const mostListed = 6;

/** Sums sales by day and status; days are calendar days in Qatar. */
export async function sumSales(db: Queryable, period: Period): Promise<SalesRow[]> {
  const day = sql<Day>`to_char(${orders.createdAt} at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD')`;
  return db
    .select({
      day: day.as('day'),
      status: orders.status,
      orders: count(),
      revenue: sql<number>`sum(${orders.total})`.mapWith(Number),
    })
    .from(orders)
    .where(wasPlacedIn(period))
    .groupBy(sql`day`, orders.status);
}

export async function listBestSellers(db: Queryable, period: Period): Promise<SoldProduct[]> {
  const pieces = sql<number>`sum(${orderLines.quantity})`.mapWith(Number);
  const sold = db
    .select({
      productId: orderLines.productId,
      pieces: pieces.as('pieces'),
      revenue: sql<number>`sum(${orderLines.lineTotal})`.mapWith(Number).as('revenue'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(wasPlacedIn(period), ne(orders.status, 'cancelled')))
    .groupBy(orderLines.productId)
    .as('sold');
  const rows = await db
    .select({
      productId: products.id,
      sku: products.sku,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      pieces: sold.pieces,
      revenue: sold.revenue,
    })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .orderBy(desc(sold.pieces), desc(sold.revenue), asc(products.sku))
    .limit(mostListed);
  return rows.map(({ nameEn, nameAr, ...row }) => ({ ...row, name: { en: nameEn, ar: nameAr || nameEn } }));
}

/** Lists products with low stock, the lowest first. */
export async function listLowStock(db: Queryable): Promise<LowProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      stock: products.stock,
    })
    .from(products)
    .where(or(isLow, isOut))
    .orderBy(asc(products.stock), asc(products.sku))
    .limit(mostListed);
  return rows.map(({ nameEn, nameAr, ...row }) => ({ ...row, name: { en: nameEn, ar: nameAr || nameEn } }));
}

/** Counts everything that waits for staff in one statement; each count uses an index. */
export async function countWaiting(db: Queryable, today: Day): Promise<Waiting> {
  const isOpen = sql`${orders.status} in ('received', 'confirmed', 'preparing', 'out_for_delivery')`;
  const number = (counted: { getSQL(): ReturnType<typeof sql> }) => sql<number>`(${counted})`.mapWith(Number);
  const [waiting] = await db
    .select({
      ordersToConfirm: number(db.select({ n: count() }).from(orders).where(eq(orders.status, 'received'))).as(
        'orders_to_confirm',
      ),
      deliveriesToday: number(
        db
          .select({ n: count() })
          .from(orders)
          .where(and(isOpen, eq(orders.deliveryDay, today))),
      ).as('deliveries_today'),
      lateDeliveries: number(
        db
          .select({ n: count() })
          .from(orders)
          .where(and(isOpen, lt(orders.deliveryDay, today))),
      ).as('late_deliveries'),
      overdueInvoices: number(
        // By the index of open accounts.
        db
          .select({ n: count() })
          .from(orders)
          .innerJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
          .where(and(ne(orders.balance, 0), gt(orders.balance, 0), lt(invoices.dueOn, today))),
      ).as('overdue_invoices'),
      quotations: number(
        // A quotation with the status 'requested' has version 1 only.
        db
          .select({ n: count() })
          .from(quotes)
          .innerJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.number, 1)))
          .where(and(eq(quotes.status, 'requested'), gte(quoteVersions.validUntil, today))),
      ).as('quotations'),
      messages: number(db.select({ n: count() }).from(messages).where(eq(messages.status, 'new'))).as(
        'new_messages',
      ),
      emails: number(
        db.select({ n: count() }).from(outboxEmails).where(eq(outboxEmails.status, 'failed')),
      ).as('failed_mails'),
      lowStock: number(db.select({ n: count() }).from(products).where(isLow)).as('low_stock'),
      outOfStock: number(db.select({ n: count() }).from(products).where(isOut)).as('out_of_stock'),
    })
    .from(sql`(select 1) as one_row`);
  if (!waiting) throw new Error('a select of one row gave none');
  return waiting;
}

const isSold = and(isNull(products.deletedAt), eq(products.status, 'live'));
const isLow = and(isSold, lte(products.stock, fewPieces), gt(products.stock, 0));
const isOut = and(isSold, lte(products.stock, 0));

function wasPlacedIn({ from, to }: Period) {
  return and(gte(orders.createdAt, startOfDay(from)), lt(orders.createdAt, startOfDay(addDays(to, 1))));
}
