import { type Addition, addToCart, type Cart, type CartProduct } from '#domain/cart/cart.ts';
import {
  cartStorageKey,
  cartUpdatedEvent,
  parseStoredCart,
  serializeCart,
} from '#domain/cart/stored-cart.ts';

/** The cart of a browser that refuses to store it, or has no room left; it lasts as long as the page. */
let unstored: string | null = null;

/** The text that holds the cart. It is what changes are noticed by, so it is read anew each time. */
export function readCartText(): string | null {
  return unstored ?? readStorage();
}

let lastRead: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: [] };

/** The same text gives the same cart, so that components see a change only when there is one. */
export function cartOf(text: string | null): Cart {
  if (text !== lastRead.text) lastRead = { text, cart: parseStoredCart(text) };
  return lastRead.cart;
}

/** Changes the cart as it is at this moment, also by other tabs. It is stored before anybody hears of it. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const text = serializeCart(change(cartOf(readCartText())));
  unstored = writeStorage(text) ? null : text;
  window.dispatchEvent(new Event(cartUpdatedEvent));
}

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

/** Whether the cart will still be there after this page is left. */
export function isCartStored(): boolean {
  return unstored === null;
}

/** Calls back when this page or another tab changes the cart, or may have while this page was put aside. */
export function followCart(onChange: () => void): () => void {
  const events = ['storage', cartUpdatedEvent, 'pageshow'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(cartStorageKey);
  } catch {
    // Some browsers refuse storage altogether, for example in a locked-down private window.
    return null;
  }
}

function writeStorage(text: string): boolean {
  try {
    window.localStorage.setItem(cartStorageKey, text);
    return true;
  } catch {
    return false;
  }
}
