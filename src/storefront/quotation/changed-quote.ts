import { newestVersion, type QuoteVersion } from '#domain/quotes/quote.ts';
import type { QuoteStatus } from '#primitives/quote-status.ts';
import type { TrackedQuote } from './tracked-quote.ts';

/** What happened to a quotation while its buyer had the form open: another version, or nothing to accept any more. */
export type QuoteChange =
  | { readonly kind: 'replaced'; readonly earlier: QuoteVersion; readonly newest: QuoteVersion }
  | { readonly kind: Exclude<QuoteStatus, 'requested' | 'quoted'>; readonly newest: QuoteVersion };

/** `opened` is the version that the buyer opened the form for. Null: it can still be accepted. */
export function findQuoteChange(
  quote: Pick<TrackedQuote, 'status' | 'versions'>,
  opened: QuoteVersion,
): QuoteChange | null {
  const { status } = quote;
  const newest = newestVersion(quote);
  if (status !== 'requested' && status !== 'quoted') return { kind: status, newest };
  return newest.number === opened.number ? null : { kind: 'replaced', earlier: opened, newest };
}
