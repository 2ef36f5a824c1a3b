import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orderLines } from '#database/schema/orders.ts';
import { orderReturnLines, orderReturns } from '#database/schema/payments.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

export type StoredReturn = typeof orderReturns.$inferSelect;
export type StoredReturnLine = typeof orderReturnLines.$inferSelect;

/** Pieces that came back for their money so far, by the id of the order's line; others are with the buyer again. */
export async function countReturnedPieces(
  db: Queryable,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      lineId: orderReturnLines.orderLineId,
      pieces: sql<number>`sum(${orderReturnLines.quantity})`.mapWith(Number),
    })
    .from(orderReturnLines)
    .innerJoin(orderLines, eq(orderLines.id, orderReturnLines.orderLineId))
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .where(and(eq(orderLines.orderId, orderId), eq(orderReturns.outcome, 'refund')))
    .groupBy(orderReturnLines.orderLineId);
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}

/** The returns of an order with their lines, the oldest first. */
export async function listReturns(
  db: Queryable,
  orderId: string,
): Promise<(StoredReturn & { readonly lines: readonly StoredReturnLine[] })[]> {
  const rows = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.createdAt), asc(orderReturns.id));
  if (rows.length === 0) return [];
  const lines = await db
    .select()
    .from(orderReturnLines)
    .where(
      inArray(
        orderReturnLines.returnId,
        rows.map(({ id }) => id),
      ),
    );
  const linesOf = Map.groupBy(lines, ({ returnId }) => returnId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
}

export async function findReturnByKey(
  transaction: Transaction,
  idempotencyKey: string,
): Promise<(StoredReturn & { readonly lines: readonly StoredReturnLine[] }) | undefined> {
  const [row] = await transaction
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.idempotencyKey, idempotencyKey));
  if (!row) return undefined;
  const lines = await transaction
    .select()
    .from(orderReturnLines)
    .where(eq(orderReturnLines.returnId, row.id));
  return { ...row, lines };
}

export async function insertReturn(
  transaction: Transaction,
  row: typeof orderReturns.$inferInsert,
  lines: readonly Omit<StoredReturnLine, 'returnId'>[],
): Promise<string> {
  const [inserted] = await transaction.insert(orderReturns).values(row).returning({ id: orderReturns.id });
  if (!inserted) throw new Error('the return was not written');
  await transaction
    .insert(orderReturnLines)
    .values(lines.map((line) => ({ ...line, returnId: inserted.id })));
  return inserted.id;
}
