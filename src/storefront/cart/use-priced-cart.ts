import { type Cart, type CartLine, type CartProduct, largestQuantity } from '#domain/cart/cart.ts';
import { type PricedCart, type PricedLines, priceCart, priceLines } from '#domain/cart/price-cart.ts';
import { useDeliveryZone } from '../delivery/delivery-zone.ts';
import { type Delivery, useDelivery } from '../delivery/use-delivery.ts';
import { useServerConfirmedPrices } from './use-server-confirmed-prices.ts';

export interface PricedCartView extends PricedLines<CartProduct> {
  /** With delivery to the chosen zone; null until that and its terms are known. */
  readonly delivered: PricedCart<CartProduct> | null;
  readonly total: number;
  readonly delivery: Delivery;
  /** Whether the server has spoken of every product. */
  readonly isConfirmed: boolean;
  /** Whether it could not be reached when it was last asked. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The cart as the shop would sell it now. What the server has not said yet is taken from the cart itself. */
export function usePricedCart(cart: Cart): PricedCartView {
  const { word, hasFailed, retry } = useServerConfirmedPrices(cart, useDeliveryZone());
  const delivery = useDelivery(word.deliverySettingsVersion);
  const { zone, facts, now } = delivery;

  const products = new Map<string, CartProduct>();
  for (const line of cart) {
    const product = word.products.get(line.productId);
    if (product !== null) products.set(line.productId, product ?? productAsAdded(line));
  }
  const known = typeof facts === 'object' ? facts : undefined;
  const delivered =
    known && zone && now ? priceCart({ lines: cart, products, delivery: known, zone, now }) : null;
  const priced = delivered ?? priceLines({ lines: cart, products });
  return {
    ...priced,
    delivered,
    total: delivered?.total ?? priced.subtotal,
    delivery,
    isConfirmed: cart.every(({ productId }) => word.products.has(productId)),
    hasFailed,
    retry,
  };
}

/** There was enough of it when it was added; whether there still is, the server says. */
function productAsAdded({ productId, snapshot }: CartLine): CartProduct {
  return { id: productId, ...snapshot, stock: largestQuantity, leadTimeDays: 0 };
}
