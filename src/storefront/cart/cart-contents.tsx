import { useEffect, useRef, useState } from 'react';
import {
  type CartLine,
  cartTotal,
  largestQuantity,
  lineTotal,
  removeFromCart,
  setQuantity,
} from '#domain/cart/cart.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { quotationPath } from '../quotation-path.ts';
import { changeCart, settleStoredCart } from './cart-store.ts';
import { EmptyCart } from './empty-cart.tsx';
import { useCart } from './use-cart.ts';

/** What is in the cart. The page comes without it, so its room is kept free until the browser fills it in. */
export function CartContents() {
  const { cartLines } = useMessages();
  const cart = useCart();
  const area = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(settleStoredCart, []);

  function remove({ productId }: CartLine, name: string): void {
    changeCart((current) => removeFromCart(current, productId));
    setAnnouncement(cartLines.removed(name));
    // The button that was pressed is gone, and the focus must not be lost with it.
    area.current?.focus();
  }

  return (
    <div ref={area} tabIndex={-1} className="min-h-[70dvh] outline-none">
      <noscript>
        <p className="max-w-prose rounded-panel bg-sunken px-6 py-10">{cartLines.withoutScripts}</p>
      </noscript>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {cart?.length === 0 && <EmptyCart />}
      {cart && cart.length > 0 && (
        <>
          <ul aria-label={cartLines.list} className="divide-y divide-line border-y border-line">
            {cart.map((line) => (
              <Line key={line.productId} line={line} onRemove={(name) => remove(line, name)} />
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
            <p className="type-heading flex grow gap-6 sm:order-last sm:grow-0">
              <span className="me-auto">{cartLines.total}</span>
              <Price amount={cartTotal(cart)} />
            </p>
            <div className="flex grow flex-wrap gap-3 sm:grow-0">
              <LocaleLink to={quotationPath()} className={buttonStyle('primary', 'grow')}>
                {cartLines.quotation}
              </LocaleLink>
              <LocaleLink to="/products" className={buttonStyle('secondary', 'grow')}>
                {cartLines.continue}
              </LocaleLink>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Line({ line, onRemove }: { readonly line: CartLine; readonly onRemove: (name: string) => void }) {
  const { cartLines, addToCart, catalogue } = useMessages();
  const { productId, quantity, snapshot } = line;
  const name = snapshot.name[useLocale()];
  const path = `/product/${snapshot.slug}`;
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-6">
      <LocaleLink to={path} tabIndex={-1} aria-hidden="true" className="row-span-2 sm:row-span-1">
        <CataloguePicture
          picture={snapshot.picture}
          sizes="7rem"
          className="aspect-square w-full rounded-control"
        />
      </LocaleLink>
      <div className="min-w-0">
        <h2 className="font-medium">
          <LocaleLink to={path} className="underline-offset-4 hover:underline">
            {name}
          </LocaleLink>
        </h2>
        <p className="mt-1 text-sm text-ink-faint">
          {catalogue.sku} <bdi dir="ltr">{snapshot.sku}</bdi>
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          <Price amount={snapshot.price} /> {cartLines.each}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:flex-col sm:items-end sm:justify-start">
        <QuantityStepper
          label={cartLines.quantityOf(name)}
          decreaseLabel={addToCart.decrease}
          increaseLabel={addToCart.increase}
          value={quantity}
          max={largestQuantity}
          onChange={(wanted) => changeCart((cart) => setQuantity(cart, productId, wanted))}
        />
        <button
          type="button"
          onClick={() => onRemove(name)}
          aria-label={cartLines.removeNamed(name)}
          className="min-h-11 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {cartLines.remove}
        </button>
        <p className="basis-full font-medium sm:order-first sm:basis-auto sm:pb-2">
          <Price amount={lineTotal(line)} />
        </p>
      </div>
    </li>
  );
}
