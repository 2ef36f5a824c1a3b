import { asc, eq, inArray } from 'drizzle-orm';
import { invoices, orderPayments, orderReturns } from '#database/schema/payments.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { anonymisedDocument, type InvoiceDocument } from '#domain/orders/invoices/invoice-document.ts';
import { invoiceNumber } from '#domain/orders/invoices/invoice-number.ts';

/** Reads payments, returns and issued documents of orders for the export, the oldest first. */
export async function readPaymentRecords(db: Queryable, orderIds: readonly string[]) {
  const ids = [...orderIds];
  const payments = await db
    .select()
    .from(orderPayments)
    .where(inArray(orderPayments.orderId, ids))
    .orderBy(asc(orderPayments.createdAt));
  const returns = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, ids))
    .orderBy(asc(orderReturns.createdAt));
  const documents = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, ids))
    .orderBy(asc(invoices.createdAt), asc(invoices.number));
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId);
  const returnsOf = Map.groupBy(returns, ({ orderId }) => orderId);
  const documentsOf = Map.groupBy(documents, ({ orderId }) => orderId);
  return (orderId: string) => ({
    payments: paymentsOf.get(orderId) ?? [],
    returns: returnsOf.get(orderId) ?? [],
    documents: (documentsOf.get(orderId) ?? []).map((row) => ({
      kind: row.kind,
      number: invoiceNumber(row.kind, row.number),
      issuedOn: row.issuedOn,
      total: row.total,
      document: storedDocument(row),
    })),
  });
}

/**
 * Anonymises payments, returns and issued documents of orders. References and reasons are free texts and may name the
 * person; amounts, days, methods and numbers stay for the books.
 */
export async function anonymisePaymentRecords(
  transaction: Transaction,
  orderIds: readonly string[],
  erased: string,
): Promise<void> {
  const ids = [...orderIds];
  await transaction
    .update(orderPayments)
    .set({ reference: '', voidReason: '' })
    .where(inArray(orderPayments.orderId, ids));
  await transaction.update(orderReturns).set({ reason: erased }).where(inArray(orderReturns.orderId, ids));
  const documents = await transaction.select().from(invoices).where(inArray(invoices.orderId, ids));
  for (const row of documents) {
    await transaction
      .update(invoices)
      .set({ document: { ...anonymisedDocument(storedDocument(row), erased) } })
      .where(eq(invoices.id, row.id));
  }
}

function storedDocument({ document }: typeof invoices.$inferSelect): InvoiceDocument {
  // Written when the document is issued, and here.
  return document as unknown as InvoiceDocument;
}
