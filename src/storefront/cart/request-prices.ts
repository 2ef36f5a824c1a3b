import { cartPriceContract } from '#api/public/cart/cart-price.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import type { WantedLine } from '#domain/cart/price-cart.ts';
import { parseCartProduct } from '#domain/cart/serialize-priced-cart.ts';

/** Products of a cart as the server sells them at this moment. */
export interface ServerConfirmedPrices {
  /** By product id; null if it is no longer sold. */
  readonly products: ReadonlyMap<string, CartProduct | null>;
  readonly deliverySettingsVersion: number;
}

/** Shorter than the default, because stored prices are on the screen meanwhile and a failure is shown beside them. */
const timeoutMs = 10_000;

/** Requests the prices of a cart without any cache, because prices and stock change at any time. */
export async function requestPrices(
  lines: readonly WantedLine[],
  zone: number | undefined,
  signal: AbortSignal,
): Promise<ServerConfirmedPrices> {
  const body = { lines: lines.map(({ productId, quantity }) => ({ productId, quantity })), zone };
  const { data } = await callApi(cartPriceContract, { body }, { signal, timeoutMs });
  return {
    products: new Map(
      data.lines.map(({ productId, product }) => [productId, product && parseCartProduct(product)]),
    ),
    deliverySettingsVersion: data.deliverySettingsVersion,
  };
}
