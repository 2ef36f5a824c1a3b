import { useEffect, useRef, useState } from 'react';
import { type Cart, type CartLine, removeFromCart, restoreLine, setQuantity } from '#domain/cart/cart.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ArrowBackIcon } from '#ui/icons.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { CartFit } from './cart-fit.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { cartRows, noteRemoval, nothingRemoved, placeInCart } from './cart-rows.ts';
import { changeCart, dropInvalidStoredLines } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { RemovedRow } from './removed-row.tsx';
import { SeatHint } from './seat-hint.tsx';
import { useCart } from './use-cart.ts';
import { usePricedCart } from './use-priced-cart.ts';

const onwardStyle =
  'inline-flex min-h-12 items-center gap-2.5 font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent';

/** Contents of the cart. They are in the browser's storage, so the rendered page reserves their space. */
export function CartContents() {
  const { withoutScripts } = useCartMessages();
  const cart = useCart();

  useEffect(dropInvalidStoredLines, []);

  return (
    <div className="min-h-[82dvh] print:min-h-0">
      <noscript>
        <p className="max-w-prose rounded-panel bg-sunken px-6 py-10">{withoutScripts}</p>
      </noscript>
      {cart && <LinesAndSummary cart={cart} />}
    </div>
  );
}

function LinesAndSummary({ cart }: { readonly cart: Cart }) {
  const texts = useCartMessages();
  const locale = useLocale();
  const view = usePricedCart(cart);
  const list = useRef<HTMLUListElement>(null);
  /** The row to focus after the render, because the pressed button is removed with the old row. */
  const focusNext = useRef<string | null>(null);
  const [removed, setRemoved] = useState(nothingRemoved);
  const [announcement, setAnnouncement] = useState('');
  const rows = cartRows(cart, removed);
  const priced = new Map(view.lines.map((line) => [line.productId, line]));

  useEffect(() => {
    if (focusNext.current === null) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(focusNext.current)}"]`);
    row?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
    focusNext.current = null;
  });

  function remove(line: CartLine): void {
    setRemoved(noteRemoval(removed, rows, line));
    changeCart((current) => removeFromCart(current, line.productId));
    setAnnouncement(`${texts.removed} ${line.snapshot.name[locale]}`);
    focusNext.current = line.productId;
  }

  function restore(line: CartLine): void {
    changeCart((current) => restoreLine(current, line, placeInCart(rows, line.productId)));
    setAnnouncement(texts.restored(line.snapshot.name[locale]));
    focusNext.current = line.productId;
  }

  /** Reduces quantities to the stock and removes unavailable products, which can be undone. */
  function adjust(): void {
    const missing = cart.filter(({ productId }) => priced.get(productId)?.available === 0);
    setRemoved(missing.reduce((all, line) => noteRemoval(all, rows, line), removed));
    changeCart((current) =>
      current.flatMap((line) => {
        const available = priced.get(line.productId)?.available ?? line.quantity;
        return available === 0 ? [] : setQuantity([line], line.productId, Math.min(line.quantity, available));
      }),
    );
    setAnnouncement(texts.summary.adjusted);
    if (missing.length === cart.length) focusNext.current = missing[0]?.productId ?? null;
  }

  const status = (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
  if (rows.length === 0) {
    return (
      <>
        {status}
        <EmptyCart texts={texts.empty} />
        <p className="mt-3 flex flex-wrap justify-center gap-x-8">
          <LocaleLink to="/quick-order" className={onwardStyle}>
            {texts.quickOrder}
          </LocaleLink>
          <LocaleLink to="/lists" className={onwardStyle}>
            {texts.lists}
          </LocaleLink>
        </p>
      </>
    );
  }
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr] lg:items-start">
      <div>
        {status}
        {view.hasFailed && cart.length > 0 && <Unconfirmed onRetry={view.retry} />}
        <ul ref={list} aria-label={texts.list} className="divide-y divide-line border-y border-line">
          {rows.map(({ line, isRemoved }) =>
            isRemoved ? (
              <RemovedRow key={line.productId} line={line} onUndo={() => restore(line)} />
            ) : (
              <CartLineRow
                key={line.productId}
                line={line}
                priced={priced.get(line.productId)}
                onRemove={() => remove(line)}
              />
            ),
          )}
        </ul>
        {cart.length === 0 ? (
          <div className="mt-8">
            <EmptyCart texts={texts.empty} />
          </div>
        ) : (
          <p className="mt-3 flex flex-wrap gap-x-8 print:hidden">
            <LocaleLink to="/products" className={onwardStyle}>
              <ArrowBackIcon />
              {texts.continue}
            </LocaleLink>
            <LocaleLink to="/quick-order" className={onwardStyle}>
              {texts.quickOrder}
            </LocaleLink>
            <LocaleLink to="/lists" className={onwardStyle}>
              {texts.lists}
            </LocaleLink>
          </p>
        )}
      </div>
      {cart.length > 0 && <CartSummary cart={cart} view={view} onAdjust={adjust} />}
      {cart.length > 0 && <CartFit cart={cart} />}
      {cart.length > 0 && <SeatHint cart={cart} />}
    </div>
  );
}

/** Notice that prices could not be confirmed. The cart stays usable with the stored prices. */
function Unconfirmed({ onRetry }: { readonly onRetry: () => void }) {
  const { unconfirmed } = useCartMessages();
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunken px-5 py-4 sm:flex-nowrap"
    >
      <p className="max-w-prose">{unconfirmed.text}</p>
      <button type="button" onClick={onRetry} className={buttonStyle('secondary', 'shrink-0')}>
        {unconfirmed.retry}
      </button>
    </div>
  );
}
