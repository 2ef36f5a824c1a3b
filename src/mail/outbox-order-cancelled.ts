import type { OrderActor } from '#primitives/order-words.ts';
import { mailMessages } from './mail-layout.ts';
import { leftToRight, paragraph } from './mail-parts.ts';
import { linesPart, mailToBuyer, money, notesParts, orderButton } from './order-mail-parts.ts';
import type { OrderInMail, ShopInMail } from './outbox-order.ts';
import type { NewMail } from './outbox-queries.ts';

/** `reason` is empty when none was given. */
export function orderCancelledMail(
  order: OrderInMail,
  shop: ShopInMail,
  by: Extract<OrderActor, 'buyer' | 'staff'>,
  reason: string,
): NewMail {
  const { locale, number, fulfilment, payment, total } = order;
  const { cancelled } = mailMessages(locale).order;
  const isPickup = fulfilment.kind === 'pickup';
  const byBuyer = isPickup ? cancelled.byBuyerPickup : cancelled.byBuyer;
  const byStaff = isPickup ? cancelled.byStaffPickup : cancelled.byStaff;
  const lead = by === 'buyer' ? byBuyer : byStaff;
  return mailToBuyer(order, shop, 'cancelled', {
    subject: cancelled.subject(number),
    title: cancelled.title,
    parts: [
      paragraph(lead(leftToRight(number))),
      ...(payment === 'bank_transfer' ? [paragraph(cancelled.refund(money(locale, total)))] : []),
      ...notesParts(cancelled.reason, reason),
      paragraph(cancelled.again),
      orderButton(order, shop, 'settled'),
      linesPart(order),
    ],
  });
}
