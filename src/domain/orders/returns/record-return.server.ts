import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { orderReturnEmail } from '#mail/templates/account/order-return-email.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { type Dirhams, qarFromDirhams } from '#primitives/money.ts';
import type { ReturnOutcome } from '#primitives/payment.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { type InvoiceSeller, returnCredit } from '../invoices/invoice-document.ts';
import { type IssuedDocument, insertDocument } from '../invoices/invoice-queries.server.ts';
import { ensureInvoice, insertDocumentEvent } from '../invoices/issue-invoice.server.ts';
import type { Order } from '../order.ts';
import { insertOrderEvent, lockOrder, requireOrder } from '../order-queries.server.ts';
import { recordedOrder } from '../serialize-order.ts';
import { moveReturnedStock } from './move-returned-stock.server.ts';
import type { ReturnBody } from './return-body.ts';
import {
  countPiecesInRepair,
  countReturnedPieces,
  findReturnByKey,
  insertReturn,
  listReturns,
  type StoredReturn,
  type StoredReturnLine,
} from './return-queries.server.ts';
import { returnValue } from './return-value.ts';

interface ReturnContext {
  readonly shop: EmailSender & InvoiceSeller;
  readonly origin: ChangeOrigin;
}

/**
 * Records goods that came back after the delivery and how it was settled, and tells the buyer. For their money: computes what
 * the buyer gets back and issues the credit note; the refund itself is recorded when the money is paid out. An exchange takes
 * new pieces from stock; with it and with a repair no amount changes. A repair begins with this and ends with `endRepair`.
 * Idempotent by its key.
 */
export async function recordReturn(
  db: Database,
  orderId: string,
  body: ReturnBody,
  { shop, origin }: ReturnContext,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await requireOrder(transaction, orderId);
    const earlier = await findReturnByKey(transaction, body.idempotencyKey);
    if (earlier) return requireSameReturn(earlier, orderId, body);
    if (order.status !== 'delivered') throw new ShopError('status_not_possible');
    const worth = await worthOfReturn(transaction, order, body);
    const { goods, deliveryFee, pieces } = worth;
    const { actor: actorName, now } = origin;
    const { reason, outcome, idempotencyKey } = body;
    const returnId = await insertReturn(
      transaction,
      {
        orderId,
        reason,
        outcome,
        refundDue: goods + deliveryFee,
        deliveryFee,
        idempotencyKey,
        recordedBy: actorName,
        createdAt: now,
      },
      body.lines.map(({ lineId, quantity, isRestocked }) => ({
        orderLineId: lineId,
        quantity,
        isRestocked: isRestocked && outcome !== 'repair',
      })),
    );
    await insertOrderEvent(transaction, {
      orderId,
      kind: 'returned',
      note: reason,
      details: {
        outcome,
        amount: qarFromDirhams(goods + deliveryFee),
        pieces: sumOf(pieces.values()),
        ...(outcome === 'repair' && { isTakenIn: true }),
      },
      actor: 'staff',
      actorName,
      createdAt: now,
    });
    await moveReturnedStock(transaction, order, body, { actor: actorName, now, publicUrl: shop.publicUrl });
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: recordedActions[outcome],
      entity: 'order',
      entityId: orderId,
      before: recordedOrder(order),
      after: recordedOrder(
        order,
        reason,
        outcome === 'refund' ? { returned: qarFromDirhams(goods + deliveryFee) } : {},
      ),
    });
    // Last, because the series of numbers is one row for the whole shop.
    const credit =
      outcome === 'refund'
        ? await issueCreditNote(transaction, order, { ...worth, returnId }, { shop, origin })
        : undefined;
    await enqueueEmail(
      transaction,
      orderReturnEmail(await requireOrder(transaction, orderId), shop, {
        id: returnId,
        outcome,
        lines: namedPieces(order, pieces),
        goods,
        deliveryFee,
        ...(credit && { creditNote: credit.number }),
      }),
    );
  });
}

/** The names of what came back, in the order of the lines. */
export function namedPieces({ lines }: Order, pieces: ReadonlyMap<string, number>) {
  return lines.flatMap(({ id, name }) => {
    const quantity = pieces.get(id);
    return quantity ? [{ name, quantity }] : [];
  });
}

const recordedActions = {
  refund: 'record-return',
  exchange: 'record-exchange',
  repair: 'record-repair',
} as const satisfies Record<ReturnOutcome, string>;

async function issueCreditNote(
  transaction: Transaction,
  order: Order,
  { goods, deliveryFee, pieces, returnId }: ReturnWorth & { readonly returnId: string },
  { shop: seller, origin: { actor: actorName, now } }: ReturnContext,
): Promise<IssuedDocument> {
  const invoice = await ensureInvoice(transaction, order, { seller, now, actorName });
  const credit = await insertDocument(transaction, {
    kind: 'credit_note',
    orderId: order.id,
    returnId,
    issuedOn: qatarDay(now),
    dueOn: null,
    document: returnCredit(invoice.document, invoice.number, order, { pieces, value: goods, deliveryFee }),
    now,
  });
  await insertDocumentEvent(transaction, order.id, credit, { now, actorName });
  return credit;
}

interface ReturnWorth {
  readonly goods: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly pieces: ReadonlyMap<string, number>;
}

async function worthOfReturn(transaction: Transaction, order: Order, body: ReturnBody): Promise<ReturnWorth> {
  const before = await countReturnedPieces(transaction, order.id);
  const inRepair = await countPiecesInRepair(transaction, order.id);
  const lines = order.lines.map((line) => ({ ...line, returned: before.get(line.id) ?? 0 }));
  const fields = body.lines.flatMap(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    const most = line ? line.quantity - line.returned - (inRepair.get(lineId) ?? 0) : 0;
    return quantity > most
      ? [{ path: `lines.${index}.quantity`, code: 'too_big', limit: most } as const]
      : [];
  });
  if (fields.length > 0) throw new ShopError('return_above_delivered', { fields });
  const pieces = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  if (body.outcome !== 'refund') return { goods: 0, deliveryFee: 0, pieces };
  return {
    goods: returnValue({ lines, discount: order.discount }, pieces),
    deliveryFee: body.returnsDeliveryFee ? await deliveryFeeLeft(transaction, order) : 0,
    pieces,
  };
}

/** The delivery fee comes back once, however many returns an order has. */
async function deliveryFeeLeft(transaction: Transaction, { id, deliveryFee }: Order): Promise<Dirhams> {
  const earlier = await listReturns(transaction, id);
  return deliveryFee - sumOf(earlier.map((one) => one.deliveryFee));
}

/** A repeat of the same request has nothing to do; another return under a used key is a mistake of the caller. */
function requireSameReturn(
  earlier: StoredReturn & { readonly lines: readonly StoredReturnLine[] },
  orderId: string,
  body: ReturnBody,
): void {
  const isSame =
    earlier.orderId === orderId &&
    earlier.outcome === body.outcome &&
    earlier.lines.length === body.lines.length &&
    body.lines.every(({ lineId, quantity }) =>
      earlier.lines.some((line) => line.orderLineId === lineId && line.quantity === quantity),
    );
  if (!isSame) throw new ShopError('key_reused');
}

function sumOf(numbers: Iterable<number>): number {
  return [...numbers].reduce((sum, number) => sum + number, 0);
}
