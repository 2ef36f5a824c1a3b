import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { inTransaction, type Queryable, retried } from '#database/transaction.ts';
import { largestQuantity } from '#domain/cart/cart.ts';
import { lockProductsToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { CountWith } from '#primitives/attempt.ts';
import { largestAmount, qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { checkOrder } from './check-order.ts';
import type { OrderBody } from './order-body.ts';
import type { OrderSettings, ReadOrderSettings } from './order-settings.server.ts';
import {
  countAndReadPlacingState,
  lockBuyer,
  type PlacingState,
  readPlacingState,
} from './placing-queries.server.ts';
import { countedSince, requireWithinLimits } from './require-within-limits.ts';
import { serializeOrderChange } from './serialize-order-change.ts';
import { type NewOrder, type PlacedOrder, writeOrder } from './write-order.server.ts';

const hour = 60 * 60_000;
const mostOrdersInAnHour = 10;

interface PlaceOrderContext {
  readonly settings: ReadOrderSettings;
  readonly now: Date;
  /** Counts the attempts of one address. */
  readonly countWith: CountWith;
}

/**
 * Places an order: stock, order and emails are written together or not at all. It is idempotent: a repeat with the same
 * key is answered with the same order, also when several arrive at once.
 *
 * It reads and decides without a lock, and the write verifies under locks that what was read still holds. Only if it
 * does not, because of another order or an edit at the same moment, all is read and decided again with the locks held.
 */
export async function placeOrder(
  db: Database,
  { key, ...request }: OrderBody,
  { settings, now, countWith }: PlaceOrderContext,
): Promise<PlacedOrder> {
  const body = { ...request, lines: mergedLines(request.lines) };
  refuseTooLarge(body.lines);
  const requestHash = hashIdempotentRequest(request);
  const { phone } = body.contact;
  const productIds = body.lines.map(({ productId }) => productId);
  const since = countedSince(now);
  const question = { key, productIds, phone, since };

  const place = async (
    on: Queryable,
    state: PlacingState,
    isLocked: boolean,
  ): Promise<PlacedOrder | undefined> => {
    if (state.earlier) return earlierOrder(state.earlier, requestHash);
    const context = { ...(await settings(on, state.settingsVersion, now)), now };
    const order = decideOrder(body, state, context);
    const unlocked = isLocked ? undefined : { state, since };
    return writeOrder(on, { ...order, idempotencyKey: key, requestHash }, context, unlocked);
  };

  let counted: PlacingState | undefined = await countWith((attempt) =>
    retried(() => countAndReadPlacingState(db, question, attempt)),
  );
  const placed = await retried(async () => {
    // A retry reads again: another order has changed what the first attempt read.
    const state = counted ?? (await readPlacingState(db, question));
    counted = undefined;
    return place(db, state, false);
  });
  if (placed) return placed;
  return inTransaction(db, async (transaction) => {
    await lockProductsToSell(transaction, productIds);
    await lockBuyer(transaction, phone);
    const placedUnderLock = await place(transaction, await readPlacingState(transaction, question), true);
    // One number in 656 thousand million was drawn twice.
    if (!placedUnderLock) throw new Error('the number of the order is taken');
    return placedUnderLock;
  });
}

/** The order of an earlier request with the same idempotency key; other contents under that key are refused. */
function earlierOrder(earlier: NonNullable<PlacingState['earlier']>, requestHash: string): PlacedOrder {
  requireSameIdempotentRequest(earlier, requestHash);
  return { number: earlier.number, trackingKey: earlier.trackingKey };
}

/** The order at the shop's own prices. Refuses what is not as the buyer saw it, and what is above a limit. */
function decideOrder(
  body: Omit<OrderBody, 'key'>,
  state: PlacingState,
  { facts, shop, now }: OrderSettings & { readonly now: Date },
): Omit<NewOrder, 'idempotencyKey' | 'requestHash'> {
  refuseTooMany(state, now);
  const products = new Map(state.products.map((product) => [product.id, product]));
  const check = checkOrder(body, products, facts, now);
  if (!check.isAsSeen) {
    throw new ShopError('order_changed', { orderChange: serializeOrderChange(check.change) });
  }
  if (check.total > largestAmount) throw tooBig(qarFromDirhams(largestAmount));
  const lines = body.lines.map((line) => orderLine(line, products));
  requireWithinLimits(lines, state.ordersOfPhone, shop.orderLimits);
  const { subtotal, deliveryFee, total, settingsVersion } = check;
  return { ...body, lines, subtotal, discount: 0, deliveryFee, total, settingsVersion };
}

function orderLine(
  { productId, quantity }: OrderBody['lines'][number],
  products: ReadonlyMap<string, PlacingState['products'][number]>,
): NewOrder['lines'][number] {
  const product = products.get(productId);
  if (!product) throw new Error(`the check let the unknown product ${productId} pass`);
  const { sku, name, price } = product;
  return { productId, sku, name, unitPrice: price, quantity, lineTotal: price * quantity };
}

/** Limits the orders of one phone number; only a script exceeds it. */
function refuseTooMany({ ordersOfPhone }: PlacingState, now: Date): void {
  const anHourAgo = now.getTime() - hour;
  const recent = ordersOfPhone.filter(({ placedAt }) => Date.parse(placedAt) >= anHourAgo);
  if (recent.length >= mostOrdersInAnHour) throw new ShopError('too_many_requests');
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
