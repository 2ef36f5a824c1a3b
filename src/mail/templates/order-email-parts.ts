import { formatNearDay } from '#i18n/dates.ts';
import { formatList, joinValues } from '#i18n/lists.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatHours } from '#i18n/times.ts';
import { unbrokenUnits } from '#i18n/unbroken.ts';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import type { Locale } from '#primitives/locale.ts';
import { intervalsOf, weekdayOf, weekOn } from '#primitives/opening-times/opening-times.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import type { EmailEnvelope, NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import {
  button,
  type EmailLine,
  type EmailPart,
  emailContents,
  type Fact,
  facts,
  inOwnDirection,
  isolated,
  leftToRight,
  lineTable,
  paragraph,
  quotation,
  textLink,
} from './email-parts.ts';
import type { OrderInEmail, ShopInEmail } from './order-email-data.ts';
import { greetingName } from './unverified-recipient.ts';

/** An email to the buyer: in the language of the order, and answered by the shop. */
export function emailToBuyer(
  order: OrderInEmail,
  shop: ShopInEmail,
  event: string,
  contents: WrittenMail,
): NewEmail {
  return emailToPerson({ kind: 'order', event, ...order }, shop, contents);
}

export function envelopeToBuyer(
  order: OrderInEmail,
  shop: ShopInEmail,
  event: string,
  subject: string,
): EmailEnvelope {
  return envelopeToPerson({ kind: 'order', event, ...order }, shop, subject);
}

interface WrittenMail {
  readonly subject: string;
  readonly title: string;
  readonly parts: readonly EmailPart[];
}

interface Correspondence {
  /** What the email is about. */
  readonly kind: 'order' | 'quote' | 'message';
  readonly id: string;
  /** What happened to it: it is written about once. */
  readonly event: string;
  readonly locale: Locale;
  readonly contact: { readonly name: string; readonly email: string };
}

export function emailToPerson(
  correspondence: Correspondence,
  shop: ShopInEmail,
  { subject, title, parts }: WrittenMail,
): NewEmail {
  const { locale, contact } = correspondence;
  const { greeting } = emailMessages(locale).order;
  const name = greetingName(contact.name);
  return {
    ...envelopeToPerson(correspondence, shop, subject),
    ...emailContents(locale, {
      brand: shop.name[locale],
      title,
      parts: [paragraph(greeting(name && inOwnDirection(name))), ...parts, ...reachUs(locale, shop)],
    }),
  };
}

function envelopeToPerson(
  { kind, id, event, locale, contact }: Correspondence,
  shop: ShopInEmail,
  subject: string,
): EmailEnvelope {
  return {
    onceKey: `${kind}/${id}/${event}/buyer`,
    recipient: contact.email,
    replyTo: shop.email,
    locale,
    subject,
    aboutKind: kind,
    aboutId: id,
  };
}

/** To the page of the order, which asks for nothing else; `settled` when nothing more will happen to it. */
export function orderButton(
  order: OrderInEmail,
  shop: ShopInEmail,
  progress: 'open' | 'settled' = 'open',
): EmailPart {
  const { follow, see } = emailMessages(order.locale).order;
  return button(progress === 'open' ? follow : see, orderAddress(order, shop));
}

/** For the day on which the email is gone: the page that finds the order by number and phone. */
export function findOrderParts({ locale, number }: OrderInEmail, { publicUrl }: ShopInEmail): EmailPart[] {
  const { find } = emailMessages(locale).order;
  return [
    paragraph(find.hint(leftToRight(number)), 'soft'),
    textLink(find.open, publicUrl + localizedPath(locale, '/order-confirmation')),
  ];
}

/** Of the page of the order. */
export function orderAddress(
  { locale, number, trackingKey }: OrderInEmail,
  { publicUrl }: ShopInEmail,
): string {
  const query = new URLSearchParams({ order: number, key: trackingKey });
  return publicUrl + localizedPath(locale, `/order-confirmation?${query}`);
}

export function linesPart(order: OrderInEmail): EmailPart {
  const { locale, fulfilment, subtotal, discount, deliveryFee, total } = order;
  const { order: texts, quote } = emailMessages(locale);
  const fee = deliveryFee === 0 ? texts.free : money(locale, deliveryFee);
  const parts: Fact[] = [
    ...(discount > 0 ? [{ label: quote.discount, value: money(locale, -discount) }] : []),
    ...(fulfilment.kind === 'delivery' ? [{ label: texts.deliveryFee, value: fee }] : []),
  ];
  const sums: Fact[] = [
    ...(parts.length > 0 ? [{ label: texts.subtotal, value: money(locale, subtotal) }, ...parts] : []),
    { label: texts.total, value: money(locale, total) },
  ];
  return lineTable(locale, texts.lines, emailLines(order, locale, texts.code), sums);
}

export function emailLines({ lines }: OrderInEmail, locale: Locale, codeLabel: string): EmailLine[] {
  return lines.map(({ sku, name, unitPrice, quantity, lineTotal }) => ({
    name: inOwnDirection(unbrokenUnits(name[locale])),
    // What was sold outside the catalogue has none.
    code: sku && `${codeLabel} ${leftToRight(sku)}`,
    count: `${leftToRight(String(quantity))} × ${money(locale, unitPrice)}`,
    amount: money(locale, lineTotal),
  }));
}

