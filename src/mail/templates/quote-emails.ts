import { formatDay } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { describeTerms, formatPercent, warrantyText } from '#i18n/messages/documents/quote-terms.ts';
import { staffEmailMessages } from '#i18n/messages/mail/staff-email-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { unbrokenUnits } from '#i18n/unbroken.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Service } from '#primitives/quote-status.ts';
import { isDeliveryQuoted } from '#primitives/quotes/delivery-quoted.ts';
import type { ShownOffer } from '#primitives/quotes/shown-offer.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { emailMessages } from './email-layout.ts';
import {
  button,
  type EmailLine,
  type EmailPart,
  emailContents,
  type Fact,
  facts,
  inOwnDirection,
  leftToRight,
  lineTable,
  paragraph,
} from './email-parts.ts';
import type { EmailSender, OrderInEmail, ShopInEmail } from './order-email-data.ts';
import { emailToPerson, given, money, notesParts } from './order-email-parts.ts';
import { buyerFacts } from './order-staff-emails.ts';

/** The data of emails about a quotation; src/mail imports no slice, so it declares the fields that it needs. */
export interface QuoteInEmail
  extends Pick<OrderInEmail, 'id' | 'trackingKey' | 'locale' | 'contact' | 'company' | 'lpoNumber'> {
  readonly reference: string;
  readonly requestedAt: Date;
  readonly service: Service | null;
  readonly zone: number | null;
  readonly districts: readonly LocalizedText[];
  readonly wantedOn: string | null;
  readonly notes: string;
  readonly buyerReference: string;
}

/** To the buyer, at once: the quotation at list prices. */
export function quoteRequestedEmail(quote: QuoteInEmail, version: ShownOffer, shop: ShopInEmail): NewEmail {
  const { locale, reference } = quote;
  const { requested } = emailMessages(locale).quote;
  return emailToPerson({ kind: 'quote', event: 'requested', ...quote }, shop, {
    subject: requested.subject(reference),
    title: requested.title,
    parts: [
      paragraph(requested.lead(leftToRight(reference), formatDay(locale, version.validUntil))),
      ...(hasUnpriced(version) ? [paragraph(requested.unpriced)] : []),
      ...openParts(quote, version, shop),
      quotedLines(locale, quote, withoutOwnWords(version, requested.described)),
      ...termParts(locale, version),
    ],
  });
}

/** To the buyer, when staff have sent a version of their own. */
export function quoteVersionEmail(quote: QuoteInEmail, version: ShownOffer, shop: ShopInEmail): NewEmail {
  const { locale, reference } = quote;
  const { quoted } = emailMessages(locale).quote;
  const day = formatDay(locale, version.validUntil);
  const { number } = version;
  const isFirst = number === 1;
  return emailToPerson({ kind: 'quote', event: `version-${number}`, ...quote }, shop, {
    subject: isFirst ? quoted.firstSubject(reference) : quoted.subject(reference, number),
    title: isFirst ? quoted.firstTitle : quoted.title,
    parts: [
      paragraph(
        isFirst
          ? quoted.firstLead(leftToRight(reference), day)
          : quoted.lead(leftToRight(reference), number, day),
      ),
      ...notesParts(quoted.message, version.message),
      ...openParts(quote, version, shop),
      quotedLines(locale, quote, version),
      ...termParts(locale, version, quote.buyerReference),
    ],
  });
}

/** To the buyer, when staff have taken the newest version back. */
export function quoteWithdrawnEmail(
  quote: QuoteInEmail,
  number: number,
  note: string,
  shop: ShopInEmail,
): NewEmail {
  const { locale, reference } = quote;
  const { withdrawn } = emailMessages(locale).quote;
  return emailToPerson({ kind: 'quote', event: `withdrawn-${number}`, ...quote }, shop, {
    subject: withdrawn.subject(reference),
    title: withdrawn.title,
    parts: [paragraph(withdrawn.lead(leftToRight(reference))), ...notesParts(withdrawn.reason, note)],
  });
}

/** Delivery, assembly and payment as offered. The reference is of an address that was not verified: only staff write it. */
function termParts(locale: Locale, version: ShownOffer, buyerReference = ''): EmailPart[] {
  const { quote: texts } = emailMessages(locale);
  const told: Fact[] = [
    ...given(texts.yourReference, inOwnDirection, buyerReference),
    ...describeTerms(locale, version).map(({ label, value }) => ({ label, value: inOwnDirection(value) })),
  ];
  return told.length > 0 ? [facts(locale, texts.terms, told)] : [];
}

export function newQuoteStaffEmail(quote: QuoteInEmail, version: ShownOffer, shop: EmailSender): NewEmail {
  const { staffLocale } = shop;
  const { newQuote } = staffEmailMessages(staffLocale);
  const { reference, contact, requestedAt } = quote;
  return mailToStaff(quote, version, shop, {
    event: 'requested',
    subject: newQuote.subject(reference, formatMoney(staffLocale, version.total)),
    title: newQuote.title(leftToRight(reference)),
    parts: [
      paragraph(newQuote.lead(inOwnDirection(contact.name), formatMoment(staffLocale, requestedAt))),
      ...(hasUnpriced(version) ? [paragraph(newQuote.unpriced)] : []),
    ],
  });
}

