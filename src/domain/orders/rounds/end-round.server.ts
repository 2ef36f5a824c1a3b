import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest } from '#database/idempotency.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { type Day, qatarDay } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { type Dirhams, dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import type { OpeningTimes } from '#primitives/opening-times/opening-times.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { beginBatch, findOutcome, storeOutcome } from '../bulk-steps/order-batch-queries.server.ts';
import { changeLockedOrder } from '../change-order-status.server.ts';
import { collection } from '../day-sheet/collection.ts';
import type { InvoiceSeller } from '../invoices/invoice-document.ts';
import type { Order } from '../order.ts';
import { findOrder, lockOrder } from '../order-queries.server.ts';
import { recordPaymentOfLocked } from '../payments/record-payment.server.ts';
import { noteUndelivered, postponeOrder } from './postpone-order.server.ts';
import {
  type EndRefusal,
  type RoundEndBody,
  type RoundException,
  redeliveryDays,
  roundEndProblems,
} from './round-end.ts';

/** What became of one order of the round. */
export type EndOutcome =
  | { readonly result: 'delivered'; readonly number: string; readonly cash: Dirhams; readonly card: Dirhams }
  | { readonly result: 'another_day'; readonly number: string; readonly day: Day }
  | { readonly result: 'stay' | 'cancel'; readonly number: string }
  | {
      readonly result: 'refused';
      readonly number: string;
      /** Null: there is no such order. */
      readonly status: OrderStatus | null;
      readonly reason: EndRefusal;
    };

interface RoundEndContext {
  readonly times: OpeningTimes;
  readonly shop: EmailSender & InvoiceSeller;
  readonly origin: ChangeOrigin;
}

/**
 * Ends a round: what was delivered, with the money that was collected, and what was not, with its reason and next step.
 * As with a bulk step each order has its own transaction and a repeat continues. When two colleagues end the same round,
 * each order follows the first of them, and the second is told.
 */
export async function endRound(
  db: Database,
  day: Day,
  { key, delivered, exceptions }: RoundEndBody,
  context: RoundEndContext,
): Promise<readonly { readonly id: string; readonly outcome: EndOutcome }[]> {
  const { origin, times } = context;
  const fields = roundEndProblems(day, { delivered, exceptions }, redeliveryDays(times, origin.now));
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
  const { id: batchId } = await beginBatch(db, {
    id: key,
    kind: 'round_end',
    requestHash: hashIdempotentRequest({ day, delivered, exceptions }),
    actor: origin.actor,
    createdAt: origin.now,
  });
  const outcomes: { id: string; outcome: EndOutcome }[] = [];
  const end = async (id: string, work: (transaction: Transaction, order: Order) => Promise<EndOutcome>) => {
    const outcome = await inTransaction(db, async (transaction): Promise<EndOutcome> => {
      await lockOrder(transaction, id);
      const order = await findOrder(transaction, id);
      if (!order) return { result: 'refused', number: '', status: null, reason: 'gone' };
      const earlier = await findOutcome<EndOutcome>(transaction, batchId, id);
      if (earlier) return earlier;
      const reason = refusalOf(order, day);
      const ended: EndOutcome = reason ? refused(order, reason) : await work(transaction, order);
      await storeOutcome(transaction, { batchId, orderId: id, outcome: ended });
      return ended;
    });
    outcomes.push({ id, outcome });
  };
  for (const { id, collected } of delivered) {
    await end(id, (transaction, order) => deliver(transaction, order, { day, collected }, context));
  }
  for (const exception of exceptions) {
    await end(exception.id, (transaction, order) => bringBack(transaction, order, exception, context));
  }
  return outcomes;
}

function refusalOf({ status, day }: Order, expected: Day): EndRefusal | undefined {
  if (status === 'delivered' || status === 'cancelled') return status;
  return day === expected ? undefined : 'moved';
}

function refused({ number, status }: Order, reason: EndRefusal): EndOutcome {
  return { result: 'refused', number, status, reason };
}

async function deliver(
  transaction: Transaction,
  order: Order,
  { day, collected }: { readonly day: Day; readonly collected: number },
  { shop, origin }: RoundEndContext,
): Promise<EndOutcome> {
  const amount = dirhamsFromQar(collected);
  // A payment that a colleague recorded meanwhile must not be taken twice.
  if (amount > collection(order).amount) return refused(order, 'amount_changed');
  const change = { to: 'delivered', actor: 'staff', note: '' } as const;
  const { changed } = await changeLockedOrder(transaction, order, change, { shop, origin, now: origin.now });
  const isCard = order.payment === 'card_on_delivery';
  const today = qatarDay(origin.now);
  if (amount > 0) {
    const body = {
      kind: 'payment',
      amount: qarFromDirhams(amount),
      method: isCard ? 'card' : 'cash',
      paidOn: day < today ? day : today,
      reference: '',
      idempotencyKey: randomUUID(),
    } as const;
    await recordPaymentOfLocked(transaction, changed, body, { shop, origin });
  }
  return {
    result: 'delivered',
    number: order.number,
    cash: isCard ? 0 : amount,
    card: isCard ? amount : 0,
  };
}

async function bringBack(
  transaction: Transaction,
  order: Order,
  { reason, next }: RoundException,
  { shop, origin }: RoundEndContext,
): Promise<EndOutcome> {
  const { number } = order;
  switch (next.kind) {
    case 'another_day':
      await postponeOrder(transaction, order, { day: next.day, reason }, { shop, origin });
      return { result: next.kind, number, day: next.day };
    case 'stay':
      await noteUndelivered(transaction, order, reason, origin);
      return { result: next.kind, number };
    case 'cancel': {
      const change = { to: 'cancelled', actor: 'staff', note: reason } as const;
      await changeLockedOrder(transaction, order, change, { shop, origin, now: origin.now });
      return { result: next.kind, number };
    }
  }
}
