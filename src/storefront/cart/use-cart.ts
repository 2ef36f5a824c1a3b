import { useSyncExternalStore } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { countStoredItems } from '#domain/cart/stored-item-count.ts';
import { cartOf, readCartText, subscribeToCart } from './cart-store.ts';

/** Subscribes to the cart, also to changes of other tabs; null until the page is hydrated. */
export function useCart(): Cart | null {
  const text = useSyncExternalStore<string | null | undefined>(
    subscribeToCart,
    readCartText,
    () => undefined,
  );
  return text === undefined ? null : cartOf(text);
}

/** Number of items in the cart, for the badge. */
export function useCartItemCount(): number {
  return useSyncExternalStore(
    subscribeToCart,
    () => countStoredItems(readCartText()),
    () => 0,
  );
}
