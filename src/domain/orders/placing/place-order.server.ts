import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { inTransaction, type Queryable, retried } from '#database/transaction.ts';
import { largestQuantity } from '#domain/cart/cart.ts';
import { lockProductsToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { CountWith } from '#primitives/attempt.ts';
import { largestAmount, qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { checkOrder } from '../check-order.ts';
import type { OrderBody } from '../order-body.ts';
import type { OrderSettings, ReadOrderSettings } from '../order-settings.server.ts';
import { countedSince, requireWithinLimits } from '../require-within-limits.ts';
import { serializeOrderChange } from '../serialize-order-change.ts';
import {
  countAndReadPlacingState,
  lockBuyer,
  type PlacingState,
  readPlacingState,
} from './placing-queries.server.ts';
import type { PlacingStateCache } from './placing-state-cache.server.ts';
import {
  countAndWriteOrder,
  type NewOrder,
  orderToWrite,
  type PlacedOrder,
  writeOrder,
} from './write-order.server.ts';

const hour = 60 * 60_000;
const mostOrdersInAnHour = 10;

type OrderContext = OrderSettings & { readonly now: Date };

interface PlaceOrderContext {
  readonly settings: ReadOrderSettings;
  /** What the last orders were decided by. */
  readonly cache: PlacingStateCache;
  readonly now: Date;
  /** Counts the attempts of one address. */
  readonly countWith: CountWith;
}

/**
 * Places an order: stock, order and emails are written together or not at all. It is idempotent: a repeat with the same
 * key is answered with the same order, also when several arrive at once.
 *
 * It decides by what is cached or, where that is not enough, by what it reads, without a lock: the write verifies under
 * locks that what decided still holds. Only if it does not, because of another order or an edit, all is read and decided
 * again, at last with the locks held.
 */
export async function placeOrder(
  db: Database,
  { key, ...request }: OrderBody,
  { settings, cache, now, countWith }: PlaceOrderContext,
): Promise<PlacedOrder> {
  const body = { ...request, lines: mergedLines(request.lines) };
  refuseTooLarge(body.lines);
  const requestHash = hashIdempotentRequest(request);
  const { phone } = body.contact;
  const productIds = body.lines.map(({ productId }) => productId);
  const since = countedSince(now);
  const question = { key, productIds, phone, since };

  const contextOf = async (on: Queryable, { settingsVersion }: PlacingState) => ({
    ...(await settings(on, settingsVersion, now)),
    now,
  });
  const decide = (state: PlacingState, context: OrderContext): NewOrder => ({
    ...decideOrder(body, state, context),
    idempotencyKey: key,
    requestHash,
  });
  const place = async (
    on: Queryable,
    state: PlacingState,
    isLocked: boolean,
  ): Promise<PlacedOrder | undefined> => {
    if (state.earlier) return earlierOrder(state.earlier, requestHash);
    const context = await contextOf(on, state);
    const unlocked = isLocked ? undefined : { state, since };
    return writeOrder(on, decide(state, context), context, unlocked);
  };
  /** Undefined if what is cached does not decide it: a refusal may be due to a stale price. */
  const decideByCache = async () => {
    const state = cache.find(productIds);
    if (!state) return undefined;
    const context = await contextOf(db, state);
    const order = unlessRefused(() => orderToWrite(decide(state, context), context, { state, since }));
    return order && { order, settingsVersion: state.settingsVersion };
  };

  const cached = await decideByCache();
  let read: PlacingState | undefined;
  if (cached) {
    const { placed } = await countWith((attempt) =>
      retried(() => countAndWriteOrder(db, cached.order, { ...cached, attempt })),
    );
    if (placed) return placed;
  } else {
    read = await countWith((attempt) => retried(() => countAndReadPlacingState(db, question, attempt)));
  }
  const placed = await retried(async () => {
    // A retry reads again: another order has changed what the first attempt read.
    const state = read ?? (await readPlacingState(db, question));
    read = undefined;
    cache.store(state);
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

function unlessRefused<Result>(decide: () => Result): Result | undefined {
  try {
    return decide();
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
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
  { facts, shop, now }: OrderContext,
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
