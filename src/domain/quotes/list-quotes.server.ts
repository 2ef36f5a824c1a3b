import type { Database } from '#database/connect.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { QuoteStatus } from '#primitives/quote-status.ts';
import type { ListedQuote, QuoteFilter } from './quote-list.ts';
import { countQuotesByStatus, listQuoteRows } from './quote-list-queries.server.ts';

export async function listQuotes(
  db: Database,
  filter: QuoteFilter,
  today: Day,
): Promise<{
  readonly quotes: readonly ListedQuote[];
  readonly total: number;
  readonly byStatus: Partial<Record<QuoteStatus, number>>;
}> {
  const [quotes, statuses] = await Promise.all([
    listQuoteRows(db, filter, today),
    countQuotesByStatus(db, filter, today),
  ]);
  const shown = statuses.filter(({ status }) => !filter.status || status === filter.status);
  return {
    quotes,
    total: shown.reduce((sum, { quotes: count }) => sum + count, 0),
    byStatus: Object.fromEntries(statuses.map(({ status, quotes: count }) => [status, count])),
  };
}
