import type { Database } from '#database/connect.ts';
import { recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { enqueueEmail, takeBackEmail } from '#mail/outbox.ts';
import { paymentEmail, paymentVoidedEmail } from '#mail/templates/account/order-account-emails.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { insertOrderEvent, lockOrder, requireOrder } from '../order-queries.server.ts';
import { recordedOrder } from '../serialize-order.ts';
import { canVoid } from './order-balance.ts';
import { findPayment, markPaymentVoided } from './payment-queries.server.ts';
import type { PaymentContext } from './record-payment.server.ts';

/**
 * Voids a payment or a refund that was recorded by mistake. The row stays, with the reason, and no longer counts. A receipt
 * that still waits is not sent; a buyer who has it gets a correction. Voiding it again changes nothing.
 */
export async function voidPayment(
  db: Database,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  reason: string,
  { shop, origin }: PaymentContext,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await requireOrder(transaction, orderId);
    const payment = await findPayment(transaction, orderId, paymentId);
    if (!payment) throw new ShopError('not_found');
    if (payment.voidedAt) return;
    const { balance } = order;
    if (!canVoid(payment, balance)) throw new ShopError('payment_refunded');
    const { kind, amount, method, paidOn } = payment;
    const { actor, now } = origin;
    await markPaymentVoided(transaction, payment.id, { voidedAt: now, voidedBy: actor, voidReason: reason });
    await insertOrderEvent(transaction, {
      orderId,
      kind: 'payment_voided',
      note: reason,
      details: { voided: kind, amount: qarFromDirhams(amount), method, paidOn },
      actor: 'staff',
      actorName: actor,
      createdAt: now,
    });
    const received = balance.received - (kind === 'payment' ? amount : -amount);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'void-payment',
      entity: 'order',
      entityId: orderId,
      before: recordedOrder(order, '', { received: qarFromDirhams(balance.received) }),
      after: recordedOrder(order, reason, { received: qarFromDirhams(received) }),
    });
    if (await takeBackEmail(transaction, paymentEmail(order, shop, payment))) {
      const corrected = await requireOrder(transaction, orderId);
      await enqueueEmail(transaction, paymentVoidedEmail(corrected, shop, payment));
    }
  });
}
