import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { proposalDeclinedStaffEmail } from '#mail/templates/order-changed-staff-emails.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findTrackedOrder } from '../find-tracked-order.server.ts';
import type { Order } from '../order.ts';
import { insertOrderEvent, lockOrder, requireOrder, updateOrder } from '../order-queries.server.ts';
import { isEditable } from '../order-states.ts';
import { applyEdit, type EditContext, requirePlan } from './edit-order.server.ts';
import { deleteProposal } from './edit-queries.server.ts';

interface ProposalAnswer {
  /** Of the proposal that the buyer read, see `OrderProposal.createdAt`. */
  readonly proposal: string;
  readonly isAccepted: boolean;
}

/**
 * The buyer's answer to a proposed change, by number and tracking key. Accepting applies the edit as it was proposed, or
 * refuses: `proposal_outdated` if the order has changed since, `invalid_input` if pieces or the day are gone.
 */
export async function answerProposal(
  db: Database,
  { number, key }: { readonly number: string; readonly key: string },
  { proposal: read, isAccepted }: ProposalAnswer,
  context: EditContext,
): Promise<Order> {
  const tracked = await findTrackedOrder(db, number, key);
  if (!tracked) throw new ShopError('not_found');
  return inTransaction(db, async (transaction) => {
    await lockOrder(transaction, tracked.id);
    const order = await requireOrder(transaction, tracked.id);
    const { proposal } = order;
    const isOpen =
      proposal?.createdAt.toISOString() === read &&
      proposal.orderVersion === order.version &&
      isEditable(order.status);
    if (!proposal || !isOpen) throw new ShopError('proposal_outdated');
    if (!isAccepted) return decline(transaction, order, context);
    const promisedPrices = new Map(Object.entries(proposal.prices));
    const plan = await requirePlan(transaction, order, proposal.edit, { ...context, promisedPrices });
    if (plan.total !== proposal.total) throw new ShopError('proposal_outdated');
    return applyEdit(transaction, order, proposal.edit, plan, {
      ...context,
      actor: 'buyer',
      consent: 'confirmed',
    });
  });
}

async function decline(transaction: Transaction, order: Order, { shop, now }: EditContext): Promise<Order> {
  await deleteProposal(transaction, order.id);
  await updateOrder(transaction, order.id, { updatedAt: now });
  await insertOrderEvent(transaction, {
    orderId: order.id,
    kind: 'change_declined',
    actor: 'buyer',
    createdAt: now,
  });
  const declined = await requireOrder(transaction, order.id);
  await enqueueEmail(transaction, proposalDeclinedStaffEmail(declined, shop));
  return declined;
}
