import { type Addition, addToCart, type Cart, type CartProduct } from '#domain/cart/cart.ts';
import {
  cartStorageKey,
  cartUpdatedEvent,
  parseStoredCart,
  serializeCart,
} from '#domain/cart/stored-cart.ts';
import { openStoredText } from '../browser/stored-text.ts';

const storage = openStoredText(cartStorageKey, cartUpdatedEvent);

/** The serialized cart, read from storage each time. It is the snapshot that React compares. */
export const readCartText = storage.read;

let lastRead: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: [] };

/** Parses the cart, memoized by its text, so that components re-render only after a change. */
export function cartOf(text: string | null): Cart {
  if (text !== lastRead.text) lastRead = { text, cart: parseStoredCart(text) };
  return lastRead.cart;
}

/** Changes the current cart, changes of other tabs included. It is stored before subscribers are called. */
export function changeCart(change: (cart: Cart) => Cart): void {
  storage.write(serializeCart(change(cartOf(readCartText()))));
}

/** Adds a product to the cart, unless the quantity does not fit. */
export function addProduct(product: CartProduct, quantity: number): Addition {
  const addition = addToCart(cartOf(readCartText()), product, quantity);
  if (addition.fits) changeCart(() => addition.cart);
  return addition;
}

/** Removes invalid lines from the stored cart, so that the badge counts what the cart shows. */
export function dropInvalidStoredLines(): void {
  const text = readCartText();
  if (text !== null && text !== serializeCart(cartOf(text))) changeCart((cart) => cart);
}

/** Whether the cart survives leaving this page. */
export const isCartStored = storage.isStored;

/** Calls back when this page or another tab changes the cart, or the page returns from the back/forward cache. */
export const subscribeToCart = storage.subscribe;
