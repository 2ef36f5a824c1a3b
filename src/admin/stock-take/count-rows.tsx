import { type KeyboardEvent, memo, useRef } from 'react';
import { useProductName } from '../catalogue/listed-product.ts';
import { type CountSheet, differenceOf, expectedOf, readCount, type SheetRow } from './count-sheet.ts';
import { useStockTakeTexts } from './stock-take-texts.ts';

interface CountRowsProps {
  readonly sheet: CountSheet;
  readonly onType: (row: SheetRow, typed: string) => void;
  readonly onScan: (code: string) => void;
}

const columns = 'md:grid-cols-[minmax(12rem,2fr)_minmax(8rem,1fr)_7rem_8rem_7rem]';

/** The grid of a stock take: columns on wide screens, cards on a phone. */
export function CountRows({ sheet, onType, onScan }: CountRowsProps) {
  const texts = useStockTakeTexts();
  return (
    <div className="rounded-card border border-line bg-surface text-sm">
      <div
        aria-hidden="true"
        className={`hidden gap-x-4 border-b border-line px-4 py-2 text-xs text-ink-soft md:grid ${columns}`}
      >
        {(['product', 'sku', 'expected', 'counted', 'difference'] as const).map((column) => (
          <span
            key={column}
            className={`font-medium ${column === 'product' || column === 'sku' ? '' : 'text-end'}`}
          >
            {texts.columns[column]}
          </span>
        ))}
      </div>
      <ul aria-label={texts.title}>
        {sheet.rows.map((row) => (
          <CountRow
            key={row.id}
            row={row}
            expected={expectedOf(sheet, row)}
            difference={differenceOf(sheet, row)}
            countsReserved={sheet.countsReserved}
            onType={onType}
            onScan={onScan}
          />
        ))}
      </ul>
    </div>
  );
}

interface CountRowProps extends Pick<CountRowsProps, 'onType' | 'onScan'> {
  readonly row: SheetRow;
  readonly expected: number;
  readonly difference: number | null;
  readonly countsReserved: boolean;
}

/** Rendered again only when its own numbers change: a sheet may have thousands of rows. */
const CountRow = memo(
  function CountRow({ row, expected, difference, countsReserved, onType, onScan }: CountRowProps) {
    const texts = useStockTakeTexts();
    const name = useProductName()(row);
    const isWrong = readCount(row.typed) === undefined;
    const settled = useSettledCount();
    const errorId = `count-error-${row.id}`;

    function keyDown(event: KeyboardEvent<HTMLInputElement>): void {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      // A scanner types a code into whatever field has the focus.
      if (isWrong && /[A-Z\d]{4}/i.test(row.typed)) {
        onType(row, settled.current());
        onScan(row.typed);
        return;
      }
      focusNext(event.currentTarget);
    }

    return (
      <li
        className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 ${columns}`}
      >
        <span className="font-medium max-md:col-span-2">
          <bdi>{name}</bdi>
        </span>
        <span className="max-md:col-span-2">
          <bdi className="text-ink-soft">{row.sku}</bdi>
        </span>
        <span className="tabular-nums md:text-end">
          <span className="text-ink-soft md:sr-only">{texts.columns.expected}: </span>
          {expected.toLocaleString('en')}
          {countsReserved && row.reserved > 0 && (
            <span className="block text-xs text-ink-faint">{texts.ofOrders(row.reserved)}</span>
          )}
        </span>
        <span className="max-md:row-span-2">
          <input
            data-count-field=""
            inputMode="numeric"
            enterKeyHint="next"
            autoComplete="off"
            dir="ltr"
            aria-label={texts.countOf(name)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            value={row.typed}
            onChange={({ target }) => {
              settled.note(row.typed, target.value);
              onType(row, target.value);
            }}
            onKeyDown={keyDown}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className={`h-11 w-28 rounded-control border bg-surface px-3 text-end tabular-nums md:w-full ${isWrong ? 'border-negative' : 'border-line-strong hover:border-ink'}`}
          />
          {isWrong && (
            <span id={errorId} className="mt-1 block text-xs text-negative">
              {texts.notANumber}
            </span>
          )}
        </span>
        <span className="font-medium tabular-nums md:text-end">
          <span className="font-normal text-ink-soft md:sr-only">{texts.columns.difference}: </span>
          <Difference value={difference} />
        </span>
      </li>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.expected === after.expected &&
    before.countsReserved === after.countsReserved,
);

/** A scanner types faster than people do. */
const scannerPauseMs = 300;

/** Remembers the count from before a scan: what was there when the typing began, or before it was no number any more. */
function useSettledCount() {
  const settled = useRef('');
  const changedAt = useRef(0);
  return {
    note: (before: string, after: string) => {
      const now = performance.now();
      const isBroken =
        readCount(before) !== undefined && readCount(after) === undefined && !/^\d/.test(after);
      if (isBroken || now - changedAt.current > scannerPauseMs) settled.current = before;
      changedAt.current = now;
    },
    current: () => settled.current,
  };
}

/** Signed, so that it does not depend on its colour. */
export function Difference({ value }: { readonly value: number | null }) {
  if (value === null) return <span className="text-ink-faint">–</span>;
  if (value === 0) return <span className="text-positive">0</span>;
  return (
    <bdi dir="ltr" className={value < 0 ? 'text-negative' : 'text-accent'}>
      {value.toLocaleString('en', { signDisplay: 'always' })}
    </bdi>
  );
}

function focusNext(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-count-field]')];
  fields[fields.indexOf(field) + 1]?.focus();
}
