import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest } from '#database/idempotency.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { EnqueuedEmails } from '#mail/outbox.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import { changeLockedOrder, type StatusChangeContext } from '../change-order-status.server.ts';
import { findOrder, lockOrder } from '../order-queries.server.ts';
import {
  type BulkStatus,
  type BulkStepBody,
  refusalOf,
  type StepRefusal,
  type UndoOutcome,
  undoableUntil,
} from './bulk-step.ts';
import { beginBatch, findOutcome, type OrderBatch, storeOutcome } from './order-batch-queries.server.ts';

/** What became of one order. */
export type StepOutcome =
  | {
      readonly result: 'done';
      readonly number: string;
      readonly from: OrderStatus;
      readonly emails: EnqueuedEmails;
      /** Of the undo, once it was asked for. */
      readonly undo?: UndoOutcome;
    }
  | {
      readonly result: 'refused';
      readonly number: string;
      /** Null: there is no such order. */
      readonly status: OrderStatus | null;
      readonly reason: StepRefusal;
    };

interface BulkStep {
  readonly batch: OrderBatch;
  readonly to: BulkStatus;
  readonly outcomes: readonly { readonly id: string; readonly outcome: StepOutcome }[];
}

type BulkContext = Pick<StatusChangeContext, 'shop'> & { readonly origin: ChangeOrigin };

/**
 * Takes one step for many orders. Each order has its own transaction, so that one that cannot take the step does not stop
 * the others and none is locked for longer than its own step. A repeat with the same key continues where the first attempt
 * ended. The buyers' emails wait until the step can no longer be undone.
 */
export async function takeBulkStep(
  db: Database,
  { key, to, ids }: BulkStepBody,
  context: BulkContext,
): Promise<BulkStep> {
  const unique = [...new Set(ids)];
  const batch = await beginBatch(db, {
    id: key,
    kind: 'step',
    toStatus: to,
    requestHash: hashIdempotentRequest({ to, ids: unique }),
    actor: context.origin.actor,
    createdAt: context.origin.now,
  });
  const outcomes: BulkStep['outcomes'][number][] = [];
  for (const id of unique) {
    const outcome = await inTransaction(db, (transaction) => stepOf(transaction, batch, id, to, context));
    outcomes.push({ id, outcome });
  }
  return { batch, to, outcomes };
}

async function stepOf(
  transaction: Transaction,
  batch: OrderBatch,
  id: string,
  to: BulkStatus,
  { shop, origin }: BulkContext,
): Promise<StepOutcome> {
  await lockOrder(transaction, id);
  const order = await findOrder(transaction, id);
  if (!order) return { result: 'refused', number: '', status: null, reason: 'gone' };
  const earlier = await findOutcome<StepOutcome>(transaction, batch.id, id);
  if (earlier) return earlier;
  const { number, status } = order;
  const reason = refusalOf({ status, isProposalOpen: order.proposal !== null }, to);
  let outcome: StepOutcome;
  if (reason) outcome = { result: 'refused', number, status, reason };
  else {
    const change = { to, actor: 'staff', note: '' } as const;
    const sendAfter = undoableUntil(batch.createdAt);
    const { emails } = await changeLockedOrder(transaction, order, change, {
      shop,
      origin,
      now: origin.now,
      sendAfter,
    });
    outcome = { result: 'done', number, from: status, emails };
  }
  await storeOutcome(transaction, { batchId: batch.id, orderId: id, outcome });
  return outcome;
}
