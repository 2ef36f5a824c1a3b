import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { isFullyPriced, type QuoteLine, type QuoteVersion } from '#domain/quotes/quote.ts';
import { longestWantedText } from '#domain/quotes/quote-body.ts';
import { formatDay } from '#i18n/dates.ts';
import { orderDocumentsAr } from '#i18n/messages/documents/order-documents.ar.ts';
import { orderDocumentsEn } from '#i18n/messages/documents/order-documents.en.ts';
import { quoteDocumentsAr } from '#i18n/messages/documents/quote-documents.ar.ts';
import { quoteDocumentsEn } from '#i18n/messages/documents/quote-documents.en.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatAmount } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import { accent, box, fact, hairline, hasArabic, pageStyle, pair, row, soft, text } from './pdf-parts.ts';
import type { QuotationContents, Seller } from './quotation-pdfs.ts';

type Quote = QuotationContents['quote'];

const words = {
  en: { ...orderDocumentsEn, ...quoteDocumentsEn },
  ar: { ...orderDocumentsAr, ...quoteDocumentsAr },
};

type Words = typeof words.en;

function both(write: (texts: Words, locale: Locale) => string): LocalizedText {
  return { en: write(words.en, 'en'), ar: write(words.ar, 'ar') };
}

/** A quotation as a PDF: English and Arabic on one page, as prices in Qatar must be shown. */
export function quotationPdf({ quote, version, seller }: QuotationContents): Promise<Buffer> {
  const { reference } = quote;
  return renderToBuffer(
    createElement(
      Document,
      { title: `${words.en.quotation} ${reference}`, author: seller.legalName.en, language: quote.locale },
      createElement(
        Page,
        // Measures everything once. The default pagination lays out all that follows for every page.
        { size: 'A4', style: pageStyle, experimentalPagination: true },
        ...footer(reference),
        pair(
          both((texts) => texts.quotation),
          { fontSize: 20, lineHeight: 1.7, fontWeight: 600, color: accent },
        ),
        box({ borderBottom: `1.5 solid ${accent}`, marginBottom: 10 }),
        sellerBlock(seller),
        ...quoteFacts(quote, version),
        ...buyerFacts(quote),
        box({ marginTop: 14 }, lineHead(), ...version.lines.map(lineRow)),
        sums(version),
        ...notes(version),
        terms(seller),
      ),
    ),
  );
}

function sellerBlock({ name, legalName, address, crNumber, phone, email }: Seller): ReactElement {
  return box(
    { marginBottom: 8 },
    pair(name, { fontWeight: 600, fontSize: 10 }),
    pair(legalName),
    pair(address, { color: soft }),
    fact(
      both((texts) => texts.crNumber),
      crNumber,
    ),
    fact(
      both((texts) => texts.phone),
      phone,
    ),
    fact(
      both((texts) => texts.email),
      email,
    ),
  );
}

function quoteFacts({ reference }: Quote, { number, validUntil, sentAt }: QuoteVersion): ReactElement[] {
  return [
    fact(
      both((texts) => texts.reference),
      reference,
    ),
    fact(
      both((texts) => texts.version),
      String(number),
    ),
    fact(
      both((texts) => texts.date),
      both((_, locale) => formatDay(locale, qatarDay(sentAt))),
    ),
    fact(
      both((texts) => texts.validUntil),
      both((_, locale) => formatDay(locale, validUntil)),
    ),
  ];
}

function buyerFacts({ contact, company, zone, districts, wantedOn }: Quote): ReactElement[] {
  const [district] = districts;
  return [
    box(
      { marginTop: 10 },
      pair(
        both((texts) => texts.buyer),
        { fontWeight: 600 },
      ),
    ),
    ...(company
      ? [
          fact(
            both((texts) => texts.company),
            company.name,
          ),
        ]
      : []),
    ...(company?.crNumber
      ? [
          fact(
            both((texts) => texts.crNumber),
            company.crNumber,
          ),
        ]
      : []),
    fact(
      both((texts) => texts.name),
      contact.name,
    ),
    fact(
      both((texts) => texts.phone),
      readablePhone(contact.phone),
    ),
    fact(
      both((texts) => texts.email),
      contact.email,
    ),
    ...(zone === null
      ? []
      : [
          fact(
            both((texts) => texts.deliveryTo),
            both((_, locale) =>
              [`${orderMessages(locale).zone} ${zone}`, ...(district ? [district[locale]] : [])].join(' · '),
            ),
          ),
        ]),
    ...(wantedOn
      ? [
          fact(
            both((texts) => texts.wantedOn),
            both((_, locale) => formatDay(locale, wantedOn)),
          ),
        ]
      : []),
  ];
}

/** How wide the columns are; names share what is left. */
const widths = { line: 22, code: 70, quantity: 38, unitPrice: 82, amount: 76 };

const cell = (width: number, ...children: ReactElement[]) =>
  box({ width, paddingHorizontal: 3 }, ...children);
const name = (...children: ReactElement[]) =>
  box({ flexGrow: 1, flexBasis: 0, paddingHorizontal: 3 }, ...children);
const number = (content: string, style = {}) => text('en', content, { textAlign: 'right', ...style });

function headCell(width: number, label: LocalizedText): ReactElement {
  return cell(width, number(label.en, { fontWeight: 600 }), text('ar', label.ar, { fontWeight: 600 }));
}

