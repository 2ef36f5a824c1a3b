import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { orders } from '#database/schema/orders.ts';
import { invoices, orderPayments, orderReturns } from '#database/schema/payments.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';

/** Sum of an amount over the payments of one kind that are not voided. */
const sumOfKind = (kind: 'payment' | 'refund') =>
  sql<number>`(select coalesce(sum(${orderPayments.amount}), 0) from ${orderPayments}
    where ${and(
      eq(orderPayments.orderId, orders.id),
      eq(orderPayments.kind, kind),
      isNull(orderPayments.voidedAt),
    )})`.mapWith(Number);

/** The sums of an order's account, for a query on `orders`. */
export const accountSumColumns = {
  status: orders.status,
  total: orders.total,
  returned:
    sql<number>`(select coalesce(sum(${orderReturns.refundDue}), 0) from ${orderReturns} where ${eq(orderReturns.orderId, orders.id)})`.mapWith(
      Number,
    ),
  paid: sumOfKind('payment'),
  refunded: sumOfKind('refund'),
  hasInvoice: sql<boolean>`exists (select from ${invoices} where ${and(
    eq(invoices.orderId, orders.id),
    eq(invoices.kind, 'invoice'),
  )})`,
};

export type StoredPayment = typeof orderPayments.$inferSelect;

/** All payments and refunds of an order, voided ones too, the oldest first. */
export async function listPayments(db: Queryable, orderId: string): Promise<StoredPayment[]> {
  return db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.createdAt), asc(orderPayments.id));
}

export async function findPaymentByKey(
  transaction: Transaction,
  idempotencyKey: string,
): Promise<StoredPayment | undefined> {
  const [payment] = await transaction
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.idempotencyKey, idempotencyKey));
  return payment;
}

export async function findPayment(
  transaction: Transaction,
  orderId: string,
  id: string,
): Promise<StoredPayment | undefined> {
  if (!isUuid(id)) return undefined;
  const [payment] = await transaction
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.id, id), eq(orderPayments.orderId, orderId)));
  return payment;
}

export async function insertPayment(
  transaction: Transaction,
  payment: typeof orderPayments.$inferInsert,
): Promise<StoredPayment> {
  const [inserted] = await transaction.insert(orderPayments).values(payment).returning();
  if (!inserted) throw new Error('the payment was not written');
  return inserted;
}

export async function markPaymentVoided(
  transaction: Transaction,
  id: string,
  { voidedAt, voidedBy, voidReason }: Pick<StoredPayment, 'voidedAt' | 'voidedBy' | 'voidReason'>,
): Promise<void> {
  await transaction
    .update(orderPayments)
    .set({ voidedAt, voidedBy, voidReason })
    .where(eq(orderPayments.id, id));
}
