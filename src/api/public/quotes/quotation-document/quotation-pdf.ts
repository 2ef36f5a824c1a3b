import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { isFullyPriced, type QuoteVersion } from '#domain/quotes/quote.ts';
import { formatDay } from '#i18n/dates.ts';
import { describeConditions, describeTerms, formatPercent } from '#i18n/messages/documents/quote-terms.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatAmount } from '#i18n/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import { accent, box, fact, pageStyle, pair, row, soft, text } from './pdf-parts.ts';
import { lineHead, lineRow, scriptOf } from './quotation-lines.ts';
import type { QuotationContents, Seller } from './quotation-pdfs.ts';
import { both, words } from './quotation-words.ts';

type Quote = QuotationContents['quote'];

/** A quotation as a PDF: English and Arabic on one page, as prices in Qatar must be shown. */
export function quotationPdf({ quote, version, state, newest, seller }: QuotationContents): Promise<Buffer> {
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
        ...stateMark(state, newest),
        pair(
          both((texts) => texts.quotation),
          { fontSize: 20, lineHeight: 1.7, fontWeight: 600, color: accent },
        ),
        box({ borderBottom: `1.5 solid ${accent}`, marginBottom: 10 }),
        sellerBlock(seller),
        ...quoteFacts(quote, version),
        ...termFacts(version),
        ...buyerFacts(quote),
        box({ marginTop: 14 }, lineHead(), ...version.lines.map(lineRow)),
        sums(version),
        ...notes(version),
        conditions(version, seller),
      ),
    ),
  );
}

/** On top of every page of a version that cannot be accepted any more. */
function stateMark(state: QuotationContents['state'], newest: number): ReactElement[] {
  if (state === 'current') return [];
  const mark = both((texts) => (state === 'replaced' ? texts.replacedBy(newest) : texts.withdrawn));
  return [
    createElement(
      View,
      { key: 'state', fixed: true, style: { border: `1 solid ${accent}`, padding: 6, marginBottom: 10 } },
      pair(mark, { fontWeight: 600, color: accent }),
    ),
  ];
}

function termFacts(version: QuoteVersion): ReactElement[] {
  const arabic = describeTerms('ar', version);
  return describeTerms('en', version).map(({ label, value }, index) =>
    fact({ en: label, ar: arabic[index]?.label ?? '' }, { en: value, ar: arabic[index]?.value ?? '' }),
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

function buyerFacts({ contact, company, zone, districts, wantedOn, buyerReference }: Quote): ReactElement[] {
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
    // A caller may have none.
    ...(contact.email
      ? [
          fact(
            both((texts) => texts.email),
            contact.email,
          ),
        ]
      : []),
    ...(buyerReference
      ? [
          fact(
            both((texts) => texts.buyerReference),
            buyerReference,
          ),
        ]
      : []),
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

function sums(version: QuoteVersion): ReactElement {
  const { subtotal, discount, discountBasisPoints, assemblyFee, deliveryFee, total } = version;
  const percent = discountBasisPoints === null ? '' : ` ${formatPercent(discountBasisPoints)}`;
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

function conditions(version: QuoteVersion, { bank }: Seller): ReactElement {
  const arabic = describeConditions('ar', version, bank !== null);
  return createElement(
    View,
    { wrap: false, style: { marginTop: 16 } },
    pair(
      both((texts) => texts.termsTitle),
      { fontWeight: 600 },
    ),
    ...describeConditions('en', version, bank !== null).map((term, index) =>
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
