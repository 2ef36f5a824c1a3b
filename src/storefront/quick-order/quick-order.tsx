import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type CartProduct, mostLines } from '#domain/cart/cart.ts';
import type { ListedLine } from '#domain/quotes/list/list-lines.ts';
import { textOfLines } from '#domain/quotes/list/text-of-lines.ts';
import {
  addLines,
  chooseProduct,
  knownProduct,
  type QuickRows,
  removeRows,
  rowsToShow,
  typeInRow,
  withoutBlankRows,
} from '#domain/quotes/quick-order/quick-rows.ts';
import { readRows } from '#domain/quotes/quick-order/row-states.ts';
import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { writeSessionItem } from '#ui/forms/session-item.ts';
import { useCart } from '../cart/use-cart.ts';
import { LinesUnchecked } from './lines-unchecked.tsx';
import { OrderSummary } from './order-summary.tsx';
import { areQuickRowsStored, changeQuickRows, orderListKey, useQuickRows } from './quick-order-store.ts';
import { QuickOrderRow } from './quick-row.tsx';
import { useRowAnswers } from './use-row-answers.ts';

/** Loaded when a visitor opens it. */
const OrderList = lazy(async () => ({ default: (await import('./order-list.tsx')).OrderList }));

/** The quick order. Its rows are in the browser's storage, so the rendered page reserves their space. */
export function QuickOrder() {
  const { withoutScripts } = useQuickOrderMessages();
  const rows = useQuickRows();
  return (
    <div className="min-h-[34rem]">
      <noscript>
        <p className="max-w-prose rounded-panel bg-sunken px-6 py-10">{withoutScripts}</p>
      </noscript>
      {rows && <RowsAndSummary rows={rows} />}
    </div>
  );
}

