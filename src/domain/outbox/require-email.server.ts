import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findEmail } from './outbox-queries.server.ts';

export async function requireEmail(db: Queryable, id: string) {
  const email = await findEmail(db, id);
  if (!email) throw new ShopError('not_found');
  return email;
}
