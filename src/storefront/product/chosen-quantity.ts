import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { largestQuantity } from '#domain/cart/cart.ts';
import { quantityParameter } from '../navigation/product-path.ts';

/** History state of a product page. */
export interface ProductPageState {
  readonly quantity: number;
}

/**
 * The chosen quantity, or null if none is chosen: at first the one of the address, as a search for '30 chairs' links to it.
 * A choice on the page is stored in the history state, so that going back to the page restores it.
 */
export function useChosenQuantity(): [chosen: number | null, choose: (quantity: number) => void] {
  const { state, search } = useLocation();
  const asked = validQuantity(Number(new URLSearchParams(search).get(quantityParameter)));
  const stored = validQuantity((state as Partial<ProductPageState> | null)?.quantity);
  const [chosen, setChosen] = useState(asked);

  // In an effect, because the server renders without history state and hydration must match it.
  useEffect(() => setChosen(stored ?? asked), [stored, asked]);

  function choose(quantity: number): void {
    setChosen(quantity);
    const usr: ProductPageState = { quantity };
    window.history.replaceState({ ...window.history.state, usr }, '');
  }

  return [chosen, choose];
}

function validQuantity(quantity: unknown): number | null {
  const isOne = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= largestQuantity;
  return isOne ? Number(quantity) : null;
}
