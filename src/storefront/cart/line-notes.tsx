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

/** Style of an inline text button in a line of the cart, with a full touch target. */
export const lineButtonStyle =
  'inline-flex min-h-11 shrink-0 items-center text-sm font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** Id of the note that explains the quantity of a product, for aria-describedby. */
export function stockNoteId(productId: string): string {
  return `stock-of-${productId}`;
}

interface PriceNoteProps {
  readonly line: CartLine;
  readonly product: CartProduct;
  readonly name: string;
}

/** Note with the price at which the product was added. The new price applies; going on to the checkout accepts it. */
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

/** Note on why a line cannot be bought as it is, with the actions that solve it. */
export function StockNote({ priced, name }: StockNoteProps) {
  const { notes } = useCartMessages();
  const { productId, status, available, product } = priced;
  if (status === 'gone') return <Note productId={productId} text={notes.gone} />;
  if (!product || status === 'available') return null;
  if (status === 'out_of_stock') {
    if (product.isService) {
      return (
        <Note productId={productId} text={notes.fullyBooked}>
          <LocaleLink to={productQuotationPath(product.slug, priced.quantity)} className={lineButtonStyle}>
            {notes.askForMore}
          </LocaleLink>
        </Note>
      );
    }
    return (
      <Note productId={productId} text={notes.outOfStock}>
        <LocaleLink to={`/product/${product.slug}`} className={lineButtonStyle}>
          {notes.tellMe}
        </LocaleLink>
      </Note>
    );
  }
  const isLimitOfCart = available === largestQuantity;
  const left = (product.isService ? notes.mostBooked : notes.onlyLeft)(available);
  return (
    <Note productId={productId} text={isLimitOfCart ? notes.mostOfOne : left}>
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
