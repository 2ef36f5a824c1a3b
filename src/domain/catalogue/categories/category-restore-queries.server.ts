import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { auditLog } from '#database/schema/audit-log.ts';
import { categories, products } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/transaction.ts';
import type { StoredProduct } from '../products/product.ts';
import { productFrom, selectProducts } from '../products/product-queries.server.ts';
import type { ProductResponse } from '../products/serialize-product.ts';
import type { CategoryResponse } from './serialize-category.ts';

export interface Deletion {
  readonly before: CategoryResponse;
  readonly requestId: string;
  readonly deletedAt: Date;
}

/** How a category was when it was deleted, unless it has come back since. */
export async function findDeletion(transaction: Transaction, id: string): Promise<Deletion | undefined> {
  const [last] = await transaction
    .select({
      action: auditLog.action,
      before: auditLog.before,
      requestId: auditLog.requestId,
      deletedAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'category'), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (last?.action !== 'delete-category') return undefined;
  const { before, requestId, deletedAt } = last;
  return { before: before as CategoryResponse, requestId, deletedAt };
}

/** Which products the deletion sent elsewhere: from where, and to where. They share its request and its moment. */
export async function listMoves(
  transaction: Transaction,
  { requestId, deletedAt }: Deletion,
): Promise<{ from: ProductResponse; to: ProductResponse }[]> {
  const rows = await transaction
    .select({ from: auditLog.before, to: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.createdAt, deletedAt),
        eq(auditLog.requestId, requestId),
        eq(auditLog.action, 'move-product'),
      ),
    )
    .orderBy(asc(auditLog.id));
  return rows.map(({ from, to }) => ({ from: from as ProductResponse, to: to as ProductResponse }));
}

/** Locks the products in the order of their ids, including deleted ones. */
export async function lockProducts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  const rows = await selectProducts(transaction)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update', { of: products });
  return rows.map(productFrom);
}

/** The place that a deletion left open, or the end. */
export async function openPosition(transaction: Transaction, departmentId: string): Promise<number> {
  const rows = await transaction
    .select({ position: categories.position })
    .from(categories)
    .where(eq(categories.departmentId, departmentId));
  const taken = new Set(rows.map(({ position }) => position));
  let position = 0;
  while (taken.has(position)) position += 1;
  return position;
}
