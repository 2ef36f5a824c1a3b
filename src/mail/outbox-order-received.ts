import { formatMoment } from '#i18n/dates.ts';
import { mailMessages } from './mail-layout.ts';
import { leftToRight, paragraph } from './mail-parts.ts';
import {
  companyParts,
  handoverPart,
  linesPart,
  mailToBuyer,
  notesParts,
  orderButton,
  paymentParts,
} from './order-mail-parts.ts';
import type { OrderInMail, ShopInMail } from './outbox-order.ts';
import type { NewMail } from './outbox-queries.ts';

/** The acknowledgement that the law asks for: what was ordered, for how much, and how to undo it. */
export function orderReceivedMail(order: OrderInMail, shop: ShopInMail): NewMail {
  const { locale, number } = order;
  const texts = mailMessages(locale).order;
  const { received } = texts;
  return mailToBuyer(order, shop, 'received', {
    subject: received.subject(number),
    title: received.title,
    parts: [
      paragraph(received.lead(leftToRight(number), formatMoment(locale, order.placedAt))),
      orderButton(order, shop),
      paragraph(received.cancel),
      paragraph(received.keepLink, 'soft'),
      linesPart(order),
      handoverPart(order, shop),
      ...paymentParts(order, shop),
      ...companyParts(order),
      ...notesParts(texts.notes, order.notes),
    ],
  });
}
