import type { Product } from '#domain/catalogue/products/product.ts';
import {
  type DeliveryAnswer,
  type DeliveryFacts,
  findDeliveryAnswer,
  findPickupDay,
  type Goods,
} from '#domain/delivery/delivery-answer.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { Dirhams } from '#primitives/money.ts';
import { largestQuantity } from './cart.ts';

export interface WantedLine {
  readonly productId: string;
  readonly quantity: number;
}

/** What a line is priced by: the product as it is now. */
export type PricedProduct = Pick<Product, 'price' | 'stock' | 'leadTimeDays'>;

/** Whether all of a line can be had, some of it, nothing for now, or the product is not sold any more. */
export const lineStatuses = ['available', 'short', 'out_of_stock', 'gone'] as const;
export type LineStatus = (typeof lineStatuses)[number];

export interface PricedLine<P extends PricedProduct = PricedProduct> extends WantedLine {
  readonly product: P | null;
  readonly status: LineStatus;
  /** How many of the wanted pieces can be had. */
  readonly available: number;
  /** Of the available pieces. */
  readonly total: Dirhams;
}

export interface PricedLines<P extends PricedProduct = PricedProduct> {
  readonly lines: readonly PricedLine<P>[];
  /** Of everything that can be had. */
  readonly subtotal: Dirhams;
  /** The same, as the question of delivery wants it. */
  readonly goods: Goods;
}

interface LinesToPrice<P extends PricedProduct> {
  readonly lines: readonly WantedLine[];
  /** By id; a product that is not in here is gone. */
  readonly products: ReadonlyMap<string, P>;
}

/** What the lines cost, and how much of them there is. Two lines of one product become one. */
export function priceLines<P extends PricedProduct>({ lines, products }: LinesToPrice<P>): PricedLines<P> {
  const priced = [...wantedOfEach(lines)].map(([productId, quantity]) =>
    priceLine(productId, quantity, products.get(productId) ?? null),
  );
  const buyable = priced.filter(({ available }) => available > 0);
  const subtotal = buyable.reduce((sum, { total }) => sum + total, 0);
  const goods = {
    subtotal,
    leadTimes: buyable.map(({ product }) => product?.leadTimeDays ?? 0),
    isInStock: buyable.length > 0,
  };
  return { lines: priced, subtotal, goods };
}

export interface CartToPrice<P extends PricedProduct> extends LinesToPrice<P> {
  readonly delivery: DeliveryFacts;
  /** Where it goes; null while that is not known. */
  readonly zone: number | null;
  readonly now: Date;
}

export interface PricedCart<P extends PricedProduct = PricedProduct> extends PricedLines<P> {
  /** Null without a zone, and for one that does not exist. */
  readonly delivery: DeliveryAnswer | null;
  readonly pickup: { readonly isActive: boolean; readonly day: Day | null };
  /** What the total contains for the delivery; collecting costs nothing. */
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
  readonly deliverySettingsVersion: number;
}

/** Everything a buyer is told about a cart. The server answers with it, and the browser shows the same at once. */
export function priceCart<P extends PricedProduct>(cart: CartToPrice<P>): PricedCart<P> {
  const { delivery: facts, zone, now } = cart;
  const priced = priceLines(cart);
  const { goods, subtotal } = priced;
  const delivery = zone === null ? null : (findDeliveryAnswer(facts, zone, goods, now) ?? null);
  // Where nothing is brought, nobody pays for bringing it.
  const deliveryFee = delivery?.isDelivered && goods.isInStock ? delivery.fee : 0;
  return {
    ...priced,
    delivery,
    pickup: { isActive: facts.settings.pickup.isActive, day: findPickupDay(facts, goods, now) },
    deliveryFee,
    total: subtotal + deliveryFee,
    deliverySettingsVersion: facts.settings.version,
  };
}

/** In the order in which products first come up. */
function wantedOfEach(lines: readonly WantedLine[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  return wanted;
}

function priceLine<P extends PricedProduct>(
  productId: string,
  quantity: number,
  product: P | null,
): PricedLine<P> {
  const available = Math.max(0, Math.min(quantity, largestQuantity, product?.stock ?? 0));
  return {
    productId,
    quantity,
    product,
    status: lineStatus(product, available, quantity),
    available,
    total: available * (product?.price ?? 0),
  };
}

function lineStatus(product: PricedProduct | null, available: number, quantity: number): LineStatus {
  if (!product) return 'gone';
  if (available === 0) return 'out_of_stock';
  return available < quantity ? 'short' : 'available';
}
