import type { Transaction } from '#database/transaction.ts';
import { type EnqueuedEmails, enqueueEmail } from '#mail/outbox.ts';
import { orderCancelledEmail } from '#mail/templates/order-cancelled-email.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { orderCancelledStaffEmail } from '#mail/templates/order-staff-emails.ts';
import { orderStatusEmail } from '#mail/templates/order-status-email.ts';
import type { Order } from './order.ts';

/**
 * To the buyer, when the status of an order changed to what it is now; to staff when it was not they who did it. The news
 * of a step that staff may still undo waits until `sendAfter`.
 */
export async function enqueueStatusEmails(
  transaction: Transaction,
  order: Order,
  shop: EmailSender,
  sendAfter?: Date,
): Promise<EnqueuedEmails> {
  const { status, history } = order;
  if (status === 'received' || status === 'preparing') return { ids: [], replaced: [] };
  if (status !== 'cancelled') {
    const email = orderStatusEmail(order, shop, status, timesReached(order));
    return enqueueEmail(transaction, { ...email, ...(sendAfter && { nextAttemptAt: sendAfter }) });
  }
  const cancellation = history.findLast((event) => event.status === 'cancelled');
  const by = cancellation?.actor === 'buyer' ? 'buyer' : 'staff';
  const reason = cancellation?.note ?? '';
  const enqueued = await enqueueEmail(transaction, orderCancelledEmail(order, shop, by, reason));
  if (by === 'buyer') await enqueueEmail(transaction, orderCancelledStaffEmail(order, shop, reason));
  return enqueued;
}

/** How often the order came to its status: after a step that was taken back it comes there again. */
function timesReached({ status, history }: Order): number {
  return history.filter((event) => event.status === status).length;
}
