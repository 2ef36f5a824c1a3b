import { type KeyboardEvent, useId } from 'react';
import type { CartProduct } from '#domain/cart/cart.ts';
import { longestQuantity } from '#domain/quotes/quick-order/quick-rows.ts';
import type { RowView } from '#domain/quotes/quick-order/row-states.ts';
import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { borderStyle } from '#ui/text-field.tsx';
import { Price } from '../catalogue/price.tsx';
import { CodeField } from './code-field.tsx';
import { RowNotes } from './row-notes.tsx';

interface QuickOrderRowProps {
  readonly view: RowView;
  /** From 1 on. */
  readonly number: number;
  /** Whether the shop is asked what the row means. */
  readonly isLookedUp: boolean;
  readonly onText: (text: string) => void;
  readonly onQuantity: (quantity: string) => void;
  readonly onPick: (code: string) => void;
  readonly onUse: (product: CartProduct) => void;
  readonly onPasteList: (text: string) => void;
  /** Moves the focus on: from the code to the quantity, from the quantity to the next row. */
  readonly onNext: (from: 'code' | 'quantity') => void;
  readonly onEditing: (isEditing: boolean) => void;
  readonly onRemove: () => void;
}

/** One line of the quick order: code, quantity and what they mean. */
export function QuickOrderRow(props: QuickOrderRowProps) {
  const {
    view,
    number,
    isLookedUp,
    onText,
    onQuantity,
    onPick,
    onUse,
    onPasteList,
    onNext,
    onEditing,
    onRemove,
  } = props;
  const { row, state } = view;
  const texts = useQuickOrderMessages();
  const noteId = useId();
  const problem = state.kind === 'found' ? state.problem : null;
  const isUnknown = state.kind === 'unknown' || state.kind === 'discontinued';

  function onQuantityKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext('quantity');
  }

  return (
    <li
      data-row={row.id}
      className="grid grid-cols-[minmax(0,1fr)_5.5rem_2.75rem] items-start gap-x-2 gap-y-1.5 py-3 sm:grid-cols-[14rem_5.5rem_minmax(0,1fr)_auto_2.75rem] sm:gap-x-3"
    >
      <CodeField
        label={texts.codeOf(number)}
        value={row.text}
        errorId={isUnknown ? noteId : undefined}
        onType={onText}
        onPick={onPick}
        onPasteList={onPasteList}
        onDone={() => onNext('code')}
        onFocusChange={onEditing}
      />
      <input
        type="text"
        inputMode="numeric"
        aria-label={texts.quantityOf(number)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? noteId : undefined}
        data-quantity
        autoComplete="off"
        enterKeyHint="next"
        maxLength={longestQuantity}
        placeholder="1"
        value={row.quantity}
        onChange={(event) => onQuantity(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onQuantityKey}
        className={`h-12 w-full rounded-control border bg-surface px-2 text-center tabular-nums placeholder:text-ink-faint ${borderStyle(problem ? noteId : undefined)}`}
      />
      <div className="col-span-3 min-w-0 empty:hidden sm:col-span-1 sm:pt-1">
        <RowNotes
          id={noteId}
          state={state}
          isLookedUp={isLookedUp}
          onUse={onUse}
          onQuantity={(quantity) => onQuantity(String(quantity))}
        />
      </div>
      <p className="pt-3 text-end font-medium max-sm:hidden">
        {state.kind === 'found' && state.count !== null && (
          <Price amount={state.count * state.product.price} />
        )}
      </p>
      {state.kind === 'blank' && row.quantity === '' ? (
        <span className="max-sm:col-start-3 max-sm:row-start-1" />
      ) : (
        <button
          type="button"
          onClick={onRemove}
          aria-label={texts.remove(number)}
          className="hit-area mt-0.5 rounded-control text-ink-soft hover:text-accent max-sm:col-start-3 max-sm:row-start-1"
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}
