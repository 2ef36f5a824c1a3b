import type { Queryable } from '#database/transaction.ts';
import { normalizeReference } from '#primitives/text/reference-number.ts';
import { isSameSecret } from '#primitives/text/same-secret.ts';
import type { Quote } from './quote.ts';
import { findQuoteByReference } from './quote-queries.server.ts';

/** Finds a quotation by its reference and tracking key; a wrong key finds none. */
export async function findTrackedQuote(
  db: Queryable,
  reference: string,
  key: string,
): Promise<Quote | undefined> {
  // A character that PostgreSQL cannot store in a text would fail the query.
  if (!/^[\w-]{1,64}$/.test(key) || reference.length > 32) return undefined;
  const quote = await findQuoteByReference(db, normalizeReference('QT', reference));
  return quote && isSameSecret(quote.trackingKey, key) ? quote : undefined;
}
