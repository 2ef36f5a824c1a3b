import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findEmail } from './outbox-queries.server.ts';

export async function requireEmail(db: Queryable, id: string) {
  const mail = await findEmail(db, id);
  if (!mail) throw new ShopError('not_found');
  return mail;
}
