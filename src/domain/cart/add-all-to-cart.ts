import { addToCart, type Cart, type CartLimit, type CartProduct } from './cart.ts';

interface WantedProduct {
  readonly product: CartProduct;
  readonly quantity: number;
}

interface FilledCart {
  readonly cart: Cart;
  /** Ids of the products that were added. */
  readonly added: ReadonlySet<string>;
  readonly pieces: number;
  /** Products of which the quantity did not fit, with the limit: none of their pieces was added. */
  readonly refused: readonly { readonly product: CartProduct; readonly limit: CartLimit }[];
}

/** Adds several products to a cart, the whole quantity of each or nothing of it. */
export function addAllToCart(cart: Cart, wanted: readonly WantedProduct[]): FilledCart {
  let filled = cart;
  let pieces = 0;
  const added = new Set<string>();
  const refused: { product: CartProduct; limit: CartLimit }[] = [];
  for (const { product, quantity } of wanted) {
    const addition = addToCart(filled, product, quantity);
    if (addition.fits) {
      filled = addition.cart;
      pieces += quantity;
      added.add(product.id);
    } else refused.push({ product, limit: addition.limit });
  }
  return { cart: filled, added, pieces, refused };
}
