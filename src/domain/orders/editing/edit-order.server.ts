import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { changeStock } from '#domain/catalogue/stock/change-stock.server.ts';
import { lockProductsToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { OrderActor } from '#primitives/order-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Order } from '../order.ts';
import { insertOrderEvent, lockOrder, requireOrder } from '../order-queries.server.ts';
import type { OrderSettings } from '../order-settings.server.ts';
import { isEditable } from '../order-states.ts';
import { recordedContents, serializeOrder } from '../serialize-order.ts';
import type { EditDetails } from './change-types.ts';
import { deleteProposal, updateOrderContents } from './edit-queries.server.ts';
import { enqueueChangeEmails } from './enqueue-change-emails.server.ts';
import { changesInvoice, hasChanges, orderChanges } from './order-changes.ts';
import type { EditConsent, OrderEdit } from './order-edit.ts';
import { planEdit } from './plan-edit.ts';
import { editedOrder, type PricedEdit } from './price-edit.ts';
import { proposeEdit } from './propose-edit.server.ts';

export interface EditContext extends OrderSettings {
  readonly now: Date;
}

interface StaffEdit {
  readonly edit: OrderEdit;
  /** That staff have seen. */
  readonly version: number;
  readonly consent: EditConsent;
}

/**
 * Changes the contents of an order before it leaves the shop: one transaction writes the order, moves the stock by the
 * difference and tells history and buyer. A total that rises needs the buyer's consent, given by phone or asked for.
 */
export async function editOrder(
  db: Database,
  id: string,
  { edit, version, consent }: StaffEdit,
  context: EditContext & { readonly origin: ChangeOrigin },
): Promise<Order> {
  return inTransaction(db, async (transaction) => {
    const order = await lockEditableOrder(transaction, id);
    await rejectStaleVersion(transaction, { entity: 'order', current: serializeOrder(order), version });
    const plan = await requirePlan(transaction, order, edit, context);
    const isHigher = plan.total > order.total;
    if (isHigher && consent === 'ask_buyer') return proposeEdit(transaction, order, edit, plan, context);
    if (isHigher && consent === 'not_needed') {
      throw new ShopError('invalid_input', { fields: [{ path: 'consent', code: 'required' }] });
    }
    return applyEdit(transaction, order, edit, plan, {
      ...context,
      actor: 'staff',
      consent: isHigher ? 'by_phone' : 'not_needed',
    });
  });
}

/** Locks an order that can still be changed. */
export async function lockEditableOrder(transaction: Transaction, id: string): Promise<Order> {
  await lockOrder(transaction, id);
  const order = await requireOrder(transaction, id);
  if (!isEditable(order.status)) throw new ShopError('status_not_possible');
  return order;
}

/** Locks the products of the order and of its edit, and refuses an edit that the rules do not allow. */
export async function requirePlan(
  transaction: Transaction,
  order: Order,
  edit: OrderEdit,
  context: EditContext & { readonly promisedPrices?: ReadonlyMap<string, number> },
): Promise<PricedEdit> {
  const ids = [...order.lines, ...edit.lines].flatMap(({ productId }) => productId ?? []);
  const products = await lockProductsToSell(transaction, [...new Set(ids)]);
  const plan = planEdit(editedOrder(order), edit, { ...context, products });
  if (plan.problems.length > 0) throw new ShopError('invalid_input', { fields: plan.problems });
  // It was sent out before and came back; its invoice stays as it was issued.
  if (order.invoice && changesInvoice(orderChanges(order, edit, plan))) throw new ShopError('invoice_issued');
  return plan;
}

interface AppliedBy extends EditContext {
  readonly actor: OrderActor;
  readonly consent: EditDetails['consent'];
  /** Of a change by staff. */
  readonly origin?: ChangeOrigin;
}

/** Writes a planned edit. An edit that changes nothing writes nothing. */
export async function applyEdit(
  transaction: Transaction,
  order: Order,
  edit: OrderEdit,
  plan: PricedEdit,
  { actor, consent, origin, facts, shop, now }: AppliedBy,
): Promise<Order> {
  const changes = orderChanges(order, edit, plan);
  if (!hasChanges(changes)) return order;
  const { id } = order;
  await updateOrderContents(transaction, id, edit, plan, { settingsVersion: facts.settings.version, now });
  // It was made for the order as it was.
  await deleteProposal(transaction, id);
  await changeStock(
    transaction,
    plan.stock.map(({ productId, pieces }) => ({ productId, pieces })),
    { reason: 'order_edit', orderId: id, actor, now, publicUrl: shop.publicUrl, invalidatesPages: true },
  );
  const details: EditDetails = { ...changes, consent };
  await insertOrderEvent(transaction, {
    orderId: id,
    kind: 'edited',
    actor,
    actorName: origin?.actor ?? '',
    details: { ...details },
    createdAt: now,
  });
  const edited = await requireOrder(transaction, id);
  await enqueueChangeEmails(transaction, edited, { changes, actor, consent, shop });
  if (origin) {
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'edit-order',
      entity: 'order',
      entityId: id,
      before: recordedContents(order),
      after: recordedContents(edited),
    });
  }
  return edited;
}
