import type { ReactNode } from 'react';
import {
  acceptServerPrices,
  type CartLine,
  type CartProduct,
  largestQuantity,
  setQuantity,
} from '#domain/cart/cart.ts';
import type { PricedLine } from '#domain/cart/price-cart.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { productQuotationPath } from '../navigation/quotation-path.ts';
import { changeCart } from './cart-store.ts';
import { lineButtonStyle } from './line-button-style.ts';
import { stockNoteId } from './stock-note-id.ts';

interface PriceNoteProps {
  readonly line: CartLine;
  readonly product: CartProduct;
  readonly name: string;
}

/** Says what the product cost when it was added. The new price counts already; going on to the checkout agrees too. */
export function PriceNote({ line, product, name }: PriceNoteProps) {
  const { notes } = useCartMessages();
  const before = line.snapshot.price;
  if (before === product.price) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink">
      <span className="py-2">
        {notes.priceBefore} <Price amount={before} />
      </span>
      <button
        type="button"
        onClick={() => changeCart((cart) => acceptServerPrices(cart, [product]))}
        aria-label={notes.agreeNamed(name)}
        className={lineButtonStyle}
      >
        {notes.agree}
      </button>
    </p>
  );
}

interface StockNoteProps {
  readonly priced: PricedLine<CartProduct>;
  readonly name: string;
}

/** Says what keeps the line from being bought as it is, with what one would do about it. */
export function StockNote({ priced, name }: StockNoteProps) {
  const { notes } = useCartMessages();
  const { productId, status, available, product } = priced;
  if (status === 'gone') return <Note productId={productId} text={notes.gone} />;
  if (!product || status === 'available') return null;
  if (status === 'out_of_stock') {
    return (
      <Note productId={productId} text={notes.outOfStock}>
        <LocaleLink to={`/product/${product.slug}`} className={lineButtonStyle}>
          {notes.tellMe}
        </LocaleLink>
      </Note>
    );
  }
  const isLimitOfCart = available === largestQuantity;
  return (
    <Note productId={productId} text={isLimitOfCart ? notes.mostOfOne : notes.onlyLeft(available)}>
      <button
        type="button"
        onClick={() => changeCart((cart) => setQuantity(cart, productId, available))}
        aria-label={notes.takeNamed(available, name)}
        className={lineButtonStyle}
      >
        {notes.take(available)}
      </button>
      <LocaleLink to={productQuotationPath(product.slug, priced.quantity)} className={lineButtonStyle}>
        {notes.askForMore}
      </LocaleLink>
    </Note>
  );
}

interface NoteProps {
  readonly productId: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Note({ productId, text, children }: NoteProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <p id={stockNoteId(productId)} className="py-1.5 text-sm font-medium text-negative">
        {text}
      </p>
      {children}
    </div>
  );
}
