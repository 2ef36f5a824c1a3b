import { useState } from 'react';
import { addAllToCart } from '#domain/cart/add-all-to-cart.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import { useRoomsMessages } from '#i18n/messages/storefront/buying/rooms-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CartIcon } from '#ui/icons.tsx';
import { CartOutcome, type Outcome } from '../cart/cart-outcome.tsx';
import { changeCart } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { Price } from '../catalogue/price.tsx';

/** What one of each costs, and the button that adds them. What is out of stock is said before and after. */
export function BuyRoom({ products }: { readonly products: readonly CartProduct[] }) {
  const texts = useRoomsMessages();
  const cart = useCart() ?? [];
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const inStock = products.filter(({ stock }) => stock > 0);
  const missing = products.length - inStock.length;
  const wanted = products.map((product) => ({ product, quantity: 1 }));

  function addAll(): void {
    const { added, refused } = addAllToCart(cart, wanted);
    changeCart((current) => addAllToCart(current, wanted).cart);
    setOutcome({ added: added.size, refused: refused.map(({ product }) => product) });
  }

  return (
    <div className="rounded-panel border border-line bg-surface p-5 sm:p-7 lg:sticky lg:top-28 print:hidden">
      <p className="text-sm text-ink-soft">{texts.total}</p>
      <p className="type-heading mt-1">
        <Price amount={inStock.reduce((sum, { price }) => sum + price, 0)} />
      </p>
      {missing > 0 && <p className="mt-1 text-sm">{texts.outOfStock(missing)}</p>}
      {inStock.length > 0 && (
        <button
          type="button"
          onClick={addAll}
          className={buttonStyle('primary', 'mt-4 w-full noscript:hidden')}
        >
          <CartIcon />
          {missing === 0 ? texts.add : texts.addRest}
        </button>
      )}
      <div role="status">{outcome && <CartOutcome outcome={outcome} texts={texts} />}</div>
    </div>
  );
}
