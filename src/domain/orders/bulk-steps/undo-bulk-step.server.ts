import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { recallEmails } from '#mail/outbox.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findOrder, lockOrder, requireOrder } from '../order-queries.server.ts';
import { recordedOrder } from '../serialize-order.ts';
import { setBackOrder } from '../set-back-order.server.ts';
import { type UndoOutcome, undoableUntil } from './bulk-step.ts';
import {
  findOutcome,
  listBatchItems,
  markBatchUndone,
  requireBatch,
  storeOutcome,
} from './order-batch-queries.server.ts';
import type { StepOutcome } from './take-bulk-step.server.ts';

/**
 * Sets the orders of a bulk step back to where they were and drops the emails about it, which still wait. An order that
 * has changed since, or whose email has left, stays as it is. A repeat continues an undo that was interrupted.
 */
export async function undoBulkStep(
  db: Database,
  batchId: string,
  origin: ChangeOrigin,
): Promise<readonly { readonly id: string; readonly number: string; readonly outcome: UndoOutcome }[]> {
  const batch = await requireBatch(db, batchId);
  const { toStatus } = batch;
  if (batch.kind !== 'step' || !toStatus) throw new ShopError('not_found');
  if (!batch.undoneAt && origin.now > undoableUntil(batch.createdAt)) throw new ShopError('undo_too_late');
  await markBatchUndone(db, batchId, origin.now);
  const undone = [];
  for (const { orderId: id, number, outcome } of await listBatchItems(db, batchId)) {
    if (outcome.result !== 'done') continue;
    const done = await inTransaction(db, (transaction) =>
      undoOne(transaction, { batchId, id, takenBack: toStatus }, origin),
    );
    undone.push({ id, number, outcome: done });
  }
  return undone;
}

async function undoOne(
  transaction: Transaction,
  {
    batchId,
    id,
    takenBack,
  }: { readonly batchId: string; readonly id: string; readonly takenBack: OrderStatus },
  origin: ChangeOrigin,
): Promise<UndoOutcome> {
  await lockOrder(transaction, id);
  const step = await findOutcome<StepOutcome>(transaction, batchId, id);
  const order = await findOrder(transaction, id);
  if (!order || step?.result !== 'done') return 'gone';
  if (step.undo) return step.undo;
  const remember = async (undo: UndoOutcome) => {
    await storeOutcome(transaction, { batchId, orderId: id, outcome: { ...step, undo } });
    return undo;
  };
  if (order.status !== takenBack) return remember('changed');
  if (!(await recallEmails(transaction, step.emails))) return remember('email_sent');
  await setBackOrder(transaction, order, { to: step.from, why: 'undone', note: '' }, origin);
  await recordChanges(transaction, { invalidatesPages: false }, origin, {
    action: 'undo-order-step',
    entity: 'order',
    entityId: id,
    before: recordedOrder(order),
    after: recordedOrder(await requireOrder(transaction, id)),
  });
  return remember('done');
}
