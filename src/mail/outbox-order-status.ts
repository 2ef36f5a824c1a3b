import { formatNearDay } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import type { OrderStatus } from '#primitives/order-words.ts';
import { readablePhone } from '#primitives/phone-number.ts';
import { mailMessages } from './mail-layout.ts';
import { leftToRight, paragraph, textLink } from './mail-parts.ts';
import { handoverPart, linesPart, mailToBuyer, orderButton, paymentParts } from './order-mail-parts.ts';
import type { OrderInMail, ShopInMail } from './outbox-order.ts';
import type { NewMail } from './outbox-queries.ts';

/** Changes that a buyer is written about; being prepared is shown on the page of the order alone. */
export type ToldStatus = Extract<OrderStatus, 'confirmed' | 'out_for_delivery' | 'delivered'>;

export function orderStatusMail(order: OrderInMail, shop: ShopInMail, status: ToldStatus): NewMail {
  return mailToBuyer(order, shop, status, contents[status](order, shop));
}

type Contents = (order: OrderInMail, shop: ShopInMail) => Parameters<typeof mailToBuyer>[3];

const confirmed: Contents = (order, shop) => {
  const { locale, number, fulfilment } = order;
  const texts = mailMessages(locale).order.confirmed;
  return {
    subject: texts.subject(number),
    title: texts.title,
    parts: [
      paragraph(texts[fulfilment.kind](formatNearDay(locale, order.day))),
      orderButton(order, shop),
      handoverPart(order, shop),
      ...paymentParts(order, shop),
      linesPart(order),
    ],
  };
};

const outForDelivery: Contents = (order, shop) => {
  const { locale, number, contact, fulfilment } = order;
  const texts = mailMessages(locale).order.out_for_delivery;
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
  const { locale, number, fulfilment } = order;
  const texts = mailMessages(locale).order;
  const isPickup = fulfilment.kind === 'pickup';
  return {
    subject: isPickup ? texts.delivered.pickupSubject(number) : texts.delivered.subject(number),
    title: isPickup ? texts.delivered.pickupTitle : texts.delivered.title,
    parts: [
      paragraph(texts.delivered[fulfilment.kind]),
      paragraph(texts.delivered.complaint),
      textLink(texts.returns, shop.publicUrl + localizedPath(locale, '/return-policy')),
      orderButton(order, shop, 'settled'),
      linesPart(order),
    ],
  };
};

const contents: Readonly<Record<ToldStatus, Contents>> = {
  confirmed,
  out_for_delivery: outForDelivery,
  delivered,
};
