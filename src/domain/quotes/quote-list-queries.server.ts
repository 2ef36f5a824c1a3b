import { type AnyColumn, and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { hasWords } from '#database/search-text.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { QuoteStatus } from '#primitives/quote-status.ts';
import { type ListedQuote, type QuoteFilter, quotesOnPage } from './quote-list.ts';

const openStatuses = ['requested', 'quoted'] as const;

/** The newest first. */
export async function listQuoteRows(db: Queryable, filter: QuoteFilter, today: Day): Promise<ListedQuote[]> {
  // Found for each row by its index, so that a page reads no more than it shows.
  const newest = db
    .select({ validUntil: quoteVersions.validUntil, total: quoteVersions.total })
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quotes.id))
    .orderBy(desc(quoteVersions.number))
    .limit(1)
    .as('newest');
  return db
    .select({
      id: quotes.id,
      reference: quotes.reference,
      status: quotes.status,
      source: quotes.source,
      locale: quotes.locale,
      requestedAt: quotes.createdAt,
      contactName: quotes.contactName,
      contactPhone: quotes.contactPhone,
      companyName: quotes.companyName,
      validUntil: newest.validUntil,
      total: newest.total,
    })
    .from(quotes)
    .innerJoinLateral(newest, sql`true`)
    .where(and(filter.status && hasStatus(filter.status, today, newest.validUntil), matches(filter)))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(quotesOnPage)
    .offset((filter.page - 1) * quotesOnPage);
}

/** How many there are of each status today, of those that fit the rest of the filter. */
export async function countQuotesByStatus(
  db: Queryable,
  filter: QuoteFilter,
  today: Day,
): Promise<{ status: QuoteStatus; quotes: number }[]> {
  // For all rows at once this is quicker than to look for each.
  const newest = db
    .selectDistinctOn([quoteVersions.quoteId], {
      quoteId: quoteVersions.quoteId,
      validUntil: quoteVersions.validUntil,
    })
    .from(quoteVersions)
    .orderBy(quoteVersions.quoteId, desc(quoteVersions.number))
    .as('newest');
  const isExpired = hasStatus('expired', today, newest.validUntil);
  return db
    .select({
      status: sql<QuoteStatus>`case when ${isExpired} then 'expired' else ${quotes.status} end`.as('today'),
      quotes: count(),
    })
    .from(quotes)
    .innerJoin(newest, eq(newest.quoteId, quotes.id))
    .where(matches(filter))
    .groupBy(sql`today`);
}

function matches({ search }: QuoteFilter): SQL | undefined {
  return search ? hasWords(quotes.searchText, search) : undefined;
}

/** Nothing marks a quotation as expired; its day has passed, that is all. */
function hasStatus(status: QuoteStatus, today: Day, validUntil: AnyColumn): SQL | undefined {
  if (status === 'expired') {
    return and(inArray(quotes.status, [...openStatuses]), lt(validUntil, today));
  }
  const isOpen = openStatuses.some((open) => open === status);
  return and(eq(quotes.status, status), isOpen ? gte(validUntil, today) : undefined);
}
