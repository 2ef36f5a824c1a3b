import type { Transaction } from '#database/transaction.ts';
import { changeStock } from '#domain/catalogue/stock/change-stock.server.ts';
import { lockProductsToSell, type StockChange } from '#domain/catalogue/stock/stock-queries.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Order } from '../order.ts';
import type { ReturnBody } from './return-body.ts';

type Cause = Omit<Parameters<typeof changeStock>[2], 'reason' | 'orderId' | 'invalidatesPages'>;

/**
 * Puts into stock what can be sold again and takes the new pieces of an exchange. Refuses an exchange for which the stock does
 * not suffice. A repair moves nothing.
 */
export async function moveReturnedStock(
  transaction: Transaction,
  order: Order,
  { lines, outcome }: ReturnBody,
  cause: Cause,
): Promise<void> {
  if (outcome === 'repair') return;
  const taken = outcome === 'exchange' ? piecesOfProducts(order, lines) : [];
  // Before anything is put back: what came back is not what the buyer gets.
  if (taken.length > 0) await requireStock(transaction, order, lines, taken);
  const causeOfBoth = { ...cause, orderId: order.id, invalidatesPages: true };
  const restocked = piecesOfProducts(
    order,
    lines.filter(({ isRestocked }) => isRestocked),
  );
  await changeStock(transaction, restocked, { ...causeOfBoth, reason: 'return' });
  await changeStock(
    transaction,
    taken.map(({ productId, pieces }) => ({ productId, pieces: -pieces })),
    { ...causeOfBoth, reason: 'order' },
  );
}

/** Each product once, as `changeStock` asks for; a line in words has no stock. */
function piecesOfProducts(order: Order, lines: ReturnBody['lines']): StockChange[] {
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    const productId = productOf(order, lineId);
    if (productId) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return [...pieces].map(([productId, count]) => ({ productId, pieces: count }));
}

async function requireStock(
  transaction: Transaction,
  order: Order,
  lines: ReturnBody['lines'],
  taken: readonly StockChange[],
): Promise<void> {
  const products = await lockProductsToSell(
    transaction,
    taken.map(({ productId }) => productId),
  );
  const fields = taken.flatMap(({ productId, pieces }) => {
    const stock = products.get(productId)?.stock ?? 0;
    const index = lines.findIndex(({ lineId }) => productOf(order, lineId) === productId);
    return pieces > stock
      ? [{ path: `lines.${index}.quantity`, code: 'too_big', limit: stock } as const]
      : [];
  });
  if (fields.length > 0) throw new ShopError('exchange_out_of_stock', { fields });
}

function productOf(order: Order, lineId: string): string | null | undefined {
  return order.lines.find(({ id }) => id === lineId)?.productId;
}
