import type { Database } from '#database/connect.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { ListedQuote, QuoteFilter } from './quote-list.ts';
import { countQuotes, listQuoteRows } from './quote-list-queries.server.ts';

export async function listQuotes(
  db: Database,
  filter: QuoteFilter,
  today: Day,
): Promise<{ readonly quotes: readonly ListedQuote[]; readonly total: number }> {
  const [quotes, total] = await Promise.all([
    listQuoteRows(db, filter, today),
    countQuotes(db, filter, today),
  ]);
  return { quotes, total };
}