function RowsAndSummary({ rows }: { readonly rows: QuickRows }) {
  const texts = useQuickOrderMessages();
  const cart = useCart() ?? [];
  const list = useRef<HTMLOListElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  /** Its field reads the stored text when it is made. */
  const [listKey, setListKey] = useState(0);
  /** The field to focus after the render: rows may not be there yet. */
  const focusNext = useRef<{ readonly id: string; readonly field: 'code' | 'quantity' } | null>(null);
  const shown = rowsToShow(rows);
  // A text that is still being typed means nothing yet.
  const finished = rows.flatMap(({ id, text }) => (id === editing ? [] : text));
  const { answers, failure, retry, note } = useRowAnswers(finished);
  const views = readRows(shown, answers, cart);
  useKnownProducts(rows, answers);

  useEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    const row = list.current?.querySelector(`[data-row="${next.id}"]`);
    row?.querySelector<HTMLElement>(`[data-${next.field}]`)?.focus();
    focusNext.current = null;
  });

  function focus(id: string | undefined, field: 'code' | 'quantity'): void {
    if (id === undefined) return;
    focusNext.current = { id, field };
    // A render that changes nothing else moves the focus.
    setEditing((before) => (field === 'code' ? id : before === id ? null : before));
  }

  function goOn(id: string, from: 'code' | 'quantity'): void {
    if (from === 'code') {
      focus(id, 'quantity');
      return;
    }
    const at = shown.findIndex((row) => row.id === id);
    focus(shown[at + 1]?.id ?? id, shown[at + 1] ? 'code' : 'quantity');
  }

  function use(id: string, product: CartProduct): void {
    note(product);
    changeQuickRows((current) => chooseProduct(current, id, product));
    focus(id, 'quantity');
  }

  /** A list in the field of a code becomes rows; what does not fit is put into the field for lists. */
  async function pasteList(id: string, text: string): Promise<void> {
    const [{ readPastedList }, { lineOfOrder }] = await Promise.all([
      import('#domain/quotes/list/read-list.ts'),
      import('#domain/quotes/list/list-lines.ts'),
    ]);
    const { lines } = readPastedList(text, lineOfOrder);
    if (lines.length === 0) {
      changeQuickRows((current) => typeInRow(current, id, { text: text.replaceAll(/\s+/g, ' ').trim() }));
      return;
    }
    let rest: readonly ListedLine[] = [];
    const changed = changeQuickRows((current) => {
      const added = addLines(current, lines);
      rest = added.leftOut;
      return added.rows;
    });
    if (rest.length > 0) {
      writeSessionItem(orderListKey, { text: textOfLines(rest) });
      setListOpen(true);
      setListKey((before) => before + 1);
    }
    focus(rowsToShow(changed).at(-1)?.id, 'code');
  }

  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div>
        {!areQuickRowsStored() && (
          <p role="alert" className="mb-4 text-sm text-negative">
            {texts.notStored}
          </p>
        )}
        {failure && <LinesUnchecked failure={failure} onRetry={retry} />}
        <button
          type="button"
          aria-expanded={isListOpen}
          onClick={() => setListOpen((before) => !before)}
          className={buttonStyle('secondary')}
        >
          {texts.list.open}
        </button>
        {isListOpen && (
          <div className="mt-4 rounded-card bg-sunken p-4 sm:p-5">
            <Suspense fallback={null}>
              <OrderList key={listKey} />
            </Suspense>
          </div>
        )}
        <div
          aria-hidden="true"
          className="mt-6 grid grid-cols-[minmax(0,1fr)_5.5rem_2.75rem] gap-x-2 text-sm font-medium sm:grid-cols-[14rem_5.5rem_minmax(0,1fr)] sm:gap-x-3"
        >
          <span>{texts.code}</span>
          <span>{texts.quantity}</span>
        </div>
        <ol ref={list} aria-label={texts.rows} className="divide-y divide-line border-b border-line">
          {views.map((view, index) => {
            const { id } = view.row;
            return (
              <QuickOrderRow
                key={id}
                view={view}
                number={index + 1}
                isLookedUp={failure === null && id !== editing}
                onText={(text) => changeQuickRows((current) => typeInRow(current, id, { text }))}
                onQuantity={(quantity) => changeQuickRows((current) => typeInRow(current, id, { quantity }))}
                onPick={(code) => {
                  changeQuickRows((current) => typeInRow(current, id, { text: code }));
                  focus(id, 'quantity');
                }}
                onUse={(product) => use(id, product)}
                onPasteList={(text) => void pasteList(id, text)}
                onNext={(from) => goOn(id, from)}
                onEditing={(isEditing) =>
                  setEditing((before) => (isEditing ? id : before === id ? null : before))
                }
                onRemove={() => {
                  changeQuickRows((current) => withoutBlankRows(removeRows(current, new Set([id]))));
                  const at = shown.findIndex((row) => row.id === id);
                  focus((shown[at + 1] ?? shown[at - 1])?.id, 'code');
                }}
              />
            );
          })}
        </ol>
        <p className="mt-3 text-sm text-ink-faint">{rows.length >= mostLines ? texts.full : texts.keys}</p>
      </div>
      <OrderSummary rows={rows} views={views} />
    </div>
  );
}

/** Stores what the shop answered about the product of each row, so that it is shown without a connection too. */
function useKnownProducts(rows: QuickRows, answers: ReturnType<typeof useRowAnswers>['answers']): void {
  useEffect(() => {
    const views = readRows(rows, answers, []);
    const confirmed = views.map(({ row, state }) =>
      state.kind === 'found' && state.isConfirmed ? knownProduct(state.product) : row.product,
    );
    const isSame = rows.every(({ product }, at) => JSON.stringify(product) === JSON.stringify(confirmed[at]));
    if (isSame) return;
    const byId = new Map(rows.map(({ id, text }, at) => [id, { text, product: confirmed[at] ?? null }]));
    changeQuickRows((current) =>
      current.map((row) => {
        const answered = byId.get(row.id);
        return answered?.text === row.text ? { ...row, product: answered.product } : row;
      }),
    );
  }, [rows, answers]);
}
