import { formatMoment, formatNearDay } from '#i18n/dates.ts';
import { staffEmailsEn } from '#i18n/messages/mail/staff-emails.en.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import type { EmailEnvelope, NewEmail } from '../outbox-queries.ts';
import {
  button,
  type EmailPart,
  emailContents,
  facts,
  inOwnDirection,
  leftToRight,
  lineTable,
  paragraph,
} from './email-parts.ts';
import type { OrderInEmail, ShopInEmail } from './order-email-data.ts';
import {
  emailLines,
  given,
  mailAddress,
  money,
  notesParts,
  paymentName,
  plateAddress,
  telephoneAddress,
} from './order-email-parts.ts';

/** Staff work in English, whichever language the buyer chose. */
const locale = 'en';
const texts = staffEmailsEn;

/** The email of a new order before it is rendered. */
export function newOrderStaffEnvelope(order: OrderInEmail, staffEmail: string): EmailEnvelope {
  return envelopeToStaff(order, staffEmail, 'received', newOrderSubject(order));
}

function newOrderSubject({ number, total, day }: OrderInEmail): string {
  return texts.newOrder.subject(number, formatMoney(locale, total), formatNearDay(locale, day));
}

/** Never contains the tracking key, which is for the buyer; staff sign in. */
export function newOrderStaffEmail(order: OrderInEmail, shop: ShopInEmail, staffEmail: string): NewEmail {
  const { newOrder } = texts;
  const { number, contact, placedAt } = order;
  return emailToStaff(order, shop, staffEmail, {
    event: 'received',
    subject: newOrderSubject(order),
    title: newOrder.title(number),
    parts: [paragraph(newOrder.lead(inOwnDirection(contact.name), formatMoment(locale, placedAt)))],
  });
}

/** To staff, when the buyer cancelled the order. */
export function orderCancelledStaffEmail(
  order: OrderInEmail,
  shop: ShopInEmail,
  staffEmail: string,
  reason: string,
): NewEmail {
  const { cancelled } = texts;
  return emailToStaff(order, shop, staffEmail, {
    event: 'cancelled',
    subject: cancelled.subject(order.number),
    title: cancelled.title(order.number),
    parts: [
      paragraph(cancelled.lead(inOwnDirection(order.contact.name))),
      ...(order.payment === 'bank_transfer' ? [paragraph(cancelled.refund)] : []),
      ...notesParts(cancelled.reason, reason),
    ],
  });
}

/** An email to staff about an order: what happened, and the order as it is. */
export function emailToStaff(
  order: OrderInEmail,
  { name, publicUrl }: ShopInEmail,
  staffEmail: string,
  email: { event: string; subject: string; title: string; parts: readonly EmailPart[] },
): NewEmail {
  return {
    ...envelopeToStaff(order, staffEmail, email.event, email.subject),
    ...emailContents(locale, {
      brand: name[locale],
      title: email.title,
      parts: [
        ...email.parts,
        button(texts.open, `${publicUrl}/admin/orders/${order.id}`),
        buyerFacts(order),
        orderFacts(order),
        ...notesParts(texts.notes, order.notes),
        linesAndSums(order),
        paragraph(texts.reply, 'soft'),
      ],
    }),
  };
}

function envelopeToStaff(
  { id, contact }: OrderInEmail,
  staffEmail: string,
  event: string,
  subject: string,
): EmailEnvelope {
  return {
    onceKey: `order/${id}/${event}/staff`,
    recipient: staffEmail,
    replyTo: contact.email,
    locale,
    subject,
    aboutKind: 'order',
    aboutId: id,
  };
}

/** The contact of the buyer, for calling back. */
export function buyerFacts({
  contact,
  company,
  lpoNumber,
  locale: language,
}: Pick<OrderInEmail, 'contact' | 'company' | 'lpoNumber' | 'locale'>): EmailPart {
  return facts(locale, texts.buyer, [
    { label: texts.name, value: inOwnDirection(contact.name) },
    {
      label: texts.phone,
      value: leftToRight(readablePhone(contact.phone)),
      link: telephoneAddress(contact.phone),
    },
    ...(contact.email
      ? [{ label: texts.email, value: contact.email, link: mailAddress(contact.email) }]
      : []),
    { label: texts.language, value: texts.languages[language] },
    ...(company
      ? [
          { label: texts.company, value: inOwnDirection(company.name) },
          ...given(texts.crNumber, leftToRight, company.crNumber),
        ]
      : []),
    ...given(texts.lpoNumber, leftToRight, lpoNumber),
  ]);
}

function orderFacts(order: OrderInEmail): EmailPart {
  const { fulfilment, day } = order;
  const { fulfilments } = orderMessages(locale);
  return facts(locale, texts.order, [
    { label: texts.fulfilment, value: fulfilments[fulfilment.kind] },
    { label: texts.day, value: formatNearDay(locale, day) },
    ...(fulfilment.kind === 'delivery'
      ? [
          { label: texts.address, value: plateAddress(order, locale) },
          ...given(texts.landmark, inOwnDirection, fulfilment.landmark),
        ]
      : []),
    { label: texts.payment, value: paymentName(order, locale) },
  ]);
}

function linesAndSums(order: OrderInEmail): EmailPart {
  const fee = order.deliveryFee === 0 ? texts.free : money(locale, order.deliveryFee);
  return lineTable(locale, texts.lines, emailLines(order, locale, texts.code), [
    { label: texts.subtotal, value: money(locale, order.subtotal) },
    ...(order.discount > 0 ? [{ label: texts.discount, value: money(locale, -order.discount) }] : []),
    { label: texts.deliveryFee, value: fee },
    { label: texts.total, value: money(locale, order.total) },
  ]);
}
