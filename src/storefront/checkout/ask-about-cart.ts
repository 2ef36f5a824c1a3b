import { cartPriceContract } from '#api/cart-price.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { dirhamsFromQar } from '#primitives/money.ts';

export interface CartWord {
  /** Working days until each line is ready. */
  readonly leadTimes: readonly number[];
  /** Prices or pieces are no longer those that the cart shows. */
  readonly isOutdated: boolean;
}

/** What only the server knows of the cart before it is ordered. */
export async function askAboutCart(cart: Cart, signal: AbortSignal): Promise<CartWord> {
  const lines = cart.map(({ productId, quantity }) => ({ productId, quantity }));
  const { data } = await callApi(cartPriceContract, { body: { lines } }, { signal });
  const agreed = new Map(cart.map(({ productId, snapshot }) => [productId, snapshot.price]));
  return {
    leadTimes: data.lines
      .filter(({ available }) => available > 0)
      .map(({ product }) => product?.leadTimeDays ?? 0),
    isOutdated: data.lines.some(
      ({ productId, status, product }) =>
        status !== 'available' || (product && dirhamsFromQar(product.price) !== agreed.get(productId)),
    ),
  };
}
