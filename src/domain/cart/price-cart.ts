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

/** The current fields of a product that a line is priced by. */
export type PricedProduct = Pick<Product, 'price' | 'stock' | 'leadTimeDays'> & {
  readonly isService?: boolean;
};

/** Availability of a line: all of it, part of it, nothing at present, or the product is no longer sold. */
export const lineStatuses = ['available', 'short', 'out_of_stock', 'gone'] as const;
export type LineStatus = (typeof lineStatuses)[number];

export interface PricedLine<P extends PricedProduct = PricedProduct> extends WantedLine {
  readonly product: P | null;
  readonly status: LineStatus;
  /** How many of the requested pieces are in stock. */
  readonly available: number;
  /** Of the available pieces. */
  readonly total: Dirhams;
}

export interface PricedLines<P extends PricedProduct = PricedProduct> {
  readonly lines: readonly PricedLine<P>[];
  /** The sum of all available pieces. */
  readonly subtotal: Dirhams;
  /** The same lines as input for the delivery terms. */
  readonly goods: Goods;
  /** Nothing in it is delivered: the buyer chooses the day of the work at the checkout. */
  readonly isOnlyServices: boolean;
}

interface LinesToPrice<P extends PricedProduct> {
  readonly lines: readonly WantedLine[];
  /** By id; a product that is missing is no longer sold. */
  readonly products: ReadonlyMap<string, P>;
}

/** Prices the lines and checks their availability. Lines of the same product are merged. */
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
  const isOnlyServices = buyable.length > 0 && buyable.every(({ product }) => product?.isService === true);
  return { lines: priced, subtotal, goods, isOnlyServices };
}

export interface CartToPrice<P extends PricedProduct> extends LinesToPrice<P> {
  readonly delivery: DeliveryFacts;
  /** The delivery zone; null while it is not known. */
  readonly zone: number | null;
  readonly now: Date;
}

export interface PricedCart<P extends PricedProduct = PricedProduct> extends PricedLines<P> {
  /** Null without a zone or for an unknown one. */
  readonly delivery: DeliveryAnswer | null;
  readonly pickup: { readonly isActive: boolean; readonly day: Day | null };
  /** The delivery fee included in the total; pickup is free. */
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
  readonly deliverySettingsVersion: number;
}

/** Prices a cart with delivery and totals. Runs on the server, and in the browser to show the result at once. */
export function priceCart<P extends PricedProduct>(cart: CartToPrice<P>): PricedCart<P> {
  const { delivery: facts, zone, now } = cart;
  const priced = priceLines(cart);
  const { goods, subtotal } = priced;
  const delivery = zone === null ? null : (findDeliveryAnswer(facts, zone, goods, now) ?? null);
  // No fee when nothing is delivered.
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

/** The requested quantity of each product, in order of first occurrence. */
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
