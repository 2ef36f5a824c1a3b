import type { Cart, CartProduct } from '#domain/cart/cart.ts';
import { type PricedCart, type PricedLines, priceCart, priceLines } from '#domain/cart/price-cart.ts';
import { useDeliveryZone } from '../delivery/delivery-zone.ts';
import { type Delivery, useDelivery } from '../delivery/use-delivery.ts';
import { currentProducts, useServerConfirmedPrices } from './use-server-confirmed-prices.ts';

export interface PricedCartView extends PricedLines<CartProduct> {
  /** With delivery to the chosen zone; null until that and its terms are known. */
  readonly delivered: PricedCart<CartProduct> | null;
  readonly total: number;
  readonly delivery: Delivery;
  /** Whether the server has confirmed every product. */
  readonly isConfirmed: boolean;
  /** Whether the last request for prices failed. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The cart at current prices. Until the server confirms a product, its price is that of the stored cart. */
export function usePricedCart(cart: Cart): PricedCartView {
  const { confirmed, hasFailed, retry } = useServerConfirmedPrices(cart, useDeliveryZone());
  const delivery = useDelivery(confirmed.deliverySettingsVersion);
  const { zone, facts, now } = delivery;

  const products = currentProducts(cart, confirmed);
  const loadedFacts = typeof facts === 'object' ? facts : undefined;
  const delivered =
    loadedFacts && zone && now
      ? priceCart({ lines: cart, products, delivery: loadedFacts, zone, now })
      : null;
  const priced = delivered ?? priceLines({ lines: cart, products });
  return {
    ...priced,
    delivered,
    total: delivered?.total ?? priced.subtotal,
    delivery,
    isConfirmed: cart.every(({ productId }) => confirmed.products.has(productId)),
    hasFailed,
    retry,
  };
}
