import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Message } from './message.ts';
import { findMessage } from './message-queries.server.ts';

export async function requireMessage(db: Queryable, id: string): Promise<Message> {
  const message = await findMessage(db, id);
  if (!message) throw new ShopError('not_found');
  return message;
}
