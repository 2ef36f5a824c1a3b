import { formatMoment } from '#i18n/order-dates.ts';
import type { EmailEnvelope, NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import { leftToRight, paragraph } from './email-parts.ts';
import type { OrderInEmail, ShopInEmail } from './order-email-data.ts';
import {
  emailToBuyer,
  envelopeToBuyer,
  findOrderParts,
  handoverPart,
  linesPart,
  orderButton,
  paymentParts,
} from './order-email-parts.ts';
import { withoutFreeText } from './unverified-recipient.ts';

const event = 'received';

/** The acknowledgement before it is rendered. */
export function orderReceivedEnvelope(order: OrderInEmail, shop: ShopInEmail): EmailEnvelope {
  return envelopeToBuyer(order, shop, event, subjectOf(order));
}

function subjectOf({ locale, number }: OrderInEmail): string {
  return emailMessages(locale).order.received.subject(number);
}

/** The acknowledgement that the law asks for: what was ordered, for how much, and how to undo it. */
export function orderReceivedEmail(placed: OrderInEmail, shop: ShopInEmail): NewEmail {
  const order = withoutFreeText(placed);
  const { locale, number } = order;
  const texts = emailMessages(locale).order;
  const { received } = texts;
  return emailToBuyer(order, shop, event, {
    subject: subjectOf(order),
    title: received.title,
    parts: [
      paragraph(received.lead(leftToRight(number), formatMoment(locale, order.placedAt))),
      orderButton(order, shop),
      paragraph(received.cancel),
      paragraph(received.keepLink, 'soft'),
      ...findOrderParts(order, shop),
      linesPart(order),
      handoverPart(order, shop),
      ...paymentParts(order, shop),
    ],
  });
}
