import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Cart, cartLine, largestQuantity } from '#domain/cart/cart.ts';
import type { ListLine } from '#domain/cart/lists/saved-lists.ts';
import { isBlank, type QuickRows, removeRows, restoreRows } from '#domain/quotes/quick-order/quick-rows.ts';
import { type RowView, takeToCart } from '#domain/quotes/quick-order/row-states.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CartIcon, DocumentIcon, ListIcon } from '#ui/icons.tsx';
import { changeCart } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { Price } from '../catalogue/price.tsx';
import { SaveToList } from '../lists/save-to-list.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { quotationPath } from '../navigation/quotation-path.ts';
import { changeQuickRows } from './quick-order-store.ts';

interface OrderSummaryProps {
  readonly rows: QuickRows;
  readonly views: readonly RowView[];
}

interface Outcome {
  readonly text: string;
  /** What an undo restores; null when there is nothing to undo. */
  readonly before: { readonly rows: QuickRows; readonly cart: Cart | null } | null;
  readonly isInCart: boolean;
}

/** What can be ordered of the lines, with the buttons that send them to the cart or into a quotation. */
export function OrderSummary({ rows, views }: OrderSummaryProps) {
  const texts = useQuickOrderMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const cart = useCart() ?? [];
  const titleId = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const ready = takeToCart(cart, views);
  const used = views.filter(({ row }) => !isBlank(row));
  const open = used.filter(({ row, state }) => state.kind !== 'waiting' && !ready.taken.has(row.id)).length;
  const total = views.reduce(
    (sum, { row, state }) =>
      state.kind === 'found' && ready.taken.has(row.id)
        ? sum + (state.count ?? 0) * state.product.price
        : sum,
    0,
  );

  function addAll(): void {
    if (ready.products === 0) {
      setOutcome({ text: texts.summary.nothingToAdd, before: null, isInCart: false });
      return;
    }
    const before = { rows, cart };
    changeCart((current) => takeToCart(current, views).cart);
    changeQuickRows((current) => removeRows(current, ready.taken));
    const added = texts.added(ready.products, ready.pieces);
    setOutcome({
      text: ready.isCartFull ? `${added} ${texts.cartFull}` : added,
      before,
      isInCart: true,
    });
  }

  function clear(): void {
    changeQuickRows(() => []);
    setOutcome({ text: texts.cleared, before: { rows, cart: null }, isInCart: false });
  }

  function undo(): void {
    const before = outcome?.before;
    if (!before) return;
    const ownCart = before.cart;
    if (ownCart) changeCart(() => ownCart);
    changeQuickRows((current) => restoreRows(current, before.rows));
    setOutcome({ text: texts.undone, before: null, isInCart: false });
  }

  /** Every product once, as often as the rows say, also beyond the stock. */
  function linesToSave(): ListLine[] {
    return views.flatMap(({ state }) => {
      if (state.kind !== 'found' || state.sameAs !== null) return [];
      const quantity = Math.min(largestQuantity, Math.max(1, state.together));
      return { ...cartLine(state.product, quantity), note: '' };
    });
  }

  async function askForQuotation(): Promise<void> {
    const { sendToQuotation } = await import('./send-to-quotation.ts');
    sendToQuotation(views);
    await navigate(localizedPath(locale, quotationPath));
  }

  return (
    <section
      aria-labelledby={titleId}
      className="mt-10 rounded-panel border border-line bg-surface p-6 lg:sticky lg:top-24 lg:mt-0"
    >
      <h2 id={titleId} className="type-heading">
        {texts.summary.title}
      </h2>
      <div role="status" className="mt-3 empty:hidden">
        {outcome && (
          <div className="rounded-control bg-accent-soft px-4 py-2">
            <p>{outcome.text}</p>
            <p className="flex flex-wrap gap-x-5">
              {outcome.isInCart && (
                <LocaleLink to="/cart" className={actionStyle}>
                  {texts.viewCart}
                </LocaleLink>
              )}
              {outcome.before && (
                <button type="button" onClick={undo} className={actionStyle}>
                  {texts.undo}
                </button>
              )}
            </p>
          </div>
        )}
      </div>
      {used.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.summary.nothing}</p>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">{texts.summary.ready(ready.products, ready.pieces)}</p>
          <p className="mt-1 flex items-baseline justify-between gap-4 font-medium">
            {texts.summary.total}
            <span aria-live="polite" className="text-lg whitespace-nowrap">
              <Price amount={total} />
            </span>
          </p>
          {open > 0 && <p className="mt-2 text-sm text-negative">{texts.summary.open(open)}</p>}
          <div className="mt-5 grid gap-3">
            <button type="button" onClick={addAll} className={buttonStyle('primary')}>
              <CartIcon />
              {texts.summary.cart}
            </button>
            <button type="button" onClick={() => void askForQuotation()} className={buttonStyle('secondary')}>
              <DocumentIcon />
              {texts.summary.quotation}
            </button>
            <p className="text-sm text-ink-faint">{texts.summary.quotationHint}</p>
            <SaveToList linesToSave={linesToSave} className={buttonStyle('quiet')}>
              <ListIcon />
              {texts.summary.saveList}
            </SaveToList>
            <button type="button" onClick={clear} className={buttonStyle('quiet')}>
              {texts.summary.clear}
            </button>
          </div>
        </>
      )}
      <p className="mt-4">
        <LocaleLink to="/lists" className={actionStyle}>
          {texts.summary.lists}
        </LocaleLink>
      </p>
    </section>
  );
}

const actionStyle =
  'inline-flex min-h-11 items-center font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent';
