import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { orderProposalEmail, proposalWithdrawnEmail } from '#mail/templates/order-changed-email.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Order } from '../order.ts';
import { insertOrderEvent, lockOrder, requireOrder, updateOrder } from '../order-queries.server.ts';
import { recordedContents } from '../serialize-order.ts';
import { deleteProposal, insertProposal } from './edit-queries.server.ts';
import { hasChanges, orderChanges } from './order-changes.ts';
import type { OrderEdit } from './order-edit.ts';
import type { PricedEdit } from './price-edit.ts';
import { proposedEdit } from './proposed-edit.ts';

interface ProposalContext {
  readonly origin: ChangeOrigin;
  readonly shop: EmailSender;
  readonly now: Date;
}

/** Stores an edit that the buyer is asked about by email; it replaces an earlier one. Stock is taken on consent only. */
export async function proposeEdit(
  transaction: Transaction,
  order: Order,
  edit: OrderEdit,
  plan: PricedEdit,
  { origin, shop, now }: ProposalContext,
): Promise<Order> {
  const changes = orderChanges(order, edit, plan);
  if (!hasChanges(changes)) return order;
  // Asked at the address that the buyer has today: a new one is part of what is proposed.
  if (order.contact.email === '') {
    throw new ShopError('invalid_input', { fields: [{ path: 'contact.email', code: 'required' }] });
  }
  const { id } = order;
  await deleteProposal(transaction, id);
  await updateOrder(transaction, id, { updatedAt: now });
  await insertProposal(transaction, {
    orderId: id,
    orderVersion: order.version + 1,
    edit: proposedEdit(edit, plan, changes),
    total: plan.total,
    proposedBy: origin.actor,
    createdAt: now,
  });
  await insertOrderEvent(transaction, {
    orderId: id,
    kind: 'change_proposed',
    actor: 'staff',
    actorName: origin.actor,
    details: { ...changes },
    createdAt: now,
  });
  const proposed = await requireOrder(transaction, id);
  await enqueueEmail(transaction, orderProposalEmail(proposed, shop, changes));
  await recordProposal(transaction, 'propose-order-change', { before: order, after: proposed }, origin);
  return proposed;
}

/** Takes back a proposal that the buyer has not answered, and tells the buyer that the order stays as it is. */
export async function withdrawProposal(
  db: Database,
  id: string,
  { origin, shop }: Pick<ProposalContext, 'origin' | 'shop'>,
): Promise<Order> {
  return inTransaction(db, async (transaction) => {
    await lockOrder(transaction, id);
    const order = await requireOrder(transaction, id);
    if (!order.proposal) throw new ShopError('proposal_outdated');
    await deleteProposal(transaction, id);
    await updateOrder(transaction, id, { updatedAt: origin.now });
    await insertOrderEvent(transaction, {
      orderId: id,
      kind: 'change_declined',
      actor: 'staff',
      actorName: origin.actor,
      createdAt: origin.now,
    });
    const withdrawn = await requireOrder(transaction, id);
    await enqueueEmail(transaction, proposalWithdrawnEmail(withdrawn, shop));
    await recordProposal(transaction, 'withdraw-order-change', { before: order, after: withdrawn }, origin);
    return withdrawn;
  });
}

async function recordProposal(
  transaction: Transaction,
  action: string,
  { before, after }: { readonly before: Order; readonly after: Order },
  origin: ChangeOrigin,
): Promise<void> {
  await recordChanges(transaction, { invalidatesPages: false }, origin, {
    action,
    entity: 'order',
    entityId: after.id,
    before: recordedContents(before),
    after: recordedContents(after),
  });
}
