import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { lockProductsToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Order } from '../order.ts';
import { requireOrder } from '../order-queries.server.ts';
import { lockBuyer } from '../placing/placing-queries.server.ts';
import { writeOrder } from '../placing/write-order.server.ts';
import { recordedContents } from '../serialize-order.ts';
import type { EditContext } from './edit-order.server.ts';
import { findOrderIdByKey } from './edit-queries.server.ts';
import type { TakenOrder } from './order-edit.ts';
import { planEdit } from './plan-edit.ts';
import { nothingOrdered } from './price-edit.ts';

/**
 * Places an order that staff take for a caller. Stock, zones, days and the minimum are those of the web shop; its limits
 * for strangers do not apply. It is idempotent: a repeat with the same key is the same order.
 */
export async function takeOrder(
  db: Database,
  { key, locale, ...edit }: TakenOrder,
  context: EditContext & { readonly origin: ChangeOrigin },
): Promise<Order> {
  const requestHash = hashIdempotentRequest({ locale, ...edit });
  const { facts, now, origin } = context;
  return inTransaction(db, async (transaction) => {
    const earlier = await findEarlier(transaction, key, requestHash);
    if (earlier) return earlier;
    const ids = edit.lines.flatMap(({ productId }) => productId ?? []);
    const products = await lockProductsToSell(transaction, [...new Set(ids)]);
    await lockBuyer(transaction, edit.contact.phone);
    const plan = planEdit(nothingOrdered(now), edit, { ...context, products });
    if (plan.problems.length > 0) throw new ShopError('invalid_input', { fields: plan.problems });
    const { lines, subtotal, discount, deliveryFee, total } = plan;
    const written = await writeOrder(
      transaction,
      {
        ...edit,
        idempotencyKey: key,
        requestHash,
        locale,
        settingsVersion: facts.settings.version,
        lines: lines.map(({ id: _, ...line }) => line),
        subtotal,
        discount,
        deliveryFee,
        total,
        takenBy: origin.actor,
      },
      context,
    );
    const taken = await findEarlier(transaction, key, requestHash);
    // Without a written order the key or the number is taken; a retry of the form finds the one of the same key.
    if (!taken) throw new Error('the number of the order is taken');
    if (written) {
      await recordChanges(transaction, { invalidatesPages: false }, origin, {
        action: 'take-order',
        entity: 'order',
        entityId: taken.id,
        after: recordedContents(taken),
      });
    }
    return taken;
  });
}

async function findEarlier(
  transaction: Transaction,
  key: string,
  requestHash: string,
): Promise<Order | undefined> {
  const earlier = await findOrderIdByKey(transaction, key);
  if (!earlier) return undefined;
  requireSameIdempotentRequest(earlier, requestHash);
  return requireOrder(transaction, earlier.id);
}
