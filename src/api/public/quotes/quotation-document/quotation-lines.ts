import { View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { QuoteLine } from '#domain/quotes/quote.ts';
import { longestWantedText } from '#domain/quotes/quote-body.ts';
import { formatPercent, warrantyText } from '#i18n/messages/documents/quote-terms.ts';
import { formatAmount } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { box, hairline, hasArabic, row, soft, text } from './pdf-parts.ts';
import { both, words } from './quotation-words.ts';

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
export function lineHead(): ReactElement {
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

export function lineRow(line: QuoteLine, index: number): ReactElement {
  const { sku, quantity, unitPrice, lineTotal } = line;
  return row(
    { borderBottom: `0.5 solid ${hairline}`, paddingVertical: 5 },
    cell(widths.line, number(String(index + 1))),
    cell(widths.code, text('en', sku)),
    ...described(line),
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
function described(line: QuoteLine): ReactElement[] {
  const below = (locale: Locale) =>
    lineExtras(locale, line).map((extra) => text(locale, extra, { color: soft }));
  const { en, ar } = line.name;
  if (en === ar) return [name(text(scriptOf(en), shortened(en)), ...below('en'), ...below('ar'))];
  return [
    name(text(scriptOf(en), shortened(en)), ...below('en')),
    name(text(scriptOf(ar), shortened(ar)), ...below('ar')),
  ];
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

/** What people typed may be in either language, whichever column it stands in. */
export function scriptOf(content: string): Locale {
  return hasArabic(content) ? 'ar' : 'en';
}
