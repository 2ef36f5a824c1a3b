import { useSyncExternalStore } from 'react';
import { cartStorageKey, cartUpdatedEvent, storedItemCount } from '#domain/cart/stored-item-count.ts';

/** The number of pieces in the cart, kept true when this or another tab changes it. */
export function useCartItemCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(cartUpdatedEvent, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(cartUpdatedEvent, onChange);
  };
}

function readCount(): number {
  try {
    return storedItemCount(window.localStorage.getItem(cartStorageKey));
  } catch {
    // Some browsers refuse storage altogether, for example in a locked-down private window.
    return 0;
  }
}
