import type { Queryable } from '#database/transaction.ts';
import { isSameSecret } from '#primitives/same-secret.ts';
import { tidyReference } from '#primitives/text/reference-number.ts';
import type { Quote } from './quote.ts';
import { findQuoteByReference } from './quote-queries.server.ts';

/** A quotation for whoever has its reference and its key; for everybody else there is none. */
export async function findTrackedQuote(
  db: Queryable,
  reference: string,
  key: string,
): Promise<Quote | undefined> {
  // A character that no text of the database can hold would fail the query.
  if (!/^[\w-]{1,64}$/.test(key) || reference.length > 32) return undefined;
  const quote = await findQuoteByReference(db, tidyReference('QT', reference));
  return quote && isSameSecret(quote.trackingKey, key) ? quote : undefined;
}
