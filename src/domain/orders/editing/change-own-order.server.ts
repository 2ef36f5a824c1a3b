import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findTrackedOrder } from '../find-tracked-order.server.ts';
import { isChangeableByBuyer } from '../order-states.ts';
import { editOf } from './edit-of.ts';
import { applyEdit, type EditContext, lockEditableOrder, requirePlan } from './edit-order.server.ts';
import type { OwnOrderChange } from './own-order-change.ts';

/**
 * Changes day, contact and address of an order for its buyer, by number and tracking key, until preparation begins. The
 * zone, the products and the amounts stay as they are.
 */
export async function changeOwnOrder(
  db: Database,
  { number, key }: { readonly number: string; readonly key: string },
  { version, contact, address, day }: OwnOrderChange,
  context: EditContext,
): Promise<void> {
  const tracked = await findTrackedOrder(db, number, key);
  if (!tracked) throw new ShopError('not_found');
  await inTransaction(db, async (transaction) => {
    const order = await lockEditableOrder(transaction, tracked.id);
    if (!isChangeableByBuyer(order.status)) throw new ShopError('status_not_possible');
    if (order.version !== version) throw new ShopError('stale_version');
    const { fulfilment } = order;
    if (fulfilment.kind === 'delivery' && !address) {
      throw new ShopError('invalid_input', { fields: [{ path: 'street', code: 'required' }] });
    }
    const edit = {
      ...editOf(order),
      contact,
      day,
      ...(fulfilment.kind === 'delivery' && address && { fulfilment: { ...fulfilment, ...address } }),
    };
    const plan = await requirePlan(transaction, order, edit, context);
    await applyEdit(transaction, order, edit, plan, { ...context, actor: 'buyer', consent: 'not_needed' });
  });
}
