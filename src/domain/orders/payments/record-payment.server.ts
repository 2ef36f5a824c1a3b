import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { addDays, qatarDay } from '#domain/delivery/working-days.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { paymentEmail } from '#mail/templates/account/order-account-emails.ts';
import type { ShopInEmail } from '#mail/templates/order-email-data.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Order } from '../order.ts';
import { insertOrderEvent, lockOrder, requireOrder } from '../order-queries.server.ts';
import { recordedOrder } from '../serialize-order.ts';
import { largestPayment } from './order-balance.ts';
import { mostDaysBeforeOrder, type PaymentBody } from './payment-body.ts';
import { findPaymentByKey, insertPayment, type StoredPayment } from './payment-queries.server.ts';

export interface PaymentContext {
  readonly shop: ShopInEmail;
  readonly origin: ChangeOrigin;
}

/**
 * Records money that came in for an order or went back to its buyer, who is sent a receipt. Refuses more than is owed or, for
 * a refund, than was received. Idempotent by its key.
 */
export async function recordPayment(
  db: Database,
  orderId: string,
  body: PaymentBody,
  { shop, origin }: PaymentContext,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await requireOrder(transaction, orderId);
    const earlier = await findPaymentByKey(transaction, body.idempotencyKey);
    if (earlier) return requireSamePayment(earlier, orderId, body);
    await recordPaymentOfLocked(transaction, order, body, { shop, origin });
  });
}

/** The same for an order that the caller has locked, as a part of its transaction; the caller sees to repeats. */
export async function recordPaymentOfLocked(
  transaction: Transaction,
  order: Pick<Order, 'id' | 'version' | 'number' | 'status' | 'balance' | 'placedAt'>,
  body: PaymentBody,
  { shop, origin }: PaymentContext,
): Promise<void> {
  const { id: orderId, balance } = order;
  const { kind, method, paidOn, reference, idempotencyKey } = body;
  const { actor: recordedBy, now } = origin;
  rejectWrongDay(paidOn, { today: qatarDay(now), placedOn: qatarDay(order.placedAt) });
  const amount = dirhamsFromQar(body.amount);
  const largest = largestPayment(kind, balance);
  if (amount > largest) {
    throw new ShopError(kind === 'payment' ? 'payment_above_owed' : 'refund_above_received', {
      fields: [{ path: 'amount', code: 'too_big', limit: qarFromDirhams(largest) }],
    });
  }
  const payment = await insertPayment(transaction, {
    orderId,
    kind,
    amount,
    method,
    paidOn,
    reference,
    idempotencyKey,
    recordedBy,
    createdAt: now,
  });
  await insertOrderEvent(transaction, {
    orderId,
    kind,
    details: { amount: body.amount, method, paidOn },
    actor: 'staff',
    actorName: recordedBy,
    createdAt: now,
  });
  const received = balance.received + (kind === 'payment' ? amount : -amount);
  await recordChanges(transaction, { invalidatesPages: false }, origin, {
    action: kind === 'payment' ? 'record-payment' : 'record-refund',
    entity: 'order',
    entityId: orderId,
    before: recordedOrder(order, '', { received: qarFromDirhams(balance.received) }),
    after: recordedOrder(order, '', { received: qarFromDirhams(received) }),
  });
  await enqueueEmail(transaction, paymentEmail(await requireOrder(transaction, orderId), shop, payment));
}

function rejectWrongDay(
  paidOn: string,
  { today, placedOn }: { readonly today: string; readonly placedOn: string },
): void {
  const refuse = (code: 'in_future' | 'long_before_order') => {
    throw new ShopError('invalid_input', { fields: [{ path: 'paidOn', code }] });
  };
  if (paidOn > today) refuse('in_future');
  if (paidOn < addDays(placedOn, -mostDaysBeforeOrder)) refuse('long_before_order');
}

/** A repeat of the same request has nothing to do; another payment under a used key is a mistake of the caller. */
function requireSamePayment(earlier: StoredPayment, orderId: string, body: PaymentBody): void {
  const isSame =
    earlier.orderId === orderId &&
    earlier.kind === body.kind &&
    earlier.amount === dirhamsFromQar(body.amount) &&
    earlier.method === body.method;
  if (!isSame) throw new ShopError('key_reused');
}
