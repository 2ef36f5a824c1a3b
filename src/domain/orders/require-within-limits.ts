import { exceedsOrderLimits, type OrderLimits } from '#primitives/order-limits.ts';
import { ShopError } from '#primitives/shop-error.ts';

const countedMs = 24 * 60 * 60_000;

/** From when on the orders of a phone number count. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - countedMs);
}

interface OrderedProduct {
  readonly productId: string | null;
  readonly quantity: number;
  readonly total: number;
}

interface EarlierOrder {
  readonly isUnconfirmed: boolean;
  readonly lines: readonly OrderedProduct[];
}

/**
 * Refuses an order above the shop's limits, alone or with the unconfirmed orders of the same phone number. Otherwise a
 * stranger could take all stock with one order.
 */
export function requireWithinLimits(
  lines: readonly {
    readonly productId: string | null;
    readonly quantity: number;
    readonly lineTotal: number;
  }[],
  ordersOfPhone: readonly EarlierOrder[],
  limits: OrderLimits,
): void {
  const ordered: OrderedProduct[] = [
    ...lines.map(({ lineTotal, ...line }) => ({ ...line, total: lineTotal })),
    ...ordersOfPhone.filter(({ isUnconfirmed }) => isUnconfirmed).flatMap((order) => order.lines),
  ];
  const sums = new Map<string | null, { quantity: number; total: number }>();
  for (const { productId, quantity, total } of ordered) {
    const sum = sums.get(productId);
    sums.set(productId, {
      quantity: quantity + (sum?.quantity ?? 0),
      total: total + (sum?.total ?? 0),
    });
  }
  if (exceedsOrderLimits(limits, [...sums.values()])) throw new ShopError('order_above_limits');
}
