import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { isFullyPriced, type QuoteVersion } from '#domain/quotes/quote.ts';
import { formatDay } from '#i18n/dates.ts';
import { describeConditions, describeTerms, formatPercent } from '#i18n/messages/documents/quote-terms.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatAmount } from '#i18n/money.ts';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import type { Locale } from '#primitives/locale.ts';
import { isDeliveryQuoted } from '#primitives/quotes/delivery-quoted.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import {
  accent,
  box,
  fact,
  half,
  languagesFrom,
  pageStyle,
  pair,
  row,
  soft,
  text,
  typedLocale,
} from './pdf-parts.ts';
import { planPages } from './plan-pages.ts';
import { lineHead, lineRow } from './quotation-lines.ts';
import type { QuotationContents, Seller } from './quotation-pdfs.ts';
import { both, words } from './quotation-words.ts';

type Quote = QuotationContents['quote'];

/** A quotation as a PDF: both languages on one page, as prices in Qatar must be shown, the one of the buyer first. */
export function quotationPdf({
  quote,
  version,
  state,
  newest,
  seller,
  plan,
}: QuotationContents): Promise<Buffer> {
  const { reference, locale: first } = quote;
  const { lines } = version;
  return renderToBuffer(
    createElement(
      Document,
      { title: `${words[first].quotation} ${reference}`, author: seller.legalName[first], language: first },
      createElement(
        Page,
        // Measures everything once. The default pagination lays out all that follows for every page.
        { size: 'A4', style: pageStyle, experimentalPagination: true },
        ...footer(first, reference),
        ...stateMark(first, state, newest),
        pair(
          first,
          both((texts) => texts.quotation),
          { fontSize: 20, lineHeight: 1.7, fontWeight: 600, color: accent },
        ),
        box({ borderBottom: `1.5 solid ${accent}`, marginBottom: 10 }),
        sellerBlock(first, seller),
        ...quoteFacts(first, quote, version),
        ...termFacts(first, version),
        ...buyerFacts(first, quote),
        box(
          { marginTop: 14 },
          lineHead(first),
          ...lines.slice(0, -1).map((line, index) => lineRow(first, line, index)),
          // With the last line, so that the sums never stand alone on a page.
          createElement(
            View,
            { wrap: false },
            ...lines.slice(-1).map((line) => lineRow(first, line, lines.length - 1)),
            sums(first, quote, version),
          ),
        ),
        ...notes(first, version),
        conditions(first, version, seller),
      ),
      ...planPages(quote, plan, seller),
    ),
  );
}

/** On top of every page of a version that cannot be accepted any more. */
function stateMark(first: Locale, state: QuotationContents['state'], newest: number): ReactElement[] {
  if (state === 'current') return [];
  const mark = both((texts) => (state === 'replaced' ? texts.replacedBy(newest) : texts.withdrawn));
  return [
    createElement(
      View,
      { key: 'state', fixed: true, style: { border: `1 solid ${accent}`, padding: 6, marginBottom: 10 } },
      pair(first, mark, { fontWeight: 600, color: accent }),
    ),
  ];
}

function termFacts(first: Locale, version: QuoteVersion): ReactElement[] {
  const arabic = describeTerms('ar', version);
  return describeTerms('en', version).map(({ label, value }, index) =>
    fact(first, { en: label, ar: arabic[index]?.label ?? '' }, { en: value, ar: arabic[index]?.value ?? '' }),
  );
}

function sellerBlock(
  first: Locale,
  { name, legalName, address, crNumber, phone, email }: Seller,
): ReactElement {
  return box(
    { marginBottom: 8 },
    pair(first, name, { fontWeight: 600, fontSize: 10 }),
    ...(legalName.en === name.en && legalName.ar === name.ar ? [] : [pair(first, legalName)]),
    pair(first, { en: unbrokenAddress(address.en), ar: unbrokenAddress(address.ar) }, { color: soft }),
    fact(
      first,
      both((texts) => texts.crNumber),
      crNumber,
    ),
    fact(
      first,
      both((texts) => texts.phone),
      phone,
    ),
    fact(
      first,
      both((texts) => texts.email),
      email,
    ),
  );
}

function quoteFacts(
  first: Locale,
  { reference }: Quote,
  { number, validUntil, sentAt }: QuoteVersion,
): ReactElement[] {
  return [
    fact(
      first,
      both((texts) => texts.reference),
      reference,
    ),
    fact(
      first,
      both((texts) => texts.version),
      String(number),
    ),
    fact(
      first,
      both((texts) => texts.date),
      both((_, locale) => formatDay(locale, qatarDay(sentAt))),
    ),
    fact(
      first,
      both((texts) => texts.validUntil),
      both((_, locale) => formatDay(locale, validUntil)),
    ),
  ];
}

