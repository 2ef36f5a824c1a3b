import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { QuoteLine } from '#domain/quotes/quote.ts';
import { longestWantedText } from '#domain/quotes/quote-body.ts';
import { formatPercent, warrantyText } from '#i18n/messages/documents/quote-terms.ts';
import { formatAmount } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { box, hairline, languagesFrom, row, rowStyle, soft, text, typedLocale } from './pdf-parts.ts';
import { both, words } from './quotation-words.ts';

/** How wide the columns are; names share what is left. */
const widths = { line: 22, code: 70, quantity: 38, unitPrice: 82, amount: 76 };

const cell = (width: number, ...children: ReactElement[]) =>
  box({ width, paddingHorizontal: 3 }, ...children);
const name = (...children: ReactElement[]) =>
  box({ flexGrow: 1, flexBasis: 0, paddingHorizontal: 3 }, ...children);
const number = (content: string, style = {}) => text('en', content, { textAlign: 'right', ...style });

/** A heading in both languages, the one of the quotation above. */
function headCell(
  first: Locale,
  width: number,
  label: LocalizedText,
  textAlign: 'left' | 'right' = 'right',
): ReactElement {
  return cell(
    width,
    ...languagesFrom(first).map((locale) => text(locale, label[locale], { fontWeight: 600, textAlign })),
  );
}

/** Stands on top of every page that the lines reach. */
export function lineHead(first: Locale): ReactElement {
  const price = both((texts) => `${texts.unitPrice} (${texts.currency})`);
  const amount = both((texts) => `${texts.amount} (${texts.currency})`);
  return createElement(
    View,
    {
      fixed: true,
      style: {
        ...rowStyle(first),
        alignItems: 'flex-end',
        backgroundColor: '#f4f2ee',
        borderBottom: `1 solid #1d1a20`,
        paddingVertical: 4,
      },
    },
    headCell(
      first,
      widths.line,
      both((texts) => texts.line),
    ),
    headCell(
      first,
      widths.code,
      both((texts) => texts.code),
      first === 'ar' ? 'right' : 'left',
    ),
    ...languagesFrom(first).map((locale) =>
      name(text(locale, words[locale].description, { fontWeight: 600 })),
    ),
    headCell(
      first,
      widths.quantity,
      both((texts) => texts.quantity),
    ),
    headCell(first, widths.unitPrice, price),
    headCell(first, widths.amount, amount),
  );
}

export function lineRow(first: Locale, line: QuoteLine, index: number): ReactElement {
  const { sku, quantity, unitPrice, lineTotal } = line;
  return row(
    first,
    { borderBottom: `0.5 solid ${hairline}`, paddingVertical: 5 },
    cell(widths.line, number(String(index + 1))),
    cell(widths.code, text('en', sku, { textAlign: first === 'ar' ? 'right' : 'left' })),
    ...described(first, line),
    cell(widths.quantity, number(String(quantity))),
    ...(unitPrice === null || lineTotal === null
      ? [
          box(
            { width: widths.unitPrice + widths.amount, paddingHorizontal: 3 },
            ...languagesFrom(first).map((locale) =>
              text(locale, words[locale].onRequest, { textAlign: 'right' }),
            ),
          ),
        ]
      : [
          cell(widths.unitPrice, number(formatAmount(unitPrice))),
          cell(widths.amount, number(formatAmount(lineTotal))),
        ]),
  );
}

/** What is the same in both languages stands once, across both columns: half the work and half the pages. */
function described(first: Locale, line: QuoteLine): ReactElement[] {
  const below = (locale: Locale) =>
    lineExtras(locale, line).map((extra) => text(locale, extra, { color: soft }));
  const { en, ar } = line.name;
  const languages = languagesFrom(first);
  if (en === ar) return [name(text(typedLocale(en), shortened(en)), ...languages.flatMap(below))];
  return languages.map((locale) =>
    name(text(typedLocale(line.name[locale]), shortened(line.name[locale])), ...below(locale)),
  );
}

/** What a line says below its name: its warranty and its discount. */
function lineExtras(locale: Locale, { warrantyMonths, discount, discountBasisPoints }: QuoteLine): string[] {
  const percent = discountBasisPoints === null ? '' : ` ${formatPercent(discountBasisPoints)}`;
  return [
    ...(warrantyMonths ? [warrantyText(locale, warrantyMonths)] : []),
    ...(discount > 0 ? [`${words[locale].discount}${percent}: ${formatAmount(discount)}`] : []),
  ];
}

/** Texts stored before the limit may be longer. */
function shortened(content: string): string {
  return content.length > longestWantedText ? `${content.slice(0, longestWantedText - 1)}…` : content;
}
