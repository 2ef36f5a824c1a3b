import { formatDay, formatMoment } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { staffMailsEn } from '#i18n/messages/staff-mails.en.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/localized-text.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { Service } from '#primitives/quote-words.ts';
import { mailMessages } from './mail-layout.ts';
import {
  button,
  type Fact,
  facts,
  inOwnDirection,
  leftToRight,
  lineTable,
  type MailLine,
  type MailPart,
  mailContents,
  paragraph,
} from './mail-parts.ts';
import { companyParts, given, mailToPerson, money, notesParts } from './order-mail-parts.ts';
import type { OrderInMail, ShopInMail } from './outbox-order.ts';
import { buyerFacts } from './outbox-order-staff.ts';
import type { NewMail } from './outbox-queries.ts';

/** What mails say of a quotation; mail knows no slice, so it names here what it needs of one. */
export interface QuoteInMail
  extends Pick<OrderInMail, 'id' | 'trackingKey' | 'locale' | 'contact' | 'company' | 'lpoNumber'> {
  readonly reference: string;
  readonly requestedAt: Date;
  readonly service: Service | null;
  readonly zone: number | null;
  readonly districts: readonly LocalizedText[];
  readonly wantedOn: string | null;
  readonly notes: string;
}

export interface QuoteVersionInMail {
  readonly number: number;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: LocalizedText;
    readonly quantity: number;
    /** Null: price on request. */
    readonly unitPrice: Dirhams | null;
    readonly lineTotal: Dirhams | null;
  }[];
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
  readonly validUntil: string;
  readonly message: string;
}

/** To the buyer, at once: the quotation at list prices. */
export function quoteRequestedMail(
  quote: QuoteInMail,
  version: QuoteVersionInMail,
  shop: ShopInMail,
): NewMail {
  const { locale, reference } = quote;
  const { requested } = mailMessages(locale).quote;
  return mailToPerson({ kind: 'quote', event: 'requested', ...quote }, shop, {
    subject: requested.subject(reference),
    title: requested.title,
    parts: [
      paragraph(requested.lead(leftToRight(reference), formatDay(locale, version.validUntil))),
      ...(hasUnpriced(version) ? [paragraph(requested.unpriced)] : []),
      ...openParts(quote, shop),
      quotedLines(locale, version),
      ...companyParts(quote),
      ...notesParts(mailMessages(locale).order.notes, quote.notes),
    ],
  });
}

/** To the buyer, when staff have sent a version of their own. */
export function quoteVersionMail(quote: QuoteInMail, version: QuoteVersionInMail, shop: ShopInMail): NewMail {
  const { locale, reference } = quote;
  const { quoted } = mailMessages(locale).quote;
  const day = formatDay(locale, version.validUntil);
  return mailToPerson({ kind: 'quote', event: `version-${version.number}`, ...quote }, shop, {
    subject: quoted.subject(reference, version.number),
    title: quoted.title,
    parts: [
      paragraph(quoted.lead(leftToRight(reference), version.number, day)),
      ...notesParts(quoted.message, version.message),
      ...openParts(quote, shop),
      quotedLines(locale, version),
    ],
  });
}

/** Staff work in English, whichever language the buyer chose. */
const staffLocale = 'en';

export function newQuoteStaffMail(
  quote: QuoteInMail,
  version: QuoteVersionInMail,
  shop: ShopInMail,
  staffEmail: string,
): NewMail {
  const { newQuote } = staffMailsEn;
  const { reference, contact, requestedAt } = quote;
  return mailToStaff(quote, version, shop, staffEmail, {
    event: 'requested',
    subject: newQuote.subject(reference, formatMoney(staffLocale, version.total)),
    title: newQuote.title(reference),
    parts: [
      paragraph(newQuote.lead(inOwnDirection(contact.name), formatMoment(staffLocale, requestedAt))),
      ...(hasUnpriced(version) ? [paragraph(newQuote.unpriced)] : []),
    ],
  });
}

