import { useCallback, useState } from 'react';
import { type CartLimit, quantityInCart } from '#domain/cart/cart.ts';
import { isInStock } from '#domain/catalogue/products/product.ts';
import { useCompareMessages } from '#i18n/messages/storefront/buying/compare-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { limitOf } from '../cart/add-to-cart.tsx';
import { AddedPanel } from '../cart/added-panel.tsx';
import { addProduct } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { productQuotationPath } from '../navigation/quotation-path.ts';
import type { ComparedProduct } from './comparison.ts';

/** Adds one piece to the cart, or leads to the form for a quotation. A discontinued product has neither. */
export function BuyCell({ product }: { readonly product: ComparedProduct }) {
  const { addToCart } = useMessages();
  const texts = useCompareMessages();
  const name = product.name[useLocale()];
  const cart = useCart() ?? [];
  const [timesAdded, setTimesAdded] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);
  const [limit, setLimit] = useState<CartLimit | null>(null);
  const dismiss = useCallback(() => setIsConfirming(false), []);

  function add(): void {
    const addition = addProduct(product, 1);
    setLimit(addition.fits ? null : addition.limit);
    setIsConfirming(addition.fits);
    setTimesAdded((times) => times + 1);
  }

  if (!product.isSold) return null;
  return (
    <div className="flex max-w-64 flex-col gap-2">
      {isInStock(product) && (
        <button
          type="button"
          onClick={add}
          aria-label={texts.addToCart(name)}
          className={buttonStyle('primary', 'px-3! text-sm! noscript:hidden')}
        >
          {addToCart.add}
        </button>
      )}
      <LocaleLink
        to={productQuotationPath(product.slug, null)}
        aria-label={texts.quotationFor(name)}
        className={buttonStyle('secondary', 'px-3! text-sm!')}
      >
        {texts.quotation}
      </LocaleLink>
      <p role="alert" className="text-sm text-negative empty:hidden">
        {limit && addToCart.limits[limitOf(product, limit)](product.stock, quantityInCart(cart, product.id))}
      </p>
      <p role="status" className="sr-only">
        {/* Screen readers announce a repeated text only when it is a new element. */}
        {isConfirming && <span key={timesAdded}>{addToCart.announcement(name, 1)}</span>}
      </p>
      {isConfirming && <AddedPanel key={timesAdded} product={product} quantity={1} onDismiss={dismiss} />}
    </div>
  );
}
