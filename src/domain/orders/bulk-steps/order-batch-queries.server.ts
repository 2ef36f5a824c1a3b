import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { requireSameIdempotentRequest } from '#database/idempotency.ts';
import { orders } from '#database/schema/orders.ts';
import { orderBatches, orderBatchItems } from '#database/schema/rounds.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';

export type OrderBatch = typeof orderBatches.$inferSelect;

/** Begins a batch, or finds the one that an earlier attempt of the same request began. */
export async function beginBatch(
  db: Database,
  batch: typeof orderBatches.$inferInsert & { readonly createdAt: Date },
): Promise<OrderBatch> {
  await db.insert(orderBatches).values(batch).onConflictDoNothing({ target: orderBatches.id });
  const begun = await requireBatch(db, batch.id);
  requireSameIdempotentRequest(begun, batch.requestHash);
  return begun;
}

export async function requireBatch(db: Queryable, id: string): Promise<OrderBatch> {
  const [batch] = await db.select().from(orderBatches).where(eq(orderBatches.id, id));
  if (!batch) throw new ShopError('not_found');
  return batch;
}

/** Only the first undo sets the time. */
export async function markBatchUndone(db: Queryable, id: string, undoneAt: Date): Promise<void> {
  await db
    .update(orderBatches)
    .set({ undoneAt })
    .where(and(eq(orderBatches.id, id), isNull(orderBatches.undoneAt)));
}

/** Outcomes of a batch by the order; the number is for the summary. */
export async function listBatchItems(db: Queryable, batchId: string) {
  return db
    .select({
      orderId: orderBatchItems.orderId,
      outcome: orderBatchItems.outcome,
      number: orders.number,
    })
    .from(orderBatchItems)
    .innerJoin(orders, eq(orders.id, orderBatchItems.orderId))
    .where(eq(orderBatchItems.batchId, batchId))
    .orderBy(orders.number);
}

/** The outcome of an order in a batch, if an earlier attempt came so far. The caller has locked the order. */
export async function findOutcome<Outcome extends object>(
  transaction: Transaction,
  batchId: string,
  orderId: string,
): Promise<Outcome | undefined> {
  const [item] = await transaction
    .select({ outcome: orderBatchItems.outcome })
    .from(orderBatchItems)
    .where(and(eq(orderBatchItems.batchId, batchId), eq(orderBatchItems.orderId, orderId)));
  // Written by `storeOutcome` for a batch of the same kind.
  return item?.outcome as Outcome | undefined;
}

export async function storeOutcome(
  transaction: Transaction,
  item: { readonly batchId: string; readonly orderId: string; readonly outcome: object },
): Promise<void> {
  const { batchId, orderId } = item;
  const outcome = { ...item.outcome };
  await transaction
    .insert(orderBatchItems)
    .values({ batchId, orderId, outcome })
    .onConflictDoUpdate({
      target: [orderBatchItems.batchId, orderBatchItems.orderId],
      set: { outcome: sql`excluded.outcome` },
    });
}
