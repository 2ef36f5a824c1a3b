import { and, desc, eq, sql } from 'drizzle-orm';
import { zones } from '#database/schema/delivery.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { invoices } from '#database/schema/payments.ts';
import { quotes } from '#database/schema/quotes.ts';
import type { Queryable } from '#database/transaction.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { accountSumColumns } from '../payments/payment-queries.server.ts';
import type { OrderFilter } from './order-list.ts';
import { orderCondition } from './order-list-queries.server.ts';

export type ExportedOrder = Awaited<ReturnType<typeof listOrdersAfter>>[number];

/** The last order of the part before; without an id all of that moment follow. */
interface Position {
  /** As the database writes it: a Date has milliseconds only, and orders in between would be left out. */
  readonly moment: string;
  readonly id: string | null;
}

/** The next orders of a filter, the newest first, found by the index of their position in the list. */
export async function listOrdersAfter(
  db: Queryable,
  filter: Omit<OrderFilter, 'page'>,
  { moment, id }: Position,
  limit: number,
) {
  const items = db
    .select({
      items: sql`json_agg(json_build_object('quantity', ${orderLines.quantity}, 'sku', ${orderLines.sku},
        'name', json_build_object('en', ${orderLines.nameEn}, 'ar', ${orderLines.nameAr})) order by ${orderLines.position})`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id));
  const follows =
    id === null
      ? sql`${orders.createdAt} <= ${moment}::timestamptz`
      : sql`(${orders.createdAt}, ${orders.id}) < (${moment}::timestamptz, ${id}::uuid)`;
  const rows = await db
    .select({
      ...accountSumColumns,
      id: orders.id,
      number: orders.number,
      locale: orders.locale,
      placedAt: orders.createdAt,
      moment: sql<string>`${orders.createdAt}::text`,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      contactEmail: orders.contactEmail,
      companyName: orders.companyName,
      companyCrNumber: orders.companyCrNumber,
      lpoNumber: orders.lpoNumber,
      fulfilment: orders.fulfilment,
      zone: orders.zoneNumber,
      street: orders.street,
      building: orders.building,
      unit: orders.unit,
      landmark: orders.landmark,
      siteAccess: orders.siteAccess,
      day: orders.deliveryDay,
      payment: orders.paymentMethod,
      notes: orders.notes,
      subtotal: orders.subtotal,
      discount: orders.discount,
      deliveryFee: orders.deliveryFee,
      takenBy: orders.takenBy,
      districts: zones.districts,
      items: sql<{ quantity: number; sku: string; name: LocalizedText }[]>`(${items})`,
      invoice: sql<number | null>`${invoices.number}`,
      quotation: sql<string | null>`${quotes.reference}`,
    })
    .from(orders)
    .leftJoin(zones, eq(zones.number, orders.zoneNumber))
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .leftJoin(quotes, eq(quotes.id, orders.quoteId))
    .where(and(orderCondition(db, filter), follows))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return rows.map(({ districts, ...row }) => ({ ...row, district: districts?.[0] ?? null }));
}
