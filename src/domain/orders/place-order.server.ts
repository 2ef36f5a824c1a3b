import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { largestQuantity } from '#domain/cart/cart.ts';
import { lockProductsToSell, type ProductToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { largestAmount, qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { checkOrder } from './check-order.ts';
import type { OrderBody } from './order-body.ts';
import { countOrdersOfPhone, findPlacedOrder } from './order-queries.server.ts';
import { type LimitingShop, requireWithinLimits } from './require-within-limits.server.ts';
import { serializeOrderChange } from './serialize-order-change.ts';
import { type NewOrder, type PlacedOrder, writeOrder } from './write-order.server.ts';

const mostOrdersInAnHour = 10;

interface PlaceOrderContext {
  readonly facts: DeliveryFacts;
  readonly shop: LimitingShop;
  readonly now: Date;
}

/**
 * Places an order in one transaction: stock, order and emails are written together or not at all. It is idempotent: a
 * repeat with the same key is answered with the same order, also when several arrive at once.
 */
export async function placeOrder(
  db: Database,
  { key, ...request }: OrderBody,
  context: PlaceOrderContext,
): Promise<PlacedOrder> {
  const body = { ...request, lines: mergedLines(request.lines) };
  const requestHash = hashIdempotentRequest(request);
  refuseTooLarge(body.lines);
  return inTransaction(db, async (transaction) => {
    const products = await lockProductsToSell(
      transaction,
      body.lines.map(({ productId }) => productId),
    );
    // Only after the lock: a concurrent repeat may have locked the rows first and have taken the last pieces.
    const earlier = await findEarlier(transaction, key, requestHash);
    if (earlier) return earlier;
    await refuseTooMany(transaction, body.contact.phone, context.now);
    const check = checkOrder(body, products, context.facts, context.now);
    if (!check.isAsSeen) {
      throw new ShopError('order_changed', { orderChange: serializeOrderChange(check.change) });
    }
    if (check.total > largestAmount) throw tooBig(qarFromDirhams(largestAmount));
    const { subtotal, deliveryFee, total, settingsVersion } = check;
    const order: NewOrder = {
      ...body,
      idempotencyKey: key,
      requestHash,
      settingsVersion,
      lines: body.lines.map((line) => orderLine(line, products)),
      subtotal,
      discount: 0,
      deliveryFee,
      total,
    };
    await requireWithinLimits(transaction, order, context);
    const placed =
      (await writeOrder(transaction, order, context)) ?? (await findEarlier(transaction, key, requestHash));
    // One number in 656 thousand million was drawn twice.
    if (!placed) throw new Error('the number of the order is taken');
    return placed;
  });
}

function orderLine(
  { productId, quantity }: OrderBody['lines'][number],
  products: ReadonlyMap<string, ProductToSell>,
): NewOrder['lines'][number] {
  const product = products.get(productId);
  if (!product) throw new Error(`the check let the unknown product ${productId} pass`);
  const { sku, name, price } = product;
  return { productId, sku, name, unitPrice: price, quantity, lineTotal: price * quantity };
}

/** The order of an earlier request with the same idempotency key; other contents under that key are refused. */
async function findEarlier(
  transaction: Transaction,
  key: string,
  requestHash: string,
): Promise<PlacedOrder | undefined> {
  const earlier = await findPlacedOrder(transaction, key);
  if (!earlier) return undefined;
  requireSameIdempotentRequest(earlier, requestHash);
  return { number: earlier.number, trackingKey: earlier.trackingKey };
}

/** Limits the orders of one phone number; only a script exceeds it. */
async function refuseTooMany(transaction: Transaction, phone: string, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * 60_000);
  if ((await countOrdersOfPhone(transaction, phone, anHourAgo)) >= mostOrdersInAnHour) {
    throw new ShopError('too_many_requests');
  }
}

/** The schema checks each line; this checks the sum of the merged lines of a product. */
function refuseTooLarge(lines: OrderBody['lines']): void {
  if (lines.some(({ quantity }) => quantity > largestQuantity)) throw tooBig(largestQuantity);
}

function tooBig(limit: number): ShopError {
  return new ShopError('invalid_input', { fields: [{ path: 'lines', code: 'too_big', limit }] });
}

/** Merges the lines of a product, because each alone would find enough in stock. */
function mergedLines(lines: OrderBody['lines']): OrderBody['lines'] {
  const merged = new Map<string, OrderBody['lines'][number]>();
  for (const line of lines) {
    const known = merged.get(line.productId);
    merged.set(line.productId, known ? { ...line, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}
