import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { repairEndEmail } from '#mail/templates/account/order-return-email.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { RepairResult } from '#primitives/payment.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { insertOrderEvent, lockOrder, requireOrder } from '../order-queries.server.ts';
import { recordedOrder } from '../serialize-order.ts';
import { namedPieces } from './record-return.server.ts';
import { findReturn, markRepairEnded } from './return-queries.server.ts';

interface RepairEnd {
  readonly result: RepairResult;
  /** For staff; may be empty. */
  readonly note: string;
}

/**
 * Ends a repair that `recordReturn` began: the goods are with the buyer again, or cannot be repaired, in which case an exchange
 * or a refund can be recorded for them. The buyer is told. A repeat changes nothing; another result than the first is refused.
 */
export async function endRepair(
  db: Database,
  { orderId, returnId }: { readonly orderId: string; readonly returnId: string },
  { result, note }: RepairEnd,
  { shop, origin }: { readonly shop: EmailSender; readonly origin: ChangeOrigin },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await requireOrder(transaction, orderId);
    const repair = await findReturn(transaction, { orderId, returnId });
    if (repair?.outcome !== 'repair') throw new ShopError('not_found');
    if (repair.repairResult === result) return;
    if (repair.repairResult) throw new ShopError('repair_ended');
    const { actor, now } = origin;
    await markRepairEnded(transaction, returnId, {
      repairResult: result,
      repairEndedAt: now,
      repairEndedBy: actor,
    });
    const pieces = new Map(repair.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
    await insertOrderEvent(transaction, {
      orderId,
      kind: 'repair_ended',
      note,
      details: { result, pieces: repair.lines.reduce((sum, { quantity }) => sum + quantity, 0) },
      actor: 'staff',
      actorName: actor,
      createdAt: now,
    });
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'end-repair',
      entity: 'order',
      entityId: orderId,
      before: recordedOrder(order, '', { repair: 'taken_in' }),
      after: recordedOrder(order, note, { repair: result }),
    });
    await enqueueEmail(
      transaction,
      repairEndEmail(order, shop, { id: returnId, result, lines: namedPieces(order, pieces) }),
    );
  });
}
