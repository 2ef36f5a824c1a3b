import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { EditDetails } from '../editing/change-types.ts';
import { insertOrderEvent, lockOrder, requireOrder, updateOrder } from '../order-queries.server.ts';
import { recordedOrder } from '../serialize-order.ts';

/**
 * Sets the credit terms of an order: the days from its invoice to the payment, or null for due with the delivery. Only
 * with a purchase order of the buyer, and only until the invoice is issued, which states the day it is due.
 */
export async function setPaymentTerms(
  db: Database,
  orderId: string,
  paymentDueDays: number | null,
  origin: ChangeOrigin,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId);
    const before = await requireOrder(transaction, orderId);
    if (before.paymentDueDays === paymentDueDays) return;
    if (before.invoice) throw new ShopError('invoice_issued');
    if (before.status === 'cancelled') throw new ShopError('status_not_possible');
    if (paymentDueDays !== null && before.lpoNumber === '') throw new ShopError('lpo_required');
    await updateOrder(transaction, orderId, { paymentDueDays, updatedAt: origin.now });
    const details: EditDetails = {
      fields: [{ field: 'paymentDueDays', before: before.paymentDueDays, after: paymentDueDays }],
      lines: [],
      personal: { fields: [], lines: [] },
      consent: 'not_needed',
    };
    await insertOrderEvent(transaction, {
      orderId,
      kind: 'edited',
      actor: 'staff',
      actorName: origin.actor,
      details: { ...details },
      createdAt: origin.now,
    });
    const after = await requireOrder(transaction, orderId);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'set-payment-terms',
      entity: 'order',
      entityId: orderId,
      before: recordedOrder(before, '', { paymentDueDays: before.paymentDueDays }),
      after: recordedOrder(after, '', { paymentDueDays }),
    });
  });
}
