import { and, count, desc, eq, gte, ilike, inArray, lt, max, or, type SQL } from 'drizzle-orm';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { latinDigits } from '#primitives/latin-digits.ts';
import { type ListedQuote, type QuoteFilter, quotesOnPage } from './quote-list.ts';

const openStatuses = ['requested', 'quoted'] as const;

/** The newest first. */
export async function listQuoteRows(db: Queryable, filter: QuoteFilter, today: Day): Promise<ListedQuote[]> {
  return selectNewest(db)
    .where(condition(filter, today))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(quotesOnPage)
    .offset((filter.page - 1) * quotesOnPage);
}

export async function countQuotes(db: Queryable, filter: QuoteFilter, today: Day): Promise<number> {
  const matching = selectNewest(db).where(condition(filter, today)).as('matching');
  const [found] = await db.select({ quotes: count() }).from(matching);
  return found?.quotes ?? 0;
}

function selectNewest(db: Queryable) {
  const newest = db
    .select({ quoteId: quoteVersions.quoteId, number: max(quoteVersions.number).as('newest_number') })
    .from(quoteVersions)
    .groupBy(quoteVersions.quoteId)
    .as('newest');
  return db
    .select({
      id: quotes.id,
      reference: quotes.reference,
      status: quotes.status,
      source: quotes.source,
      requestedAt: quotes.createdAt,
      contactName: quotes.contactName,
      contactPhone: quotes.contactPhone,
      companyName: quotes.companyName,
      validUntil: quoteVersions.validUntil,
      total: quoteVersions.total,
    })
    .from(quotes)
    .innerJoin(newest, eq(newest.quoteId, quotes.id))
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.number, newest.number)),
    )
    .$dynamic();
}

/** Nothing marks a quotation as expired; its day has passed, that is all. */
function condition({ search, status }: QuoteFilter, today: Day): SQL | undefined {
  return and(status && hasStatus(status, today), search ? matches(search) : undefined);
}

function hasStatus(status: NonNullable<QuoteFilter['status']>, today: Day): SQL | undefined {
  if (status === 'expired') {
    return and(inArray(quotes.status, [...openStatuses]), lt(quoteVersions.validUntil, today));
  }
  const isOpen = openStatuses.some((open) => open === status);
  return and(eq(quotes.status, status), isOpen ? gte(quoteVersions.validUntil, today) : undefined);
}

function matches(search: string): SQL | undefined {
  const pattern = `%${latinDigits(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const digits = latinDigits(search).replaceAll(/\D/g, '');
  return or(
    ilike(quotes.reference, pattern),
    ilike(quotes.contactName, pattern),
    ilike(quotes.contactEmail, pattern),
    ilike(quotes.companyName, pattern),
    // Phones are stored without the blanks that people read and type.
    digits.length >= 4 ? ilike(quotes.contactPhone, `%${digits}%`) : undefined,
  );
}
