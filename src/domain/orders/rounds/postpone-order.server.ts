import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { EditDetails } from '../editing/change-types.ts';
import { deleteProposal } from '../editing/edit-queries.server.ts';
import { enqueueChangeEmails } from '../editing/enqueue-change-emails.server.ts';
import type { Order } from '../order.ts';
import { insertOrderEvent, requireOrder, updateOrder } from '../order-queries.server.ts';
import { isEditable } from '../order-states.ts';
import { recordedOrder } from '../serialize-order.ts';
import { setBackOrder } from '../set-back-order.server.ts';

/**
 * Gives a locked order that was not delivered another day. One that was out is being prepared again; the buyer is told the
 * new day, and the reason stays with staff.
 */
export async function postponeOrder(
  transaction: Transaction,
  order: Order,
  { day, reason }: { readonly day: Day; readonly reason: string },
  { shop, origin }: { readonly shop: EmailSender; readonly origin: ChangeOrigin },
): Promise<void> {
  const { id } = order;
  const { actor: actorName, now } = origin;
  if (!isEditable(order.status)) {
    await setBackOrder(transaction, order, { to: 'preparing', why: 'not_delivered', note: reason }, origin);
  }
  await updateOrder(transaction, id, { deliveryDay: day, updatedAt: now });
  // It was made for the order as it was.
  await deleteProposal(transaction, id);
  const details: EditDetails = {
    fields: [{ field: 'day', before: order.day, after: day }],
    lines: [],
    personal: { fields: [], lines: [] },
    consent: 'not_needed',
  };
  await insertOrderEvent(transaction, {
    orderId: id,
    kind: 'edited',
    note: isEditable(order.status) ? reason : '',
    details: { ...details },
    actor: 'staff',
    actorName,
    createdAt: now,
  });
  const postponed = await requireOrder(transaction, id);
  await enqueueChangeEmails(transaction, postponed, {
    changes: details,
    actor: 'staff',
    consent: 'not_needed',
    shop,
  });
  await recordChanges(transaction, { invalidatesPages: false }, origin, {
    action: 'postpone-order',
    entity: 'order',
    entityId: id,
    before: recordedOrder(order, '', { day: order.day }),
    after: recordedOrder(postponed, reason, { day }),
  });
}

/** Notes why a locked order was not delivered; it stays on the sheet of its day. */
export async function noteUndelivered(
  transaction: Transaction,
  order: Order,
  note: string,
  origin: ChangeOrigin,
): Promise<void> {
  const { actor: actorName, now } = origin;
  await updateOrder(transaction, order.id, { updatedAt: now });
  await insertOrderEvent(transaction, {
    orderId: order.id,
    kind: 'note',
    note,
    actor: 'staff',
    actorName,
    createdAt: now,
  });
  await recordChanges(transaction, { invalidatesPages: false }, origin, {
    action: 'note-order',
    entity: 'order',
    entityId: order.id,
    before: recordedOrder(order),
    after: recordedOrder(await requireOrder(transaction, order.id), note),
  });
}
