import { and, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
import { orderLines, orderProposals, orders } from '#database/schema/orders.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { handoverColumns } from './handover-columns.ts';
import type { OrderEdit } from './order-edit.ts';
import type { ProposedEdit } from './order-proposal.ts';
import type { PlannedLine, PricedEdit } from './price-edit.ts';

/** Writes the contents of an edited order. The rows of lines that stay are kept, because other tables refer to them. */
export async function updateOrderContents(
  transaction: Transaction,
  id: string,
  edit: OrderEdit,
  plan: PricedEdit,
  { settingsVersion, now }: { readonly settingsVersion: number; readonly now: Date },
): Promise<void> {
  await transaction
    .update(orders)
    .set({
      ...handoverColumns(edit),
      deliverySettingsVersion: settingsVersion,
      subtotal: plan.subtotal,
      discount: plan.discount,
      discountReason: edit.discountReason,
      deliveryFee: plan.deliveryFee,
      total: plan.total,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(eq(orders.id, id));
  await updateLines(transaction, id, plan.lines);
}

async function updateLines(
  transaction: Transaction,
  orderId: string,
  lines: readonly PlannedLine[],
): Promise<void> {
  const stored = lines.flatMap(({ id, quantity }) => (id === null ? [] : [{ id, quantity }]));
  const ids = stored.map(({ id }) => id);
  await transaction
    .delete(orderLines)
    .where(and(eq(orderLines.orderId, orderId), ids.length > 0 ? notInArray(orderLines.id, ids) : undefined));
  for (const [quantity, changed] of Map.groupBy(stored, (line) => line.quantity)) {
    await transaction
      .update(orderLines)
      .set({ quantity, lineTotal: sql`${orderLines.unitPrice} * ${quantity}` })
      .where(
        inArray(
          orderLines.id,
          changed.map(({ id }) => id),
        ),
      );
  }
  const added = lines.filter(({ id }) => id === null);
  if (added.length === 0) return;
  const [last] = await transaction
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const next = (last?.position ?? -1) + 1;
  await transaction.insert(orderLines).values(
    added.map(({ productId, sku, name, unitPrice, quantity, lineTotal }, index) => ({
      orderId,
      position: next + index,
      productId,
      sku,
      nameEn: name.en,
      nameAr: name.ar,
      unitPrice,
      quantity,
      lineTotal,
    })),
  );
}

export async function insertProposal(
  transaction: Transaction,
  proposal: Omit<typeof orderProposals.$inferInsert, 'edit'> & { readonly edit: ProposedEdit },
): Promise<void> {
  await transaction.insert(orderProposals).values({ ...proposal, edit: { ...proposal.edit } });
}

export async function deleteProposal(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.delete(orderProposals).where(eq(orderProposals.orderId, orderId));
}

/** The key of an order's page by its number and the phone number of its buyer, in one lookup by an index. */
export async function findTrackingKey(
  db: Queryable,
  { number, phone }: { readonly number: string; readonly phone: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ trackingKey: orders.trackingKey })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.contactPhone, phone)));
  return found?.trackingKey;
}

export async function findOrderIdByKey(db: Queryable, idempotencyKey: string) {
  const [found] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey));
  return found;
}
