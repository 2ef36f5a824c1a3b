import type { ReactNode } from 'react';
import { type CartLine, type CartProduct, largestQuantity, setQuantity } from '#domain/cart/cart.ts';
import type { PricedLine } from '#domain/cart/price-cart.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { changeCart } from './cart-store.ts';
import { PriceNote, StockNote, stockNoteId } from './line-notes.tsx';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly priced: PricedLine<CartProduct> | undefined;
  readonly onRemove: () => void;
}

/** One line of the cart: product, quantity, price, and what has changed since it was added. */
export function CartLineRow({ line, priced, onRemove }: CartLineRowProps) {
  const texts = useCartMessages();
  const { addToCart, catalogue } = useMessages();
  const locale = useLocale();
  const { productId, quantity } = line;
  const product = priced?.product ?? null;
  const { name: names, sku, slug, price, picture } = product ?? line.snapshot;
  const name = names[locale];
  const path = `/product/${slug}`;
  const isBuyable = priced !== undefined && priced.available > 0;
  return (
    <li
      data-row={productId}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-4 py-6 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <PictureOfLine isSold={product !== null} path={path} isPale={!isBuyable}>
        <CataloguePicture
          picture={picture}
          sizes="7.5rem"
          className="aspect-square w-full rounded-control object-cover"
        />
      </PictureOfLine>
      <div className="min-w-0">
        <h2 className={classNames('font-medium', !isBuyable && 'text-ink-soft')}>
          {product ? (
            <LocaleLink to={path} className="underline-offset-4 hover:underline">
              {unbrokenName(name)}
            </LocaleLink>
          ) : (
            unbrokenName(name)
          )}
        </h2>
        <p className="mt-1 text-sm text-ink-faint">
          {catalogue.sku} <bdi dir="ltr">{sku}</bdi>
        </p>
        {product && (
          <p className="mt-1 text-sm text-ink-soft">
            <Price amount={price} /> {texts.each}
          </p>
        )}
        {product && <PriceNote line={line} product={product} name={name} />}
        {priced && <StockNote priced={priced} name={name} />}
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-5 sm:col-span-1 sm:col-start-3 sm:mt-0 sm:flex-col sm:items-end sm:justify-start sm:gap-y-1',
          isBuyable ? 'col-span-2' : 'col-start-2 -mt-4',
        )}
      >
        {isBuyable && (
          <>
            <p className="order-last font-medium sm:order-first sm:pb-2">
              <Price amount={priced.total} />
            </p>
            <QuantityStepper
              label={texts.quantityOf(name)}
              decreaseLabel={addToCart.decrease}
              increaseLabel={addToCart.increase}
              value={quantity}
              max={largestQuantity}
              onChange={(wanted) => changeCart((cart) => setQuantity(cart, productId, wanted))}
              errorId={priced.status === 'short' ? stockNoteId(productId) : undefined}
            />
          </>
        )}
        <button
          type="button"
          data-takes-focus
          onClick={onRemove}
          aria-label={texts.removeNamed(name)}
          className="me-auto min-h-11 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent sm:me-0"
        >
          {texts.remove}
        </button>
      </div>
    </li>
  );
}

interface PictureOfLineProps {
  readonly isSold: boolean;
  readonly isPale: boolean;
  readonly path: string;
  readonly children: ReactNode;
}

/** Picture that links to the product for the pointer; the name beside it is the accessible link. */
function PictureOfLine({ isSold, isPale, path, children }: PictureOfLineProps) {
  const look = classNames('block', isPale && 'opacity-50 grayscale');
  return isSold ? (
    <LocaleLink to={path} tabIndex={-1} aria-hidden="true" className={look}>
      {children}
    </LocaleLink>
  ) : (
    <span aria-hidden="true" className={look}>
      {children}
    </span>
  );
}
