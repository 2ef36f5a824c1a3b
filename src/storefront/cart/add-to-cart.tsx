import { useCallback, useId, useState } from 'react';
import {
  addToCart,
  type CartLimit,
  type CartProduct,
  largestQuantity,
  quantityInCart,
} from '#domain/cart/cart.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CartIcon } from '#ui/icons.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { productQuotationPath } from '../navigation/quotation-path.ts';
import { AddedPanel } from './added-panel.tsx';
import { addProduct } from './cart-store.ts';
import { useCart } from './use-cart.ts';

/** The text of a limit: a service has no stock to speak of. */
export function limitOf({ isService }: CartProduct, limit: CartLimit): CartLimit | 'service' {
  return isService && limit === 'stock' ? 'service' : limit;
}

interface AddToCartProps {
  readonly product: CartProduct;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** Quantity stepper and button that adds a product to the cart, with confirmation and limit beside it. */
export function AddToCart({ product, quantity, onQuantity }: AddToCartProps) {
  const messages = useMessages().addToCart;
  const locale = useLocale();
  const cart = useCart() ?? [];
  const errorId = useId();
  /** The limit is explained after an input, also one in the address, and not right after a success. */
  const [isChecked, setIsChecked] = useState(quantity > 1);
  const [added, setAdded] = useState<number | null>(null);
  const [timesAdded, setTimesAdded] = useState(0);

  const dismiss = useCallback(() => setAdded(null), []);

  const attempt = addToCart(cart, product, quantity);
  const problem = isChecked && !attempt.fits ? attempt.limit : null;

  function add(): void {
    const addition = addProduct(product, quantity);
    setIsChecked(!addition.fits);
    setAdded(addition.fits ? quantity : null);
    setTimesAdded((times) => times + 1);
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <QuantityStepper
          label={messages.quantity}
          decreaseLabel={messages.decrease}
          increaseLabel={messages.increase}
          value={quantity}
          max={largestQuantity}
          onChange={(value) => {
            onQuantity(value);
            setIsChecked(true);
          }}
          errorId={problem ? errorId : undefined}
        />
        <button type="button" onClick={add} className={buttonStyle('primary', 'flex-1 basis-44 px-4')}>
          <CartIcon />
          {messages.add}
        </button>
      </div>
      <noscript>
        <LocaleLink
          to={productQuotationPath(product.slug, null)}
          className={buttonStyle('primary', 'w-full sm:w-auto')}
        >
          {messages.requestQuotation}
        </LocaleLink>
      </noscript>
      <p id={errorId} role="alert" className="text-sm text-negative not-empty:mt-3">
        {problem && (
          <>
            {messages.limits[limitOf(product, problem)](product.stock, quantityInCart(cart, product.id))}{' '}
            {problem !== 'lines' && (
              <LocaleLink
                to={productQuotationPath(product.slug, quantity)}
                className="whitespace-nowrap underline underline-offset-4"
              >
                {messages.askForMore}
              </LocaleLink>
            )}
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {added !== null && (
          // Screen readers announce a repeated text only when it is a new element.
          <span key={timesAdded}>{messages.announcement(product.name[locale], added)}</span>
        )}
      </p>
      {added !== null && (
        <AddedPanel key={timesAdded} product={product} quantity={added} onDismiss={dismiss} />
      )}
    </div>
  );
}
