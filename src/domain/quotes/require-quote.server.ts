import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Quote } from './quote.ts';
import { findQuote } from './quote-queries.server.ts';

export async function requireQuote(db: Queryable, id: string): Promise<Quote> {
  const quote = await findQuote(db, id);
  if (!quote) throw new ShopError('not_found');
  return quote;
}