/** Where and when it is handed over, and to whom. */
export function handoverPart(order: OrderInEmail, shop: ShopInEmail): EmailPart {
  const { locale, contact, fulfilment } = order;
  const texts = emailMessages(locale).order;
  const day = { label: texts.day, value: formatNearDay(locale, order.day) };
  if (fulfilment.kind === 'pickup') {
    const hours = hoursOn(locale, shop, order.day);
    return facts(locale, texts.pickup, [
      day,
      ...(hours ? [{ label: texts.hours, value: hours }] : []),
      {
        label: texts.address,
        value: inOwnDirection(unbrokenAddress(shop.address[locale])),
        link: shop.mapUrl,
      },
    ]);
  }
  return facts(locale, texts.delivery, [
    day,
    { label: texts.address, value: plateAddress(order, locale) },
    ...given(texts.landmark, inOwnDirection, fulfilment.landmark),
    ...given(texts.recipient, inOwnDirection, contact.name),
    { label: texts.phone, value: leftToRight(readablePhone(contact.phone)) },
  ]);
}

/** The numbers of the blue plate at the door, the way one looks for them. */
export function plateAddress({ fulfilment, districts }: OrderInEmail, locale: Locale): string {
  if (fulfilment.kind === 'pickup') return '';
  const words = orderMessages(locale);
  const [district] = districts;
  const zone = `${words.zone}\u00a0${leftToRight(String(fulfilment.zone))}`;
  return joinValues(locale, [
    district ? `${zone} · ${inOwnDirection(district[locale])}` : zone,
    ...[
      [words.street, fulfilment.street],
      [words.building, fulfilment.building],
      [words.unit, fulfilment.unit],
    ].flatMap(([word, typed]) => (typed ? [`${word}\u00a0${inOwnDirection(typed)}`] : [])),
  ]);
}

/** What is to be paid, how, and what the buyer does for it. */
export function paymentParts(order: OrderInEmail, shop: ShopInEmail): EmailPart[] {
  const { locale } = order;
  const texts = emailMessages(locale).order.payment;
  const isTransfer = order.payment === 'bank_transfer';
  return [
    facts(locale, texts.title, [
      { label: texts.method, value: paymentName(order, locale) },
      ...(isTransfer && shop.bank
        ? [
            { label: texts.bank, value: inOwnDirection(shop.bank.name) },
            { label: texts.accountName, value: inOwnDirection(shop.bank.accountName) },
            { label: texts.iban, value: leftToRight(shop.bank.iban) },
            { label: texts.reference, value: leftToRight(order.number) },
          ]
        : []),
    ]),
    paragraph(paymentAdvice(order)),
    ...(isTransfer && !shop.bank ? [paragraph(texts.bankDetailsFollow)] : []),
  ];
}

export function paymentName({ fulfilment, payment }: OrderInEmail, locale: Locale): string {
  const { payments, pickupPayments } = orderMessages(locale);
  return (fulfilment.kind === 'pickup' ? pickupPayments : payments)[payment];
}

function paymentAdvice(order: OrderInEmail): string {
  const { locale, number, payment, fulfilment, total, balance, paymentDueDays } = order;
  const texts = emailMessages(locale).order.payment;
  const owed = balance?.owed ?? total;
  const amount = money(locale, owed);
  if (owed === 0) return texts.paid;
  if (paymentDueDays) return texts.onTerms(amount, paymentDueDays);
  if (payment === 'bank_transfer') return texts.transfer(amount, leftToRight(number));
  const isPickup = fulfilment.kind === 'pickup';
  if (payment === 'cash_on_delivery') {
    return isPickup ? texts.cashAtTheShowroom(amount) : texts.cashAtTheDoor(amount);
  }
  return isPickup ? texts.cardAtTheShowroom(amount) : texts.cardAtTheDoor(amount);
}

export function notesParts(label: string, notes: string): EmailPart[] {
  return notes ? [quotation(label, notes)] : [];
}

function reachUs(locale: Locale, { phone, whatsapp, email, address }: ShopInEmail): EmailPart[] {
  const texts = emailMessages(locale).order;
  const { reach } = texts;
  return [
    facts(locale, reach.title, [
      { label: reach.phone, value: leftToRight(phone), link: telephoneAddress(phone) },
      { label: reach.whatsapp, value: leftToRight(whatsapp), link: whatsappAddress(whatsapp) },
      // Without marks, which programs that make links of addresses would take in.
      { label: reach.email, value: email, link: mailAddress(email) },
      { label: texts.address, value: inOwnDirection(unbrokenAddress(address[locale])) },
    ]),
    paragraph(reach.reply, 'soft'),
  ];
}

export function money(locale: Locale, amount: number): string {
  return isolated(formatMoney(locale, amount));
}

/** A row that is left out if it has no value. */
export function given(label: string, isolate: (text: string) => string, value: string): Fact[] {
  return value ? [{ label, value: isolate(value) }] : [];
}

export function telephoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

function whatsappAddress(phone: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}`;
}

export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

function hoursOn(locale: Locale, { hours, datedHours = [] }: ShopInEmail, day: string): string {
  const intervals = intervalsOf(weekOn({ hours, datedHours }, day)[weekdayOf(day)]);
  return formatList(
    locale,
    intervals.map(({ opens, closes }) => formatHours(locale, opens, closes)),
  );
}
