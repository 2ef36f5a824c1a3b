import { formatNearDay } from '#i18n/dates.ts';
import { staffEmailMessages } from '#i18n/messages/mail/staff-email-messages.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import type { Locale } from '#primitives/locale.ts';
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
import type { EmailSender, OrderInEmail } from './order-email-data.ts';
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

/** The email of a new order before it is rendered. */
export function newOrderStaffEnvelope(order: OrderInEmail, mailbox: StaffMailbox): EmailEnvelope {
  return envelopeToStaff(order, mailbox, 'received', newOrderSubject(order, mailbox.staffLocale));
}

type StaffMailbox = Pick<EmailSender, 'staffEmail' | 'staffLocale'>;

function newOrderSubject({ number, total, day }: OrderInEmail, locale: Locale): string {
  const { newOrder } = staffEmailMessages(locale);
  return newOrder.subject(number, formatMoney(locale, total), formatNearDay(locale, day));
}

/** Never contains the tracking key, which is for the buyer; staff sign in. */
export function newOrderStaffEmail(order: OrderInEmail, shop: EmailSender): NewEmail {
  const locale = shop.staffLocale;
  const { newOrder } = staffEmailMessages(locale);
  const { number, contact, placedAt } = order;
  return emailToStaff(order, shop, {
    event: 'received',
    subject: newOrderSubject(order, locale),
    title: newOrder.title(leftToRight(number)),
    parts: [paragraph(newOrder.lead(inOwnDirection(contact.name), formatMoment(locale, placedAt)))],
  });
}

/** To staff, when the buyer cancelled the order. */
export function orderCancelledStaffEmail(order: OrderInEmail, shop: EmailSender, reason: string): NewEmail {
  const { cancelled } = staffEmailMessages(shop.staffLocale);
  return emailToStaff(order, shop, {
    event: 'cancelled',
    subject: cancelled.subject(order.number),
    title: cancelled.title(leftToRight(order.number)),
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
  shop: EmailSender,
  email: { event: string; subject: string; title: string; parts: readonly EmailPart[] },
): NewEmail {
  const { name, publicUrl, staffLocale: locale } = shop;
  const texts = staffEmailMessages(locale);
  return {
    ...envelopeToStaff(order, shop, email.event, email.subject),
    ...emailContents(locale, {
      brand: name[locale],
      title: email.title,
      parts: [
        ...email.parts,
        button(texts.open, `${publicUrl}/admin/orders/${order.id}`),
        buyerFacts(order, locale),
        orderFacts(order, locale),
        ...notesParts(texts.notes, order.notes),
        linesAndSums(order, locale),
        paragraph(texts.reply, 'soft'),
      ],
    }),
  };
}

function envelopeToStaff(
  { id, contact }: OrderInEmail,
  { staffEmail, staffLocale: locale }: StaffMailbox,
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
export function buyerFacts(
  {
    contact,
    company,
    lpoNumber,
    locale: language,
  }: Pick<OrderInEmail, 'contact' | 'company' | 'lpoNumber' | 'locale'>,
  locale: Locale,
): EmailPart {
  const texts = staffEmailMessages(locale);
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

function orderFacts(order: OrderInEmail, locale: Locale): EmailPart {
  const texts = staffEmailMessages(locale);
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

function linesAndSums(order: OrderInEmail, locale: Locale): EmailPart {
  const texts = staffEmailMessages(locale);
  const fee = order.deliveryFee === 0 ? texts.free : money(locale, order.deliveryFee);
  return lineTable(locale, texts.lines, emailLines(order, locale, texts.code), [
    { label: texts.subtotal, value: money(locale, order.subtotal) },
    ...(order.discount > 0 ? [{ label: texts.discount, value: money(locale, -order.discount) }] : []),
    { label: texts.deliveryFee, value: fee },
    { label: texts.total, value: money(locale, order.total) },
  ]);
}
