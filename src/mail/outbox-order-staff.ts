import { formatMoment, formatNearDay } from '#i18n/dates.ts';
import { staffMailsEn } from '#i18n/messages/staff-mails.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { orderMessages } from '#i18n/order-messages.ts';
import { readablePhone } from '#primitives/phone-number.ts';
import {
  button,
  facts,
  inOwnDirection,
  leftToRight,
  lineTable,
  type MailPart,
  mailContents,
  paragraph,
} from './mail-parts.ts';
import {
  given,
  mailAddress,
  mailLines,
  money,
  notesParts,
  paymentName,
  plateAddress,
  telephoneAddress,
} from './order-mail-parts.ts';
import type { OrderInMail, ShopInMail } from './outbox-order.ts';
import type { NewMail } from './outbox-queries.ts';

/** Staff work in English, whichever language the buyer chose. */
const locale = 'en';
const texts = staffMailsEn;

/** Never holds the key of the order's page: that is the buyer's, and staff sign in. */
export function newOrderStaffMail(order: OrderInMail, shop: ShopInMail, staffEmail: string): NewMail {
  const { newOrder } = texts;
  const { number, contact, placedAt } = order;
  const total = formatMoney(locale, order.total);
  const isWithoutBank = order.payment === 'bank_transfer' && !shop.bank;
  return mailToStaff(order, shop, staffEmail, {
    event: 'received',
    subject: newOrder.subject(number, total, formatNearDay(locale, order.day)),
    title: newOrder.title(number),
    parts: [
      paragraph(newOrder.lead(inOwnDirection(contact.name), formatMoment(locale, placedAt))),
      ...(isWithoutBank ? [paragraph(texts.sendBankDetails)] : []),
    ],
  });
}

/** When the buyer cancelled: nobody of staff has seen it happen. */
export function orderCancelledStaffMail(
  order: OrderInMail,
  shop: ShopInMail,
  staffEmail: string,
  reason: string,
): NewMail {
  const { cancelled } = texts;
  return mailToStaff(order, shop, staffEmail, {
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

function mailToStaff(
  order: OrderInMail,
  { name, publicUrl }: ShopInMail,
  staffEmail: string,
  mail: { event: string; subject: string; title: string; parts: readonly MailPart[] },
): NewMail {
  return {
    onceKey: `order/${order.id}/${mail.event}/staff`,
    recipient: staffEmail,
    replyTo: order.contact.email,
    locale,
    subject: mail.subject,
    ...mailContents(locale, {
      brand: name[locale],
      title: mail.title,
      parts: [
        ...mail.parts,
        button(texts.open, `${publicUrl}/admin/orders/${order.id}`),
        buyerFacts(order),
        orderFacts(order),
        ...notesParts(texts.notes, order.notes),
        linesAndSums(order),
        paragraph(texts.reply, 'soft'),
      ],
    }),
    aboutKind: 'order',
    aboutId: order.id,
  };
}

/** Who it is about, for whoever calls back. */
export function buyerFacts({
  contact,
  company,
  lpoNumber,
  locale: language,
}: Pick<OrderInMail, 'contact' | 'company' | 'lpoNumber' | 'locale'>): MailPart {
  return facts(locale, texts.buyer, [
    { label: texts.name, value: inOwnDirection(contact.name) },
    {
      label: texts.phone,
      value: leftToRight(readablePhone(contact.phone)),
      link: telephoneAddress(contact.phone),
    },
    { label: texts.email, value: contact.email, link: mailAddress(contact.email) },
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

function orderFacts(order: OrderInMail): MailPart {
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

function linesAndSums(order: OrderInMail): MailPart {
  const fee = order.deliveryFee === 0 ? texts.free : money(locale, order.deliveryFee);
  return lineTable(locale, texts.lines, mailLines(order, locale, texts.code), [
    { label: texts.subtotal, value: money(locale, order.subtotal) },
    ...(order.discount > 0 ? [{ label: texts.discount, value: money(locale, -order.discount) }] : []),
    { label: texts.deliveryFee, value: fee },
    { label: texts.total, value: money(locale, order.total) },
  ]);
}
