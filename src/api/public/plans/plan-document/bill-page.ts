import { Page, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { type BillItem, type BillOfMaterials, roomName } from '#domain/planner/drawing/bill-of-materials.ts';
import type { ListedProduct } from '#domain/planner/drawing/listed-product.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatAmount } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import {
  accent,
  box,
  hairline,
  languagesFrom,
  pageStyle,
  pair,
  row,
  rowStyle,
  soft,
  text,
  typedLocale,
} from '../../quotes/quotation-document/pdf-parts.ts';
import { both, words } from '../../quotes/quotation-document/quotation-words.ts';

interface BillPageParts {
  readonly first: Locale;
  readonly plan: Plan;
  readonly bill: BillOfMaterials<ListedProduct>;
  /** The day of the prices; null: the document has them elsewhere. */
  readonly pricesOn: string | null;
}

const widths = { number: 24, code: 72, quantity: 40, price: 84, amount: 80 };

/** The products of a plan by the numbers of the drawing, with their rooms, in both languages. */
export function billPage({ first, plan, bill, pricesOn }: BillPageParts): ReactElement {
  const { items, unknown } = bill;
  const unpriced = items.filter(({ product }) => product.price === null).length;
  return createElement(
    Page,
    { size: 'A4', style: pageStyle, experimentalPagination: true },
    ...pageNumbers(first),
    pair(
      first,
      both((texts) => texts.plan.bill),
      { fontSize: 16, lineHeight: 1.7, fontWeight: 600, color: accent },
    ),
    head(first, pricesOn !== null),
    ...items
      .slice(0, pricesOn === null ? items.length : -1)
      .map((item) => itemRow(first, plan, item, pricesOn !== null)),
    ...(pricesOn === null
      ? []
      : [
          // With the last line, so that the sum never stands alone on a page.
          createElement(
            View,
            { wrap: false },
            ...items.slice(-1).map((item) => itemRow(first, plan, item, true)),
            total(first, items),
          ),
          remark(
            first,
            both((texts, locale) => texts.plan.pricesOn(formatDay(locale, pricesOn))),
          ),
          ...(unpriced > 0
            ? [
                remark(
                  first,
                  both((texts) => texts.plan.notSold),
                ),
              ]
            : []),
        ]),
    ...(unknown > 0
      ? [
          remark(
            first,
            both((texts) => texts.plan.unknown(unknown)),
          ),
        ]
      : []),
  );
}

function remark(first: Locale, content: LocalizedText): ReactElement {
  return box({ marginTop: 8 }, pair(first, content, { color: soft, paddingHorizontal: 3 }));
}

const cell = (width: number, ...children: ReactElement[]) =>
  box({ width, paddingHorizontal: 3 }, ...children);
const wide = (...children: ReactElement[]) =>
  box({ flexGrow: 1, flexBasis: 0, paddingHorizontal: 3 }, ...children);
const number = (content: string, style = {}) => text('en', content, { textAlign: 'right', ...style });

function head(first: Locale, hasPrices: boolean): ReactElement {
  const heading = (width: number, label: LocalizedText, textAlign: 'left' | 'right' = 'right') =>
    cell(
      width,
      ...languagesFrom(first).map((locale) => text(locale, label[locale], { fontWeight: 600, textAlign })),
    );
  return createElement(
    View,
    {
      fixed: true,
      style: {
        ...rowStyle(first),
        alignItems: 'flex-end',
        backgroundColor: '#f4f2ee',
        borderBottom: '1 solid #1d1a20',
        paddingVertical: 4,
      },
    },
    heading(
      widths.number,
      both((texts) => texts.line),
    ),
    heading(
      widths.code,
      both((texts) => texts.code),
      first === 'ar' ? 'right' : 'left',
    ),
    ...languagesFrom(first).map((locale) =>
      wide(text(locale, words[locale].description, { fontWeight: 600 })),
    ),
    heading(
      widths.quantity,
      both((texts) => texts.quantity),
    ),
    ...(hasPrices
      ? [
          heading(
            widths.price,
            both((texts) => `${texts.unitPrice} (${texts.currency})`),
          ),
          heading(
            widths.amount,
            both((texts) => `${texts.amount} (${texts.currency})`),
          ),
        ]
      : []),
  );
}

function itemRow(
  first: Locale,
  plan: Plan,
  { number: position, product, quantity, rooms }: BillItem<ListedProduct>,
  hasPrices: boolean,
): ReactElement {
  // Names of rooms are typed, in either language: each on a line of its own, and once.
  const where = rooms.map(({ room, quantity: here }) => {
    const { outside, room: numbered } = words[first].plan;
    const name = room === null ? outside : roomName(plan, room, numbered);
    return text(typedLocale(name), `${name}: ${here}`, {
      color: soft,
      fontSize: 8,
      textAlign: first === 'ar' ? 'right' : 'left',
    });
  });
  const { price } = product;
  return row(
    first,
    { borderBottom: `0.5 solid ${hairline}`, paddingVertical: 4 },
    cell(widths.number, number(String(position))),
    cell(widths.code, text('en', product.sku, { textAlign: first === 'ar' ? 'right' : 'left' })),
    ...languagesFrom(first).map((locale) =>
      wide(text(locale, product.name[locale]), ...(locale === first ? where : [])),
    ),
    cell(widths.quantity, number(String(quantity))),
    ...(hasPrices
      ? [
          cell(widths.price, number(price === null ? '—' : formatAmount(price))),
          cell(widths.amount, number(price === null ? '—' : formatAmount(price * quantity))),
        ]
      : []),
  );
}

function total(first: Locale, items: readonly BillItem<ListedProduct>[]): ReactElement {
  const sum = items.reduce((all, { product, quantity }) => all + (product.price ?? 0) * quantity, 0);
  const [own, other] = languagesFrom(first);
  const label = both((texts) => `${texts.subtotal} (${texts.currency})`);
  return row(
    first,
    { paddingVertical: 6, borderBottom: `1.5 solid ${accent}` },
    ...[own, other].map((locale) => wide(text(locale, label[locale], { fontWeight: 600 }))),
    cell(widths.amount, number(formatAmount(sum), { fontWeight: 600, fontSize: 11 })),
  );
}

function pageNumbers(first: Locale): ReactElement[] {
  return languagesFrom(first).map((locale, index) =>
    createElement(Text, {
      key: locale,
      fixed: true,
      style: {
        position: 'absolute',
        bottom: 26,
        fontSize: 8,
        color: soft,
        ...((index === 0) === (first === 'ar') ? { right: 44 } : { left: 44 }),
      },
      render: ({ pageNumber, totalPages }) => words[locale].page(pageNumber, totalPages),
    }),
  );
}
