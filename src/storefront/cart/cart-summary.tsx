import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { acceptServerPrices, type Cart } from '#domain/cart/cart.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { DocumentIcon, ListIcon } from '#ui/icons.tsx';
import { Price } from '../catalogue/price.tsx';
import { SaveToList } from '../lists/save-to-list.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { cartQuotationPath } from '../navigation/quotation-path.ts';
import { CartDelivery } from './cart-delivery.tsx';
import { changeCart } from './cart-store.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { LargeOrderNotice, useIsLargeOrder } from './large-order.tsx';
import { SendCart } from './send-cart.tsx';
import type { PricedCartView } from './use-priced-cart.ts';

interface CartSummaryProps {
  readonly cart: Cart;
  readonly view: PricedCartView;
  readonly onAdjust: () => void;
}

/** Total with delivery, and the buttons for checkout, quotation and sharing. */
export function CartSummary({ cart, view, onAdjust }: CartSummaryProps) {
  const { summary, pieces, saveList } = useCartMessages();
  const { large } = orderMessages(useLocale());
  const titleId = useId();
  const actions = useRef<HTMLDivElement>(null);
  /** Focus target after the adjust button is replaced by the link to the checkout. */
  const pressedIn = useRef<Element | null>(null);
  const { lines, subtotal, total } = view;
  const buyable = lines.reduce((count, { available }) => count + available, 0);
  const unavailable = lines.filter(({ status }) => status !== 'available').length;

  const isLarge = useIsLargeOrder(lines.map(({ available, total }) => ({ quantity: available, total })));

  useEffect(() => {
    const link = unavailable === 0 && pressedIn.current?.querySelector('a');
    if (!link) return;
    link.focus();
    pressedIn.current = null;
  }, [unavailable]);

  /** Going on to the checkout accepts the current prices. */
  function agree(): void {
    const products = lines.flatMap(({ product }) => product ?? []);
    changeCart((current) => acceptServerPrices(current, products));
  }

  function adjust({ currentTarget }: MouseEvent): void {
    pressedIn.current = currentTarget.parentElement;
    onAdjust();
  }

  const goOn = (extra: string) =>
    unavailable > 0 ? (
      <button type="button" onClick={adjust} className={buttonStyle('primary', extra)}>
        {summary.adjust}
      </button>
    ) : isLarge ? (
      <LocaleLink to={cartQuotationPath} className={buttonStyle('primary', extra)}>
        {large.ask}
      </LocaleLink>
    ) : (
      <LocaleLink to="/checkout" onClick={agree} className={buttonStyle('primary', extra)}>
        {summary.checkout}
      </LocaleLink>
    );

  return (
    <section
      aria-labelledby={titleId}
      className="mt-10 rounded-panel border border-line bg-surface p-6 pt-4 sm:p-8 sm:pt-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:p-7 lg:pt-4"
    >
      <h2 id={titleId} className="sr-only">
        {summary.title}
      </h2>
      <CartDelivery view={view} />
      <dl className="mt-5 space-y-2 border-t border-line pt-5">
        <Amount
          label={
            <>
              {summary.subtotal}{' '}
              <span className="text-sm whitespace-nowrap text-ink-faint">({pieces(buyable)})</span>
            </>
          }
        >
          <Price amount={subtotal} />
        </Amount>
        <Amount label={summary.delivery}>
          <DeliveryFee view={view} />
        </Amount>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-lg font-medium">
          <dt>{summary.total}</dt>
          <dd aria-live="polite" className="text-xl">
            <Price amount={total} />
          </dd>
        </div>
      </dl>
      {unavailable > 0 && (
        <p className="mt-4 text-sm text-negative">
          {summary.unavailable(unavailable)} {summary.countsWhatIsThere}
        </p>
      )}
      {isLarge && <LargeOrderNotice className="mt-4" />}
      <div ref={actions} className="mt-5">
        {goOn('w-full')}
      </div>
      <div className="mt-3 grid gap-3">
        {(!isLarge || unavailable > 0) && (
          <LocaleLink to={cartQuotationPath} className={buttonStyle('secondary')}>
            <DocumentIcon />
            {summary.quotation}
          </LocaleLink>
        )}
        <SendCart cart={cart} view={view} />
        <SaveToList
          linesToSave={() => cart.map((line) => ({ ...line, note: '' }))}
          className={buttonStyle('quiet')}
        >
          <ListIcon />
          {saveList}
        </SaveToList>
      </div>
      <CheckoutBar total={total} standsInFor={actions}>
        {goOn('w-full px-3!')}
      </CheckoutBar>
    </section>
  );
}

function Amount({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Delivery fee; nothing until it is known. */
function DeliveryFee({ view: { delivered, delivery } }: { readonly view: PricedCartView }) {
  const { summary } = useCartMessages();
  if (delivery.zone && !delivered) return <span className="text-ink-faint">—</span>;
  if (!delivered?.delivery) return <span className="text-ink-faint">{summary.byZone}</span>;
  if (!delivered.delivery.isDelivered) return <span className="text-ink-faint">{summary.notDelivered}</span>;
  if (delivered.deliveryFee === 0) return <span className="text-positive">{summary.free}</span>;
  return <Price amount={delivered.deliveryFee} />;
}
