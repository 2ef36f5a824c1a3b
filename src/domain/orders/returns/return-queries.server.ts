import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { orderLines } from '#database/schema/orders.ts';
import { orderReturnLines, orderReturns } from '#database/schema/payments.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';

export type StoredReturn = typeof orderReturns.$inferSelect;
export type StoredReturnLine = typeof orderReturnLines.$inferSelect;

/** Goods that were taken in and have not gone back to the buyer. */
export const isInRepair = and(eq(orderReturns.outcome, 'repair'), isNull(orderReturns.repairResult));

/** Pieces that came back for their money so far, by the id of the order's line. */
export async function countReturnedPieces(
  db: Queryable,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  return countPieces(db, orderId, eq(orderReturns.outcome, 'refund'));
}

/** Pieces that are in repair now, by the id of the order's line. */
export async function countPiecesInRepair(
  db: Queryable,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  return countPieces(db, orderId, isInRepair);
}

async function countPieces(
  db: Queryable,
  orderId: string,
  condition: SQL | undefined,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      lineId: orderReturnLines.orderLineId,
      pieces: sql<number>`sum(${orderReturnLines.quantity})`.mapWith(Number),
    })
    .from(orderReturnLines)
    .innerJoin(orderLines, eq(orderLines.id, orderReturnLines.orderLineId))
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .where(and(eq(orderLines.orderId, orderId), condition))
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

/** With its lines. */
export async function findReturn(
  transaction: Transaction,
  { orderId, returnId }: { readonly orderId: string; readonly returnId: string },
) {
  const returns = await listReturns(transaction, orderId);
  return returns.find(({ id }) => id === returnId);
}

export async function markRepairEnded(
  transaction: Transaction,
  returnId: string,
  end: Required<Pick<StoredReturn, 'repairResult' | 'repairEndedAt' | 'repairEndedBy'>>,
): Promise<void> {
  await transaction.update(orderReturns).set(end).where(eq(orderReturns.id, returnId));
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
