import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { largestQuantity } from '#domain/cart/cart.ts';

/** History state of a product page. */
export interface ProductPageState {
  readonly quantity: number;
}

/**
 * The chosen quantity, or null if none is chosen. It is stored in the history state, so that going back to the page
 * restores it.
 */
export function useChosenQuantity(): [chosen: number | null, choose: (quantity: number) => void] {
  const { state } = useLocation();
  const stored = quantityIn(state);
  const [chosen, setChosen] = useState<number | null>(null);

  // In an effect, because the server renders without history state and hydration must match it.
  useEffect(() => setChosen(stored), [stored]);

  function choose(quantity: number): void {
    setChosen(quantity);
    const usr: ProductPageState = { quantity };
    window.history.replaceState({ ...window.history.state, usr }, '');
  }

  return [chosen, choose];
}

function quantityIn(state: unknown): number | null {
  const { quantity } = (state ?? {}) as Record<string, unknown>;
  const isOne = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= largestQuantity;
  return isOne ? Number(quantity) : null;
}
