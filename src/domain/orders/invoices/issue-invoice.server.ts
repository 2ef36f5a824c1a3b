import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { addDays, type Day, qatarDay } from '#domain/delivery/working-days.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Order } from '../order.ts';
import { insertOrderEvent, lockOrder, requireOrder } from '../order-queries.server.ts';
import { isDispatched } from '../order-states.ts';
import { recordedOrder } from '../serialize-order.ts';
import { cancellationCredit, type InvoiceSeller, invoiceDocument } from './invoice-document.ts';
import { findInvoice, type IssuedDocument, insertDocument } from './invoice-queries.server.ts';

interface IssuingContext {
  readonly seller: InvoiceSeller;
  readonly now: Date;
  /** The staff member; empty where the shop issues it by itself. */
  readonly actorName: string;
}

/**
 * Issues the invoice of an order that is sent out; an order has one. The caller has locked the order and changes its stock
 * before: the series of numbers is locked last.
 */
export async function ensureInvoice(
  transaction: Transaction,
  order: Order,
  { seller, now, actorName }: IssuingContext,
): Promise<IssuedDocument> {
  const earlier = await findInvoice(transaction, order.id);
  if (earlier) return earlier;
  const issuedOn = qatarDay(now);
  const issued = await insertDocument(transaction, {
    kind: 'invoice',
    orderId: order.id,
    issuedOn,
    dueOn: dueOn(order, issuedOn),
    document: invoiceDocument(order, seller, qatarDay(order.placedAt)),
    now,
  });
  await insertDocumentEvent(transaction, order.id, issued, { now, actorName });
  return issued;
}

/** With credit terms some days after the invoice, else with the delivery: an order may be sent out or made ready before. */
function dueOn({ paymentDueDays, day }: Order, issuedOn: Day): Day {
  if (paymentDueDays !== null) return addDays(issuedOn, paymentDueDays);
  return day > issuedOn ? day : issuedOn;
}

/** Credits the invoice of an order that is cancelled after it was sent out; without an invoice there is nothing to credit. */
export async function creditCancellation(
  transaction: Transaction,
  orderId: string,
  { now, actorName }: Pick<IssuingContext, 'now' | 'actorName'>,
): Promise<void> {
  const invoice = await findInvoice(transaction, orderId);
  if (!invoice) return;
  const issued = await insertDocument(transaction, {
    kind: 'credit_note',
    orderId,
    issuedOn: qatarDay(now),
    dueOn: null,
    document: cancellationCredit(invoice.document, invoice.number),
    now,
  });
  await insertDocumentEvent(transaction, orderId, issued, { now, actorName });
}

/** Tells the history of an order that an invoice or a credit note was issued. */
export async function insertDocumentEvent(
  transaction: Transaction,
  orderId: string,
  { kind, number, total }: IssuedDocument,
  { now, actorName }: Pick<IssuingContext, 'now' | 'actorName'>,
): Promise<void> {
  await insertOrderEvent(transaction, {
    orderId,
    kind: kind === 'invoice' ? 'invoiced' : 'credited',
    details: { number, amount: qarFromDirhams(total) },
    actor: actorName ? 'staff' : 'system',
    actorName,
    createdAt: now,
  });
}

/** Issues the invoice of an order that was sent out before the shop numbered its invoices. Repeating it changes nothing. */
export async function issueInvoice(
  db: Database,
  orderId: string,
  seller: InvoiceSeller,
  origin: ChangeOrigin,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await requireOrder(transaction, orderId);
    if (order.invoice) return;
    // Before that the order may still be edited, and a pro forma invoice is printed.
    if (!isDispatched(order.status)) throw new ShopError('status_not_possible');
    const { actor: actorName, now } = origin;
    const { number } = await ensureInvoice(transaction, order, { seller, now, actorName });
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'issue-invoice',
      entity: 'order',
      entityId: orderId,
      before: recordedOrder(order),
      after: recordedOrder(order, '', { invoice: number }),
    });
  });
}
