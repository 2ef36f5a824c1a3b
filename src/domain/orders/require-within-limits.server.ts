import type { Transaction } from '#database/transaction.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { exceedsOrderLimits, type OrderLimits } from '#primitives/order-limits.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockBuyer, sumUnconfirmedOrders } from './order-queries.server.ts';
import type { NewOrder } from './write-order.server.ts';

const countedHours = 24;

/** The shop's details for emails, with the limits of an order that is placed without staff. */
export type LimitingShop = EmailSender & { readonly orderLimits: OrderLimits };

/**
 * Refuses an order above the shop's limits, alone or with the unconfirmed orders of the same phone number, in the
 * transaction that writes it. Otherwise a stranger could take all stock with one order.
 */
export async function requireWithinLimits(
  transaction: Transaction,
  { contact, lines }: Pick<NewOrder, 'contact' | 'lines'>,
  { shop, now }: { readonly shop: LimitingShop; readonly now: Date },
): Promise<void> {
  await lockBuyer(transaction, contact.phone);
  const since = new Date(now.getTime() - countedHours * 60 * 60_000);
  const unconfirmed = await sumUnconfirmedOrders(transaction, contact.phone, since);
  const products = new Map(unconfirmed.map((sum) => [sum.productId, sum]));
  for (const { productId, quantity, lineTotal } of lines) {
    const earlier = products.get(productId);
    products.set(productId, {
      productId,
      quantity: quantity + (earlier?.quantity ?? 0),
      total: lineTotal + (earlier?.total ?? 0),
    });
  }
  if (exceedsOrderLimits(shop.orderLimits, [...products.values()])) throw new ShopError('order_above_limits');
}
