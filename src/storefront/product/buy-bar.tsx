import { type RefObject, useCallback, useState } from 'react';
import { type CartLimit, type CartProduct, quantityInCart } from '#domain/cart/cart.ts';
import { isInStock } from '#domain/catalogue/products/product.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { limitOf } from '../cart/add-to-cart.tsx';
import { AddedPanel } from '../cart/added-panel.tsx';
import { addProduct } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { Price } from '../catalogue/price.tsx';
import { stockAlertId } from './stock-alert-id.ts';
import { useIsInView } from './use-is-in-view.ts';

interface BuyBarProps {
  readonly product: CartProduct;
  readonly quantity: number;
  /** The element with the same button; the bar is hidden while that is in view. */
  readonly standsInFor: RefObject<Element | null>;
}

/**
 * Sticky bar with price and button on small screens. The styles that reserve its space at the end of the page select
 * `data-buy-bar`.
 */
export function BuyBar({ product, quantity, standsInFor }: BuyBarProps) {
  const { product: messages, addToCart } = useMessages();
  const locale = useLocale();
  const cart = useCart() ?? [];
  const isShown = !useIsInView(standsInFor);
  const [timesAdded, setTimesAdded] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);
  const [limit, setLimit] = useState<CartLimit | null>(null);
  const dismiss = useCallback(() => setIsConfirming(false), []);

  function add(): void {
    const addition = addProduct(product, quantity);
    setLimit(addition.fits ? null : addition.limit);
    setIsConfirming(addition.fits);
    if (addition.fits) setTimesAdded((times) => times + 1);
  }

  return (
    <>
      <section
        data-buy-bar={isShown ? 'shown' : 'away'}
        inert={!isShown}
        aria-label={messages.buyBar}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <div className="page-column flex h-[calc(4.5rem-1px)] items-center gap-4">
          <p role="alert" className={limit ? 'min-w-0 flex-1 text-sm leading-snug text-negative' : 'sr-only'}>
            {limit &&
              addToCart.limits[limitOf(product, limit)](product.stock, quantityInCart(cart, product.id))}
          </p>
          {!limit && (
            <p className="min-w-0 flex-1">
              <span className="block truncate text-sm text-ink-soft">{product.name[locale]}</span>
              <span className="block font-medium">
                <Price amount={product.price} />
              </span>
            </p>
          )}
          {isInStock(product) ? (
            <button type="button" onClick={add} className={buttonStyle('primary', 'shrink-0 px-5')}>
              {addToCart.add}
              {quantity > 1 && <bdi>({quantity})</bdi>}
            </button>
          ) : (
            <a href={`#${stockAlertId}`} className={buttonStyle('primary', 'shrink-0 px-5')}>
              {messages.notifyMe}
            </a>
          )}
        </div>
      </section>
      <p role="status" className="sr-only">
        {/* Screen readers announce a repeated text only when it is a new element. */}
        {isConfirming && (
          <span key={timesAdded}>{addToCart.announcement(product.name[locale], quantity)}</span>
        )}
      </p>
      {isConfirming && (
        <AddedPanel key={timesAdded} product={product} quantity={quantity} onDismiss={dismiss} />
      )}
    </>
  );
}
