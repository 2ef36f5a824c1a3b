import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { largestQuantity } from '#domain/cart/cart.ts';

/** What a link to a product may carry along in the step of the browser's history. */
export interface ProductPageState {
  readonly quantity: number;
}

/**
 * How many the buyer wants, or null as long as nothing was chosen. It is noted in the step of the browser's history, so
 * that the way back to the page, from a quotation request for example, finds it again.
 */
export function useChosenQuantity(): [chosen: number | null, choose: (quantity: number) => void] {
  const { state } = useLocation();
  const kept = quantityIn(state);
  const [chosen, setChosen] = useState<number | null>(null);

  // The server knows nothing of the browser's history, and the first view is the server's.
  useEffect(() => setChosen(kept), [kept]);

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
