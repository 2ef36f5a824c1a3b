import type { OrderActor } from '#primitives/order-status.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import { leftToRight, paragraph } from './email-parts.ts';
import type { OrderInEmail, ShopInEmail } from './order-email-data.ts';
import { emailToBuyer, linesPart, money, notesParts, orderButton } from './order-email-parts.ts';

/** `reason` is empty when none was given. */
export function orderCancelledEmail(
  order: OrderInEmail,
  shop: ShopInEmail,
  by: Extract<OrderActor, 'buyer' | 'staff'>,
  reason: string,
): NewEmail {
  const { locale, number, fulfilment, payment, total } = order;
  const { cancelled } = emailMessages(locale).order;
  const isPickup = fulfilment.kind === 'pickup';
  const byBuyer = isPickup ? cancelled.byBuyerPickup : cancelled.byBuyer;
  const byStaff = isPickup ? cancelled.byStaffPickup : cancelled.byStaff;
  const lead = by === 'buyer' ? byBuyer : byStaff;
  return emailToBuyer(order, shop, 'cancelled', {
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
