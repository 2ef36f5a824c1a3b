import type { Transaction } from '#database/transaction.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { orderChangedEmail } from '#mail/templates/order-changed-email.ts';
import { orderChangedStaffEmail } from '#mail/templates/order-changed-staff-emails.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { OrderActor } from '#primitives/order-status.ts';
import type { Order } from '../order.ts';
import type { EditDetails, OrderChanges } from './change-types.ts';

interface ChangeToTell {
  readonly changes: OrderChanges;
  readonly actor: OrderActor;
  readonly consent: EditDetails['consent'];
  readonly shop: EmailSender;
}

/** To the buyer, with the new state of the order; to staff when it was not they who changed it. */
export async function enqueueChangeEmails(
  transaction: Transaction,
  order: Order,
  { changes, actor, consent, shop }: ChangeToTell,
): Promise<void> {
  const by = actor === 'buyer' ? 'buyer' : 'staff';
  await enqueueEmail(transaction, orderChangedEmail(order, shop, changes, by));
  if (by === 'buyer') {
    const isConsent = consent === 'confirmed';
    await enqueueEmail(transaction, orderChangedStaffEmail(order, shop, { changes, isConsent }));
  }
}
