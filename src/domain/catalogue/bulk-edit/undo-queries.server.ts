import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { auditLog } from '#database/schema/audit-log.ts';
import type { Transaction } from '#database/transaction.ts';
import type { ProductResponse } from '../products/serialize-product.ts';

export interface ProductChangeEntry {
  readonly entityId: string;
  readonly before: Partial<ProductResponse>;
  readonly after: Partial<ProductResponse>;
}

/** The changes of products that were made together with an entry of the history, if its action is one of these. */
export async function findChangesTogether(
  transaction: Transaction,
  entryId: number,
  actions: readonly string[],
): Promise<ProductChangeEntry[]> {
  const [entry] = await transaction
    .select({ requestId: auditLog.requestId, action: auditLog.action, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.id, entryId), inArray(auditLog.action, [...actions])));
  if (!entry || entry.requestId === '') return [];
  const rows = await transaction
    .select({ entityId: auditLog.entityId, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.requestId, entry.requestId),
        eq(auditLog.action, entry.action),
        eq(auditLog.createdAt, entry.createdAt),
        eq(auditLog.entity, 'product'),
        isNotNull(auditLog.before),
        isNotNull(auditLog.after),
      ),
    )
    .orderBy(asc(auditLog.entityId));
  return rows as ProductChangeEntry[];
}
