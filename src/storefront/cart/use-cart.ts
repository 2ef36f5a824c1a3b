import { useSyncExternalStore } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { countStoredItems } from '#domain/cart/stored-item-count.ts';
import { cartOf, followCart, readCartText } from './cart-store.ts';

/** The cart, kept true when this or another tab changes it; null until the browser has taken the page over. */
export function useCart(): Cart | null {
  const text = useSyncExternalStore<string | null | undefined>(followCart, readCartText, () => undefined);
  return text === undefined ? null : cartOf(text);
}

/** The number of pieces in the cart, for the badge. */
export function useCartItemCount(): number {
  return useSyncExternalStore(
    followCart,
    () => countStoredItems(readCartText()),
    () => 0,
  );
}
