import type { ReactNode } from 'react';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatPercent, warrantyText } from '#i18n/messages/documents/quote-terms.ts';
import { formatAmount } from '#i18n/money.ts';
import { classNames } from '../class-names.ts';
import { BilingualText, bilingualText, EachLanguage } from './bilingual-text.tsx';
import type { SheetLine } from './sheet-quote.ts';

const numberCell = 'py-2.5 ps-3 ltr:text-end rtl:text-start align-top tabular-nums print:py-1.5';
const headCell = 'py-2 align-bottom font-medium sm:whitespace-nowrap print:whitespace-nowrap';

/** Right in both languages, so that the digits of a column stand below each other. */
const columnOfNumbers = 'flex-col ltr:items-end rtl:items-start';

interface QuotationLinesProps {
  readonly lines: readonly SheetLine[];
  /** The sums: with the last line, so that they never stand alone on a page. */
  readonly children: ReactNode;
}

/** The lines of a quotation, with warranty and discount below each name. */
export function QuotationLines({ lines, children }: QuotationLinesProps) {
  const rows = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their place, and a code or a text may come twice
    <Line key={`${index}-${line.sku}`} line={line} number={index + 1} />
  ));
  const withCurrency = (pick: 'unitPrice' | 'amount') =>
    bilingualText((texts) => `${texts[pick]} (${texts.currency})`);
  return (
    <table className="mt-8 w-full border-collapse text-sm print:mt-5 print:text-[9pt]">
      <thead>
        <tr className="border-b-2 border-ink text-start">
          <th
            scope="col"
            className={classNames(headCell, 'w-8 pe-2 text-start max-sm:hidden print:table-cell')}
          >
            <BilingualText text={bilingualText((texts) => texts.line)} className="flex-col" />
          </th>
          <th scope="col" className={classNames(headCell, 'text-start')}>
            <span className="flex justify-between gap-4">
              <EachLanguage text={bilingualText((texts) => texts.description)} />
            </span>
          </th>
          <th scope="col" className={classNames(headCell, 'ps-3 ltr:text-end rtl:text-start')}>
            <BilingualText text={bilingualText((texts) => texts.quantity)} className={columnOfNumbers} />
          </th>
          <th
            scope="col"
            className={classNames(
              headCell,
              'ps-3 ltr:text-end rtl:text-start max-sm:hidden print:table-cell',
            )}
          >
            <BilingualText text={withCurrency('unitPrice')} className={columnOfNumbers} />
          </th>
          <th scope="col" className={classNames(headCell, 'ps-3 ltr:text-end rtl:text-start')}>
            <BilingualText text={withCurrency('amount')} className={columnOfNumbers} />
          </th>
        </tr>
      </thead>
      <tbody>{rows.slice(0, -1)}</tbody>
      <tbody className="break-inside-avoid">
        {rows.slice(-1)}
        <tr>
          <td colSpan={5}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Line({ line, number }: { readonly line: SheetLine; readonly number: number }) {
  const { sku, name, productId, quantity, unitPrice, lineTotal } = line;
  const onRequest = (
    <BilingualText
      text={bilingualText((texts) => texts.onRequest)}
      className={classNames(columnOfNumbers, 'text-ink-soft')}
    />
  );
  return (
    <tr className="break-inside-avoid border-b border-line">
      <td className="w-8 py-2.5 pe-2 align-top text-ink-faint tabular-nums max-sm:hidden print:table-cell print:py-1.5">
        {number}
      </td>
      <td className="py-2.5 align-top print:py-1.5">
        {productId === null && name.en === name.ar ? (
          // Free text of the buyer, in either language.
          <bdi className="block wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
            {isolateTyped(name.en)}
          </bdi>
        ) : (
          <span className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
            <EachLanguage text={name} className="block wrap-anywhere" />
          </span>
        )}
        {sku && (
          <bdi dir="ltr" className="block w-fit text-xs text-ink-faint print:text-[8pt]">
            {sku}
          </bdi>
        )}
        <LineExtras line={line} />
        {unitPrice !== null && (
          <bdi dir="ltr" className="block w-fit text-ink-soft tabular-nums sm:hidden print:hidden">
            {quantity} × {formatAmount(unitPrice)}
          </bdi>
        )}
      </td>
      <td className={numberCell}>{quantity}</td>
      <td className={classNames(numberCell, 'max-sm:hidden print:table-cell')}>
        {unitPrice === null ? onRequest : formatAmount(unitPrice)}
      </td>
      <td className={numberCell}>{lineTotal === null ? onRequest : formatAmount(lineTotal)}</td>
    </tr>
  );
}

/** Warranty and discount of a line, each on a row of its own. */
function LineExtras({ line }: { readonly line: SheetLine }) {
  const { warrantyMonths, discount, discountBasisPoints } = line;
  const percent = discountBasisPoints === null ? '' : ` ${formatPercent(discountBasisPoints)}`;
  const extras = [
    ...(warrantyMonths ? [bilingualText((_texts, locale) => warrantyText(locale, warrantyMonths))] : []),
    ...(discount > 0
      ? [bilingualText((texts) => `${texts.discount}${percent}: ${formatAmount(discount)}`)]
      : []),
  ];
  return extras.map((text) => (
    <span key={text.en} className="block text-xs text-ink-soft print:text-[8pt]">
      <BilingualText text={text} />
    </span>
  ));
}
