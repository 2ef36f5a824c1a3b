import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Order } from './order.ts';
import { insertOrderEvent, lockOrder, requireOrder, updateOrder } from './order-queries.server.ts';
import { recordedOrder } from './serialize-order.ts';

interface OrderNote {
  readonly note: string;
  /** Printed on the packing slip and shown on the day sheet. */
  readonly isForDriver: boolean;
}

/** What staff want to remember about an order, or tell its driver; the buyer never sees it. */
export async function addOrderNote(
  db: Database,
  id: string,
  { note, isForDriver }: OrderNote,
  origin: ChangeOrigin,
): Promise<Order> {
  return inTransaction(db, async (transaction) => {
    await lockOrder(transaction, id);
    const before = await requireOrder(transaction, id);
    const { actor: actorName, now } = origin;
    await updateOrder(transaction, id, { updatedAt: now });
    await insertOrderEvent(transaction, {
      orderId: id,
      kind: 'note',
      note,
      isForDriver,
      actor: 'staff',
      actorName,
      createdAt: now,
    });
    const noted = await requireOrder(transaction, id);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'note-order',
      entity: 'order',
      entityId: id,
      before: recordedOrder(before),
      after: recordedOrder(noted, note),
    });
    return noted;
  });
}
