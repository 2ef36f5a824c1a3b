import { formatMoment } from '#i18n/dates.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import { leftToRight, paragraph } from './email-parts.ts';
import type { OrderInEmail, ShopInEmail } from './order-email-data.ts';
import { emailToBuyer, handoverPart, linesPart, orderButton, paymentParts } from './order-email-parts.ts';
import { withoutFreeText } from './unverified-recipient.ts';

/** The acknowledgement that the law asks for: what was ordered, for how much, and how to undo it. */
export function orderReceivedEmail(placed: OrderInEmail, shop: ShopInEmail): NewEmail {
  const order = withoutFreeText(placed);
  const { locale, number } = order;
  const texts = emailMessages(locale).order;
  const { received } = texts;
  return emailToBuyer(order, shop, 'received', {
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
    ],
  });
}