function buyerFacts(
  first: Locale,
  { contact, company, zone, districts, wantedOn, buyerReference }: Quote,
): ReactElement[] {
  const [district] = districts;
  return [
    box(
      { marginTop: 10 },
      pair(
        first,
        both((texts) => texts.buyer),
        { fontWeight: 600 },
      ),
    ),
    ...(company
      ? [
          fact(
            first,
            both((texts) => texts.company),
            company.name,
          ),
        ]
      : []),
    ...(company?.crNumber
      ? [
          fact(
            first,
            both((texts) => texts.crNumber),
            company.crNumber,
          ),
        ]
      : []),
    fact(
      first,
      both((texts) => texts.name),
      contact.name,
    ),
    fact(
      first,
      both((texts) => texts.phone),
      readablePhone(contact.phone),
    ),
    // A caller may have none.
    ...(contact.email
      ? [
          fact(
            first,
            both((texts) => texts.email),
            contact.email,
          ),
        ]
      : []),
    ...(buyerReference
      ? [
          fact(
            first,
            both((texts) => texts.buyerReference),
            buyerReference,
          ),
        ]
      : []),
    ...(zone === null
      ? []
      : [
          fact(
            first,
            both((texts) => texts.deliveryTo),
            both((_, locale) =>
              [`${orderMessages(locale).zone} ${zone}`, ...(district ? [district[locale]] : [])].join(' · '),
            ),
          ),
        ]),
    ...(wantedOn
      ? [
          fact(
            first,
            both((texts) => texts.wantedOn),
            both((_, locale) => formatDay(locale, wantedOn)),
          ),
        ]
      : []),
  ];
}

function sums(first: Locale, quote: Quote, version: QuoteVersion): ReactElement {
  const { subtotal, discount, discountBasisPoints, assemblyFee, deliveryFee, total } = version;
  const [own, other] = languagesFrom(first);
  const noFee = isDeliveryQuoted(quote, version) ? 'free' : 'byZone';
  const percent = discountBasisPoints === null ? '' : ` ${formatPercent(discountBasisPoints)}`;
  const sum = (label: LocalizedText, value: string, style = {}) =>
    row(
      first,
      { paddingVertical: 3, justifyContent: 'space-between' },
      half(text(own, label[own], style)),
      box({ width: 90 }, text(typedLocale(value), value, { textAlign: 'center', ...style })),
      half(text(other, label[other], style)),
    );
  return createElement(
    View,
    {
      wrap: false,
      style: { marginTop: 8, [first === 'ar' ? 'marginRight' : 'marginLeft']: 'auto', width: 300 },
    },
    sum(
      both((texts) => texts.subtotal),
      formatAmount(subtotal),
    ),
    ...(discount > 0
      ? [
          sum(
            both((texts) => texts.discount + percent),
            formatAmount(-discount),
          ),
        ]
      : []),
    ...(assemblyFee > 0
      ? [
          sum(
            both((texts) => texts.assembly),
            formatAmount(assemblyFee),
          ),
        ]
      : []),
    sum(
      both((texts) => texts.deliveryFee),
      deliveryFee === 0 ? `${words[own][noFee]} · ${words[other][noFee]}` : formatAmount(deliveryFee),
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

function notes(first: Locale, version: QuoteVersion): ReactElement[] {
  return [
    ...(isFullyPriced(version)
      ? []
      : [
          box(
            { marginTop: 10 },
            pair(
              first,
              both((texts) => texts.unpriced),
              { color: soft },
            ),
          ),
        ]),
    ...(version.message
      ? [
          // The heading never stands alone at the end of a page.
          createElement(
            View,
            { wrap: false, style: { marginTop: 12 } },
            pair(
              first,
              both((texts) => texts.message),
              { fontWeight: 600 },
            ),
            typedLine(version.message.split('\n')[0] ?? ''),
          ),
          ...version.message.split('\n').slice(1).map(typedLine),
        ]
      : []),
  ];
}

/** A line of what staff typed, in its own language. */
function typedLine(line: string): ReactElement {
  return text(typedLocale(line), line);
}

function conditions(first: Locale, version: QuoteVersion, { bank }: Seller): ReactElement {
  const terms = {
    en: describeConditions('en', version, bank !== null),
    ar: describeConditions('ar', version, bank !== null),
  };
  const languages = languagesFrom(first);
  return createElement(
    View,
    { wrap: false, style: { marginTop: 16 } },
    pair(
      first,
      both((texts) => texts.termsTitle),
      { fontWeight: 600 },
    ),
    ...terms[first].map((_, index) =>
      row(
        first,
        { marginTop: 3 },
        ...languages.map((locale) =>
          half(text(locale, terms[locale][index] ?? '', { color: soft, ...towardsMiddle(locale) })),
        ),
      ),
    ),
  );
}

/** The space between two columns of sentences. */
function towardsMiddle(locale: Locale): { readonly paddingRight?: number; readonly paddingLeft?: number } {
  return locale === 'ar' ? { paddingLeft: 12 } : { paddingRight: 12 };
}

/** On every page, from the one where it stands in the document: so it comes first. By it a single sheet can be identified. */
function footer(first: Locale, reference: string): ReactElement[] {
  const place = { position: 'absolute', bottom: 26, fontSize: 8, color: soft } as const;
  const [own, other] = languagesFrom(first);
  const [start, end] = first === 'ar' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const pageText = (locale: Locale, style: object) =>
    createElement(Text, {
      key: `page-${locale}`,
      fixed: true,
      style: { ...place, ...style },
      render: ({ pageNumber, totalPages }) => words[locale].page(pageNumber, totalPages),
    });
  return [
    createElement(Text, { key: 'reference', fixed: true, style: { ...place, [start]: 44 } }, reference),
    pageText(own, { left: 0, right: 0, textAlign: 'center' }),
    pageText(other, { [end]: 44, textAlign: end }),
  ];
}
