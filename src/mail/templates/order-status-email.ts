import { formatNearDay } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import { leftToRight, paragraph, textLink } from './email-parts.ts';
import type { OrderInEmail, ShopInEmail } from './order-email-data.ts';
import {
  emailToBuyer,
  findOrderParts,
  handoverPart,
  linesPart,
  orderButton,
  paymentParts,
} from './order-email-parts.ts';

/** Changes that a buyer is written about; being prepared is shown on the page of the order alone. */
export type AnnouncedStatus = Extract<OrderStatus, 'confirmed' | 'out_for_delivery' | 'delivered'>;

/** `times`: how often the order came to this status, as after a step that was taken back; each time is written about once. */
export function orderStatusEmail(
  order: OrderInEmail,
  shop: ShopInEmail,
  status: AnnouncedStatus,
  times = 1,
): NewEmail {
  const event = times > 1 ? `${status}-${times}` : status;
  return emailToBuyer(order, shop, event, contents[status](order, shop));
}

type Contents = (order: OrderInEmail, shop: ShopInEmail) => Parameters<typeof emailToBuyer>[3];

const confirmed: Contents = (order, shop) => {
  const { locale, number, fulfilment } = order;
  const texts = emailMessages(locale).order.confirmed;
  return {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(texts[fulfilment.kind](formatNearDay(locale, order.day))),
      orderButton(order, shop),
      handoverPart(order, shop),
      ...paymentParts(order, shop),
      linesPart(order),
      ...findOrderParts(order, shop),
    ],
  };
};

const outForDelivery: Contents = (order, shop) => {
  const { locale, number, contact, fulfilment } = order;
  const texts = emailMessages(locale).order.out_for_delivery;
  const isPickup = fulfilment.kind === 'pickup';
  const lead = isPickup
    ? texts.pickup(leftToRight(number))
    : texts.delivery(leftToRight(readablePhone(contact.phone)));
  return {
    subject: isPickup ? texts.pickupSubject(number) : texts.subject(number),
    title: isPickup ? texts.pickupTitle : texts.title,
    parts: [
      paragraph(lead),
      orderButton(order, shop),
      handoverPart(order, shop),
      ...paymentParts(order, shop),
      linesPart(order),
    ],
  };
};

const delivered: Contents = (order, shop) => {
  const { locale, number, fulfilment, invoice } = order;
  const texts = emailMessages(locale).order;
  const isPickup = fulfilment.kind === 'pickup';
  return {
    subject: isPickup ? texts.delivered.pickupSubject(number) : texts.delivered.subject(number),
    title: isPickup ? texts.delivered.pickupTitle : texts.delivered.title,
    parts: [
      paragraph(texts.delivered[fulfilment.kind]),
      paragraph(texts.delivered.complaint),
      ...(invoice ? [paragraph(texts.delivered.invoice(leftToRight(invoice.number)))] : []),
      textLink(texts.returns, shop.publicUrl + localizedPath(locale, '/return-policy')),
      orderButton(order, shop, 'settled'),
      linesPart(order),
    ],
  };
};

const contents: Readonly<Record<AnnouncedStatus, Contents>> = {
  confirmed,
  out_for_delivery: outForDelivery,
  delivered,
};
