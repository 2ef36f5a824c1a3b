import { cartLine } from '#domain/cart/cart.ts';
import type { ListLine } from '#domain/cart/lists/saved-lists.ts';
import { requestPrices } from '../cart/request-prices.ts';

/** A line of a list needs the name in both languages and the code, which tiles do not have. Empty: it is not sold any more. */
export async function readListLine(productId: string): Promise<readonly ListLine[]> {
  const { signal } = new AbortController();
  const { products } = await requestPrices([{ productId, quantity: 1 }], undefined, signal);
  const product = products.get(productId);
  return product ? [{ ...cartLine(product, 1), note: '' }] : [];
}