export function quoteDeclinedStaffEmail(
  quote: QuoteInEmail,
  version: ShownOffer,
  shop: EmailSender,
): NewEmail {
  const { declined } = staffEmailMessages(shop.staffLocale);
  return mailToStaff(quote, version, shop, {
    // Another version may be declined as well.
    event: `declined-${version.number}`,
    subject: declined.subject(quote.reference),
    title: declined.title(leftToRight(quote.reference)),
    parts: [paragraph(declined.lead(inOwnDirection(quote.contact.name)))],
  });
}

function mailToStaff(
  quote: QuoteInEmail,
  version: ShownOffer,
  { name, publicUrl, staffEmail, staffLocale }: EmailSender,
  email: { event: string; subject: string; title: string; parts: readonly EmailPart[] },
): NewEmail {
  const texts = staffEmailMessages(staffLocale);
  return {
    onceKey: `quote/${quote.id}/${email.event}/staff`,
    recipient: staffEmail,
    replyTo: quote.contact.email,
    locale: staffLocale,
    subject: email.subject,
    ...emailContents(staffLocale, {
      brand: name[staffLocale],
      title: email.title,
      parts: [
        ...email.parts,
        button(texts.open, `${publicUrl}/admin/quotations/${quote.id}`),
        buyerFacts(quote, staffLocale),
        ...requestFacts(quote, staffLocale),
        ...notesParts(texts.notes, quote.notes),
        quotedLines(staffLocale, quote, version),
        paragraph(texts.reply, 'soft'),
      ],
    }),
    aboutKind: 'quote',
    aboutId: quote.id,
  };
}

function requestFacts(
  { service, zone, districts, wantedOn, buyerReference }: QuoteInEmail,
  locale: Locale,
): EmailPart[] {
  const texts = staffEmailMessages(locale);
  const [district] = districts;
  const told: Fact[] = [
    ...(service ? [{ label: texts.service, value: texts.services[service] }] : []),
    ...given(
      texts.zone,
      inOwnDirection,
      zone === null ? '' : `${zone}${district ? ` · ${district[locale]}` : ''}`,
    ),
    ...given(texts.buyerReference, inOwnDirection, buyerReference),
    ...given(texts.wantedOn, inOwnDirection, wantedOn ? formatDay(locale, wantedOn) : ''),
  ];
  return told.length > 0 ? [facts(locale, texts.quote, told)] : [];
}

function openParts(
  { locale, reference, trackingKey }: QuoteInEmail,
  version: ShownOffer,
  { publicUrl }: ShopInEmail,
): EmailPart[] {
  const { open, accept, keepLink } = emailMessages(locale).quote;
  const query = new URLSearchParams({ quotation: reference, key: trackingKey });
  return [
    button(open, publicUrl + localizedPath(locale, `/quotation?${query}`)),
    // Nobody accepts what has no price yet.
    ...(hasUnpriced(version) ? [] : [paragraph(accept)]),
    paragraph(keepLink, 'soft'),
  ];
}

function quotedLines(locale: Locale, quote: Pick<QuoteInEmail, 'zone'>, version: ShownOffer): EmailPart {
  const texts = emailMessages(locale);
  const { subtotal, discount, discountBasisPoints, assemblyFee, deliveryFee, total } = version;
  const noFee = isDeliveryQuoted(quote, version) ? texts.order.free : texts.order.byZone;
  const percent = discountBasisPoints === null ? '' : ` ${leftToRight(formatPercent(discountBasisPoints))}`;
  const lines: EmailLine[] = version.lines.map((line) => {
    const { sku, name, quantity, unitPrice, lineTotal, warrantyMonths } = line;
    const count = leftToRight(String(quantity));
    return {
      name: inOwnDirection(unbrokenUnits(name[locale])),
      code: [
        ...(sku ? [`${texts.order.code} ${leftToRight(sku)}`] : []),
        ...(warrantyMonths ? [warrantyText(locale, warrantyMonths)] : []),
        ...(line.discount > 0 ? [`${texts.quote.discount} ${money(locale, line.discount)}`] : []),
      ].join('\n'),
      ...(unitPrice === null || lineTotal === null
        ? { count: texts.quote.quantity(count), amount: texts.quote.onRequest, isUnpriced: true }
        : { count: `${count} × ${money(locale, unitPrice)}`, amount: money(locale, lineTotal) }),
    };
  });
  const sums: Fact[] = [
    { label: texts.order.subtotal, value: money(locale, subtotal) },
    ...(discount > 0 ? [{ label: texts.quote.discount + percent, value: money(locale, -discount) }] : []),
    ...(assemblyFee > 0 ? [{ label: texts.quote.assembly, value: money(locale, assemblyFee) }] : []),
    {
      label: texts.order.deliveryFee,
      value: deliveryFee === 0 ? noFee : money(locale, deliveryFee),
    },
    { label: texts.quote.total, value: money(locale, total) },
  ];
  return lineTable(locale, texts.quote.lines, lines, sums);
}

/** Lines that the sender described have no code; the address of the recipient is not verified. */
function withoutOwnWords(version: ShownOffer, described: string): ShownOffer {
  const name = { en: described, ar: described };
  return { ...version, lines: version.lines.map((line) => (line.sku ? line : { ...line, name })) };
}

function hasUnpriced({ lines }: ShownOffer): boolean {
  return lines.some(({ unitPrice }) => unitPrice === null);
}
