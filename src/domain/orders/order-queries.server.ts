import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { zones } from '#database/schema/delivery.ts';
import { orderEvents, orderLines, orderProposals, orders } from '#database/schema/orders.ts';
import { invoices } from '#database/schema/payments.ts';
import { quotes } from '#database/schema/quotes.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { OrderProposal, ProposedEdit } from './editing/order-proposal.ts';
import { invoiceNumber } from './invoices/invoice-number.ts';
import type { Order, OrderEvent, OrderLine } from './order.ts';
import type { OrderFulfilment } from './order-body.ts';
import { orderBalance } from './payments/order-balance.ts';
import { accountSumColumns } from './payments/payment-queries.server.ts';

export async function insertOrderEvent(
  transaction: Transaction,
  event: typeof orderEvents.$inferInsert,
): Promise<void> {
  await transaction.insert(orderEvents).values(event);
}

/** The order that a quotation became. */
export async function findOrderOfQuote(db: Queryable, quoteId: string) {
  const [placed] = await db
    .select({ number: orders.number, trackingKey: orders.trackingKey })
    .from(orders)
    .where(eq(orders.quoteId, quoteId));
  return placed;
}

export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  return isUuid(id) ? findOne(db, eq(orders.id, id)) : undefined;
}

export async function findOrderByNumber(db: Queryable, number: string): Promise<Order | undefined> {
  return findOne(db, eq(orders.number, number));
}

/** Locks the row of an order, so that its changes run one after the other. */
export async function lockOrder(transaction: Transaction, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
}

/**
 * Updates what does not belong to the contents of an order, such as its status. A proposal that waits for the buyer stays
 * valid: it was made for these contents.
 */
export async function updateOrder(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<typeof orders.$inferInsert, 'status' | 'paymentDueDays' | 'deliveryDay'>> & {
    readonly updatedAt: Date;
  },
): Promise<void> {
  await transaction
    .update(orderProposals)
    .set({ orderVersion: sql`${orderProposals.orderVersion} + 1` })
    .where(
      and(
        eq(orderProposals.orderId, id),
        eq(
          orderProposals.orderVersion,
          transaction.select({ version: orders.version }).from(orders).where(eq(orders.id, id)),
        ),
      ),
    );
  await transaction
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
}

interface StoredInvoice extends Omit<NonNullable<Order['invoice']>, 'number'> {
  readonly number: number;
}

/** The order with its lines, its invoice and its history in one statement. */
const orderColumns = {
  order: orders,
  districts: zones.districts,
  quoteReference: quotes.reference,
  sums: accountSumColumns,
  invoice: sql<StoredInvoice | null>`(select json_build_object('number', ${invoices.number},
      'issuedOn', ${invoices.issuedOn}, 'dueOn', ${invoices.dueOn})
    from ${invoices} where ${and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice'))})`,
  proposal: orderProposals,
  lines: sql<OrderLine[]>`(select coalesce(json_agg(json_build_object(
      'productId', ${orderLines.productId},
      'slug', case when ${and(isNull(products.deletedAt), ne(products.status, 'draft'))} then ${products.slug} end,
      'sku', ${orderLines.sku},
      'name', json_build_object('en', ${orderLines.nameEn},
        'ar', coalesce(nullif(${orderLines.nameAr}, ''), ${orderLines.nameEn})),
      'unitPrice', ${orderLines.unitPrice},
      'quantity', ${orderLines.quantity},
      'lineTotal', ${orderLines.lineTotal},
      'id', ${orderLines.id}
    ) order by ${orderLines.position}), '[]')
    from ${orderLines} left join ${products} on ${eq(products.id, orderLines.productId)}
    where ${eq(orderLines.orderId, orders.id)})`,
  history: sql<
    (Omit<OrderEvent, 'at'> & { readonly at: string })[]
  >`(select coalesce(json_agg(json_build_object(
      'kind', ${orderEvents.kind},
      'status', ${orderEvents.toStatus},
      'note', ${orderEvents.note},
      'isForDriver', ${orderEvents.isForDriver},
      'actor', ${orderEvents.actor},
      'actorName', ${orderEvents.actorName},
      'at', ${orderEvents.createdAt},
      'details', ${orderEvents.details}
    ) order by ${orderEvents.id}), '[]')
    from ${orderEvents} where ${eq(orderEvents.orderId, orders.id)})`,
};

async function findOne(db: Queryable, condition: ReturnType<typeof eq>): Promise<Order | undefined> {
  const [row] = await db
    .select(orderColumns)
    .from(orders)
    .leftJoin(zones, eq(zones.number, orders.zoneNumber))
    .leftJoin(quotes, eq(quotes.id, orders.quoteId))
    .leftJoin(orderProposals, eq(orderProposals.orderId, orders.id))
    .where(condition);
  if (!row) return undefined;
  const { order, quoteReference, lines } = row;
  const quote = order.quoteId && quoteReference ? { id: order.quoteId, reference: quoteReference } : null;
  const history = row.history.map((event) => ({ ...event, at: new Date(event.at) }));
  const invoice = row.invoice && { ...row.invoice, number: invoiceNumber('invoice', row.invoice.number) };
  const balance = orderBalance(row.sums);
  const proposal = row.proposal && proposalFrom(row.proposal);
  return orderFrom(order, {
    districts: row.districts ?? [],
    quote,
    lines,
    history,
    invoice,
    balance,
    proposal,
  });
}

function orderFrom(
  row: typeof orders.$inferSelect,
  {
    districts,
    quote,
    lines,
    history,
    invoice,
    balance,
    proposal,
  }: Pick<Order, 'districts' | 'quote' | 'lines' | 'history' | 'invoice' | 'balance' | 'proposal'>,
): Order {
  return {
    id: row.id,
    number: row.number,
    trackingKey: row.trackingKey,
    locale: row.locale,
    status: row.status,
    placedAt: row.createdAt,
    contact: { name: row.contactName, phone: row.contactPhone, email: row.contactEmail },
    company: row.companyName ? { name: row.companyName, crNumber: row.companyCrNumber } : null,
    lpoNumber: row.lpoNumber,
    fulfilment: fulfilmentFrom(row),
    districts,
    day: row.deliveryDay,
    payment: row.paymentMethod,
    notes: row.notes,
    siteAccess: row.siteAccess,
    lines,
    subtotal: row.subtotal,
    discount: row.discount,
    deliveryFee: row.deliveryFee,
    total: row.total,
    paymentDueDays: row.paymentDueDays,
    balance,
    invoice,
    quote,
    history,
    version: row.version,
    discountReason: row.discountReason,
    takenBy: row.takenBy,
    proposal,
  };
}

function proposalFrom({
  orderVersion,
  edit,
  total,
  proposedBy,
  createdAt,
}: typeof orderProposals.$inferSelect): OrderProposal {
  // Written by `insertProposal` alone.
  return { ...(edit as unknown as ProposedEdit), orderVersion, total, proposedBy, createdAt };
}

function fulfilmentFrom(row: typeof orders.$inferSelect): OrderFulfilment {
  const { zoneNumber, street, building, unit, landmark } = row;
  // A check constraint ensures that a delivery has a zone.
  if (row.fulfilment === 'pickup' || zoneNumber === null) return { kind: 'pickup' };
  return { kind: 'delivery', zone: zoneNumber, street, building, unit, landmark };
}

export async function requireOrder(db: Queryable, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order) throw new ShopError('not_found');
  return order;
}
