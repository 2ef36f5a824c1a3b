import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findMail } from './outbox-queries.server.ts';

export async function requireMail(db: Queryable, id: string) {
  const mail = await findMail(db, id);
  if (!mail) throw new ShopError('not_found');
  return mail;
}
