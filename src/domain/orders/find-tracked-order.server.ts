import type { Queryable } from '#database/transaction.ts';
import { normalizeReference } from '#primitives/text/reference-number.ts';
import { isSameSecret } from '#primitives/text/same-secret.ts';
import type { Order } from './order.ts';
import { findOrderByNumber } from './order-queries.server.ts';

/** Finds an order by its number and tracking key; a wrong key finds none. */
export async function findTrackedOrder(
  db: Queryable,
  number: string,
  key: string,
): Promise<Order | undefined> {
  // A character that PostgreSQL cannot store in a text would fail the query.
  if (!/^[\w-]{1,64}$/.test(key) || number.length > 32) return undefined;
  const order = await findOrderByNumber(db, normalizeReference('OG', number));
  return order && isSameSecret(order.trackingKey, key) ? order : undefined;
}
