import { cartPriceContract } from '#api/public/cart/cart-price.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import type { WantedLine } from '#domain/cart/price-cart.ts';
import { parseCartProduct } from '#domain/cart/serialize-priced-cart.ts';

export interface ServerConfirmedPrices {
  /** By id, as they are now; null: not sold any more. */
  readonly products: ReadonlyMap<string, CartProduct | null>;
  readonly deliverySettingsVersion: number;
}

/** What the browser knows is on the screen meanwhile; after this long it is better to say that it is all there is. */
const patienceMs = 10_000;

/** Asks past every cache: a price is true for a moment only. */
export async function requestPrices(
  lines: readonly WantedLine[],
  zone: number | undefined,
  signal: AbortSignal,
): Promise<ServerConfirmedPrices> {
  const body = { lines: lines.map(({ productId, quantity }) => ({ productId, quantity })), zone };
  const { data } = await callApi(cartPriceContract, { body }, { signal, timeoutMs: patienceMs });
  return {
    products: new Map(
      data.lines.map(({ productId, product }) => [productId, product && parseCartProduct(product)]),
    ),
    deliverySettingsVersion: data.deliverySettingsVersion,
  };
}