/** Stands on top of every page that the lines reach. */
function lineHead(): ReactElement {
  const price = both((texts) => `${texts.unitPrice} (${texts.currency})`);
  const amount = both((texts) => `${texts.amount} (${texts.currency})`);
  return createElement(
    View,
    {
      fixed: true,
      style: {
        flexDirection: 'row',
        alignItems: 'flex-end',
        backgroundColor: '#f4f2ee',
        borderBottom: `1 solid #1d1a20`,
        paddingVertical: 4,
      },
    },
    headCell(
      widths.line,
      both((texts) => texts.line),
    ),
    cell(
      widths.code,
      text('en', words.en.code, { fontWeight: 600 }),
      text('ar', words.ar.code, { fontWeight: 600, textAlign: 'left' }),
    ),
    name(text('en', words.en.description, { fontWeight: 600 })),
    name(text('ar', words.ar.description, { fontWeight: 600 })),
    headCell(
      widths.quantity,
      both((texts) => texts.quantity),
    ),
    headCell(widths.unitPrice, price),
    headCell(widths.amount, amount),
  );
}

function lineRow(
  { sku, name: product, quantity, unitPrice, lineTotal }: QuoteLine,
  index: number,
): ReactElement {
  return row(
    { borderBottom: `0.5 solid ${hairline}`, paddingVertical: 5 },
    cell(widths.line, number(String(index + 1))),
    cell(widths.code, text('en', sku)),
    ...described(product),
    cell(widths.quantity, number(String(quantity))),
    ...(unitPrice === null || lineTotal === null
      ? [
          box(
            { width: widths.unitPrice + widths.amount, paddingHorizontal: 3 },
            number(words.en.onRequest),
            text('ar', words.ar.onRequest),
          ),
        ]
      : [
          cell(widths.unitPrice, number(formatAmount(unitPrice))),
          cell(widths.amount, number(formatAmount(lineTotal))),
        ]),
  );
}

/** What is the same in both languages stands once, across both columns: half the work and half the pages. */
function described({ en, ar }: LocalizedText): ReactElement[] {
  const columns = en === ar ? [en] : [en, ar];
  return columns.map((column) => name(text(scriptOf(column), shortened(column))));
}

/** Texts stored before the limit may be longer. */
function shortened(content: string): string {
  return content.length > longestWantedText ? `${content.slice(0, longestWantedText - 1)}…` : content;
}

/** What people typed may be in either language, whichever column it stands in. */
function scriptOf(content: string): Locale {
  return hasArabic(content) ? 'ar' : 'en';
}

function sums({ subtotal, discount, deliveryFee, total }: QuoteVersion): ReactElement {
  const sum = (label: LocalizedText, value: string, style = {}) =>
    row(
      { paddingVertical: 3, justifyContent: 'space-between' },
      box({ flexGrow: 1, flexBasis: 0 }, text('en', label.en, style)),
      box({ width: 90 }, text('en', value, { textAlign: 'center', ...style })),
      box({ flexGrow: 1, flexBasis: 0 }, text('ar', label.ar, style)),
    );
  return createElement(
    View,
    { wrap: false, style: { marginTop: 8, marginLeft: 'auto', width: 300 } },
    sum(
      both((texts) => texts.subtotal),
      formatAmount(subtotal),
    ),
    ...(discount > 0
      ? [
          sum(
            both((texts) => texts.discount),
            formatAmount(-discount),
          ),
        ]
      : []),
    sum(
      both((texts) => texts.deliveryFee),
      deliveryFee === 0 ? `${words.en.free} · ${words.ar.free}` : formatAmount(deliveryFee),
    ),
    box({ borderTop: `1 solid #1d1a20` }),
    sum(
      both((texts) => `${texts.total} (${texts.currency})`),
      formatAmount(total),
      { fontWeight: 600, fontSize: 12 },
    ),
    box({ borderTop: `1.5 solid ${accent}` }),
  );
}

function notes(version: QuoteVersion): ReactElement[] {
  return [
    ...(isFullyPriced(version)
      ? []
      : [
          box(
            { marginTop: 10 },
            pair(
              both((texts) => texts.unpriced),
              { color: soft },
            ),
          ),
        ]),
    ...(version.message
      ? [
          box(
            { marginTop: 12 },
            pair(
              both((texts) => texts.message),
              { fontWeight: 600 },
            ),
            text(scriptOf(version.message), version.message),
          ),
        ]
      : []),
  ];
}

function terms({ bank }: Seller): ReactElement {
  const payment = bank ? 'orByTransfer' : 'onDelivery';
  const termsIn = ({ terms, paymentTerm }: Words) => [...terms, paymentTerm[payment]];
  const arabic = termsIn(words.ar);
  return createElement(
    View,
    { wrap: false, style: { marginTop: 16 } },
    pair(
      both((texts) => texts.termsTitle),
      { fontWeight: 600 },
    ),
    ...termsIn(words.en).map((term, index) =>
      row(
        { marginTop: 3 },
        box({ flexGrow: 1, flexBasis: 0, paddingRight: 12 }, text('en', term, { color: soft })),
        box({ flexGrow: 1, flexBasis: 0, paddingLeft: 12 }, text('ar', arabic[index] ?? '', { color: soft })),
      ),
    ),
  );
}

/** On every page, from the one where it stands in the document: so it comes first. By it a single sheet can be identified. */
function footer(reference: string): ReactElement[] {
  const place = { position: 'absolute', bottom: 26, fontSize: 8, color: soft } as const;
  return [
    createElement(Text, { key: 'reference', fixed: true, style: { ...place, left: 44 } }, reference),
    createElement(Text, {
      key: 'page',
      fixed: true,
      style: { ...place, left: 0, right: 0, textAlign: 'center' },
      render: ({ pageNumber, totalPages }) => words.en.page(pageNumber, totalPages),
    }),
    createElement(Text, {
      key: 'page-ar',
      fixed: true,
      style: { ...place, right: 44, textAlign: 'right' },
      render: ({ pageNumber, totalPages }) => words.ar.page(pageNumber, totalPages),
    }),
  ];
}
