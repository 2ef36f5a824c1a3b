import type { ChangeOrigin } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import type { Order, TakenBackDetails } from './order.ts';
import { insertOrderEvent, updateOrder } from './order-queries.server.ts';

interface SetBack {
  /** An earlier status. */
  readonly to: OrderStatus;
  readonly why: TakenBackDetails['why'];
  readonly note: string;
}

/**
 * Sets a locked order back to an earlier status and tells its history. An invoice that was issued stays: numbers have no
 * gaps, and the order uses it when it is sent out again.
 */
export async function setBackOrder(
  transaction: Transaction,
  { id, status }: Pick<Order, 'id' | 'status'>,
  { to, why, note }: SetBack,
  { actor: actorName, now }: ChangeOrigin,
): Promise<void> {
  const details: TakenBackDetails = { takenBack: status, why };
  await updateOrder(transaction, id, { status: to, updatedAt: now });
  await insertOrderEvent(transaction, {
    orderId: id,
    kind: 'status_changed',
    fromStatus: status,
    toStatus: to,
    note,
    details,
    actor: 'staff',
    actorName,
    createdAt: now,
  });
}
