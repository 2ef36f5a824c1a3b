import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { cartAfterOrder } from '#domain/orders/cart-after-order.ts';
import { orderPath } from '#domain/orders/order.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { changeCart, dropInvalidStoredLines } from '../cart/cart-store.ts';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { useCart } from '../cart/use-cart.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { OrderPageState } from '../order-tracking/order-page-state.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { findLastOrder, keepLastOrder, type PlacedOrder } from './checkout-store.ts';
import type { UncheckedOrder } from './order-body-from.ts';

/** Checkout form for the cart. The cart is in the browser's storage, so the rendered page reserves its space. */
export function Checkout() {
  const cart = useCart();
  const locale = useLocale();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  useEffect(dropInvalidStoredLines, []);

  function onPlaced(order: PlacedOrder, lines: UncheckedOrder['lines']): void {
    keepLastOrder(order);
    setPlaced(order);
    changeCart((current) => cartAfterOrder(current, lines));
    // Replaces the checkout in the history, so that Back leads to the page before it.
    const state: OrderPageState = { isJustPlaced: true };
    void navigate(localizedPath(locale, orderPath(order)), { replace: true, state });
  }

  return (
    <div className="min-h-[70dvh]">
      {placed ? (
        <OrderPlaced order={placed} />
      ) : cart?.length === 0 ? (
        <NothingToOrder />
      ) : (
        cart && <CheckoutForm cart={cart} onPlaced={onPlaced} />
      )}
    </div>
  );
}

/** Shown until the order page is loaded, or as the confirmation if the connection is lost. */
function OrderPlaced({ order }: { readonly order: PlacedOrder }) {
  const { placed } = useCheckoutMessages();
  return (
    <section role="status" className="rounded-panel bg-surface px-6 py-14 text-center shadow-raised">
      <h2 className="type-heading">{placed.title}</h2>
      <p className="mt-3 text-lg">
        <bdi dir="ltr">{order.number}</bdi>
      </p>
      <p className="mt-3 flex items-center justify-center gap-3 text-ink-soft">
        <Spinner />
        {placed.opening}
      </p>
      <LocaleLink to={orderPath(order)} prefetch="none" className={buttonStyle('secondary', 'mt-6')}>
        {placed.open}
      </LocaleLink>
    </section>
  );
}

function NothingToOrder() {
  const { empty } = useCheckoutMessages();
  const [lastOrder] = useState(findLastOrder);
  return (
    <>
      {lastOrder && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 rounded-control bg-surface px-5 py-3 shadow-raised">
          {empty.lastOrder}
          <LocaleLink
            to={orderPath(lastOrder)}
            prefetch="none"
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-accent"
          >
            {empty.openLastOrder(lastOrder.number)}
          </LocaleLink>
        </p>
      )}
      <EmptyCart texts={empty} />
    </>
  );
}
