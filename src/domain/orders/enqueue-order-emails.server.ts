import type { Transaction } from '#database/transaction.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { orderCancelledEmail } from '#mail/templates/order-cancelled-email.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { orderCancelledStaffEmail } from '#mail/templates/order-staff-emails.ts';
import { orderStatusEmail } from '#mail/templates/order-status-email.ts';
import type { Order } from './order.ts';

/** To the buyer, when the status of an order changed to what it is now; to staff when it was not they who did it. */
export async function enqueueStatusEmails(
  transaction: Transaction,
  order: Order,
  shop: EmailSender,
): Promise<void> {
  const { status, history } = order;
  if (status === 'received' || status === 'preparing') return;
  if (status !== 'cancelled') return enqueueEmail(transaction, orderStatusEmail(order, shop, status));
  const cancellation = history.findLast((event) => event.status === 'cancelled');
  const by = cancellation?.actor === 'buyer' ? 'buyer' : 'staff';
  const reason = cancellation?.note ?? '';
  await enqueueEmail(transaction, orderCancelledEmail(order, shop, by, reason));
  if (by === 'buyer') await enqueueEmail(transaction, orderCancelledStaffEmail(order, shop, reason));
}
