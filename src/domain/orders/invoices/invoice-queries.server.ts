import { and, asc, eq, sql } from 'drizzle-orm';
import { invoiceSeries, invoices } from '#database/schema/payments.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { InvoiceKind } from '#primitives/payment.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { invoiceNumber } from './invoice-number.ts';

/** An issued invoice or credit note. */
export interface IssuedDocument {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: Day;
  /** Null for a credit note. */
  readonly dueOn: Day | null;
  readonly total: Dirhams;
  readonly document: InvoiceDocument;
}

interface NewDocument extends Omit<IssuedDocument, 'number' | 'total'> {
  readonly orderId: string;
  /** Of a credit note for returned goods. */
  readonly returnId?: string;
  readonly now: Date;
}

/**
 * Takes the next number of the series and writes the document under it. The row of the series stays locked until the
 * transaction ends: documents get their numbers one after the other, and a rollback takes the number back, so that
 * there is no gap. Call it after all other locks of the transaction.
 */
export async function insertDocument(
  transaction: Transaction,
  { kind, orderId, returnId, issuedOn, dueOn, document, now }: NewDocument,
): Promise<IssuedDocument> {
  const [series] = await transaction
    .insert(invoiceSeries)
    .values({ kind, lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.kind,
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning({ number: invoiceSeries.lastNumber });
  if (!series) throw new Error('the series of numbers returned none');
  const { total } = document;
  await transaction.insert(invoices).values({
    kind,
    number: series.number,
    orderId,
    returnId: returnId ?? null,
    issuedOn,
    dueOn,
    total,
    document: { ...document },
    createdAt: now,
  });
  return { kind, number: invoiceNumber(kind, series.number), issuedOn, dueOn, total, document };
}

/** The documents of an order: the invoice first, then the credit notes by number. */
export async function listDocuments(db: Queryable, orderId: string): Promise<IssuedDocument[]> {
  if (!isUuid(orderId)) return [];
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(sql`${invoices.kind} = 'credit_note'`), asc(invoices.number));
  return rows.map(issuedDocument);
}

export async function findInvoice(db: Queryable, orderId: string): Promise<IssuedDocument | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row && issuedDocument(row);
}

function issuedDocument(row: typeof invoices.$inferSelect): IssuedDocument {
  const { kind, number, issuedOn, dueOn, total, document } = row;
  return {
    kind,
    number: invoiceNumber(kind, number),
    issuedOn,
    dueOn,
    total,
    // Written by `insertDocument` alone.
    document: document as unknown as InvoiceDocument,
  };
}