export function quoteDeclinedStaffMail(
  quote: QuoteInMail,
  version: QuoteVersionInMail,
  shop: ShopInMail,
  staffEmail: string,
): NewMail {
  const { declined } = staffMailsEn;
  return mailToStaff(quote, version, shop, staffEmail, {
    // Another version may be declined as well.
    event: `declined-${version.number}`,
    subject: declined.subject(quote.reference),
    title: declined.title(quote.reference),
    parts: [paragraph(declined.lead(inOwnDirection(quote.contact.name)))],
  });
}

function mailToStaff(
  quote: QuoteInMail,
  version: QuoteVersionInMail,
  { name, publicUrl }: ShopInMail,
  staffEmail: string,
  mail: { event: string; subject: string; title: string; parts: readonly MailPart[] },
): NewMail {
  return {
    onceKey: `quote/${quote.id}/${mail.event}/staff`,
    recipient: staffEmail,
    replyTo: quote.contact.email,
    locale: staffLocale,
    subject: mail.subject,
    ...mailContents(staffLocale, {
      brand: name[staffLocale],
      title: mail.title,
      parts: [
        ...mail.parts,
        button(staffMailsEn.open, `${publicUrl}/admin/quotations/${quote.id}`),
        buyerFacts(quote),
        ...requestFacts(quote),
        ...notesParts(staffMailsEn.notes, quote.notes),
        quotedLines(staffLocale, version),
        paragraph(staffMailsEn.reply, 'soft'),
      ],
    }),
    aboutKind: 'quote',
    aboutId: quote.id,
  };
}

function requestFacts({ service, zone, districts, wantedOn }: QuoteInMail): MailPart[] {
  const [district] = districts;
  const told: Fact[] = [
    ...(service ? [{ label: staffMailsEn.service, value: staffMailsEn.services[service] }] : []),
    ...given(
      staffMailsEn.zone,
      leftToRight,
      zone === null ? '' : `${zone}${district ? ` · ${district.en}` : ''}`,
    ),
    ...given(staffMailsEn.wantedOn, inOwnDirection, wantedOn ? formatDay(staffLocale, wantedOn) : ''),
  ];
  return told.length > 0 ? [facts(staffLocale, staffMailsEn.quote, told)] : [];
}

function openParts({ locale, reference, trackingKey }: QuoteInMail, { publicUrl }: ShopInMail): MailPart[] {
  const { open, accept, keepLink } = mailMessages(locale).quote;
  const query = new URLSearchParams({ quotation: reference, key: trackingKey });
  return [
    button(open, publicUrl + localizedPath(locale, `/quotation?${query}`)),
    paragraph(accept),
    paragraph(keepLink, 'soft'),
  ];
}

function quotedLines(locale: Locale, version: QuoteVersionInMail): MailPart {
  const texts = mailMessages(locale);
  const { subtotal, discount, deliveryFee, total } = version;
  const lines: MailLine[] = version.lines.map(({ sku, name, quantity, unitPrice, lineTotal }) => {
    const count = leftToRight(String(quantity));
    return {
      name: inOwnDirection(name[locale]),
      code: sku && `${texts.order.code} ${leftToRight(sku)}`,
      count: unitPrice === null ? `${count} ×` : `${count} × ${money(locale, unitPrice)}`,
      amount: lineTotal === null ? texts.quote.onRequest : money(locale, lineTotal),
    };
  });
  const sums: Fact[] = [
    { label: texts.order.subtotal, value: money(locale, subtotal) },
    ...(discount > 0 ? [{ label: texts.quote.discount, value: money(locale, -discount) }] : []),
    {
      label: texts.order.deliveryFee,
      value: deliveryFee === 0 ? texts.order.free : money(locale, deliveryFee),
    },
    { label: texts.quote.total, value: money(locale, total) },
  ];
  return lineTable(locale, texts.quote.lines, lines, sums);
}

function hasUnpriced({ lines }: QuoteVersionInMail): boolean {
  return lines.some(({ unitPrice }) => unitPrice === null);
}
