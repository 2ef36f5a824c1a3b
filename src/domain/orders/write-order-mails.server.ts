import type { Transaction } from '#database/transaction.ts';
import { enqueueMail } from '#mail/outbox.ts';
import type { MailingShop } from '#mail/outbox-order.ts';
import { orderCancelledMail } from '#mail/outbox-order-cancelled.ts';
import { orderReceivedMail } from '#mail/outbox-order-received.ts';
import { newOrderStaffMail, orderCancelledStaffMail } from '#mail/outbox-order-staff.ts';
import { orderStatusMail } from '#mail/outbox-order-status.ts';
import type { Order } from './order.ts';

/** To the buyer and to staff, when an order was placed. */
export async function writeReceivedMails(
  transaction: Transaction,
  order: Order,
  shop: MailingShop,
): Promise<void> {
  await enqueueMail(
    transaction,
    orderReceivedMail(order, shop),
    newOrderStaffMail(order, shop, shop.staffEmail),
  );
}

/** To the buyer, when the status of an order changed to what it is now; to staff when it was not they who did it. */
export async function writeStatusMails(
  transaction: Transaction,
  order: Order,
  shop: MailingShop,
): Promise<void> {
  const { status, history } = order;
  if (status === 'received' || status === 'preparing') return;
  if (status !== 'cancelled') return enqueueMail(transaction, orderStatusMail(order, shop, status));
  const cancellation = history.findLast((event) => event.status === 'cancelled');
  const by = cancellation?.actor === 'buyer' ? 'buyer' : 'staff';
  const reason = cancellation?.note ?? '';
  await enqueueMail(transaction, orderCancelledMail(order, shop, by, reason));
  if (by === 'buyer')
    await enqueueMail(transaction, orderCancelledStaffMail(order, shop, shop.staffEmail, reason));
}
