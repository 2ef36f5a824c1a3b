import { and, asc, count, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { zones } from '#database/schema/delivery.ts';
import { orders } from '#database/schema/orders.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Dirhams } from '#primitives/money.ts';
import { type Service, services } from '#primitives/quote-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { Quote, QuoteLine, QuoteVersion } from './quote.ts';

export interface QuotedProduct {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly price: Dirhams;
}

export async function findQuotedProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QuotedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  return new Map(
    rows.map(({ id, sku, nameEn, nameAr, price }) => [
      id,
      { sku, name: { en: nameEn, ar: nameAr || nameEn }, price },
    ]),
  );
}

/** What a repeat of the same request is answered with. */
export async function findRequestedQuote(db: Queryable, idempotencyKey: string) {
  const [requested] = await db
    .select({
      reference: quotes.reference,
      trackingKey: quotes.trackingKey,
      requestHash: quotes.requestHash,
    })
    .from(quotes)
    .where(eq(quotes.idempotencyKey, idempotencyKey));
  return requested;
}

export async function countQuotesOfPhone(db: Queryable, phone: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ quotes: count() })
    .from(quotes)
    .where(and(eq(quotes.contactPhone, phone), gte(quotes.createdAt, since)));
  return found?.quotes ?? 0;
}

/** False when there is a request with this key, or this reference, already. */
export async function insertQuote(
  transaction: Transaction,
  row: typeof quotes.$inferInsert & { readonly id: string },
): Promise<boolean> {
  const inserted = await transaction
    .insert(quotes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: quotes.id });
  return inserted.length > 0;
}

export async function insertQuoteVersion(
  transaction: Transaction,
  version: typeof quoteVersions.$inferInsert,
  lines: readonly Omit<typeof quoteLines.$inferInsert, 'quoteVersionId' | 'position'>[],
): Promise<void> {
  const [inserted] = await transaction
    .insert(quoteVersions)
    .values(version)
    .returning({ id: quoteVersions.id });
  if (!inserted) throw new Error('the version of a quotation was not written');
  await transaction
    .insert(quoteLines)
    .values(lines.map((line, position) => ({ ...line, position, quoteVersionId: inserted.id })));
}

/** Lets one change of a quotation happen after the other. */
export async function lockQuote(transaction: Transaction, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await transaction.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('update');
}

export async function updateQuote(
  transaction: Transaction,
  id: string,
  change: Partial<
    Pick<typeof quotes.$inferInsert, 'status' | 'decidedAt' | 'lpoNumber' | 'lpoFile' | 'version'>
  > & { readonly updatedAt: Date },
): Promise<void> {
  await transaction.update(quotes).set(change).where(eq(quotes.id, id));
}

async function findQuote(db: Queryable, id: string): Promise<Quote | undefined> {
  return isUuid(id) ? findOne(db, eq(quotes.id, id)) : undefined;
}

export async function findQuoteByReference(db: Queryable, reference: string): Promise<Quote | undefined> {
  return findOne(db, eq(quotes.reference, reference));
}

async function findOne(db: Queryable, condition: SQL): Promise<Quote | undefined> {
  const [row] = await db
    .select({ quote: quotes, districts: zones.districts, orderId: orders.id, orderNumber: orders.number })
    .from(quotes)
    .leftJoin(zones, eq(zones.number, quotes.zoneNumber))
    .leftJoin(orders, eq(orders.quoteId, quotes.id))
    .where(condition);
  if (!row) return undefined;
  const { quote } = row;
  return {
    id: quote.id,
    reference: quote.reference,
    trackingKey: quote.trackingKey,
    locale: quote.locale,
    status: quote.status,
    source: quote.source,
    service: serviceFrom(quote.service),
    requestedAt: quote.createdAt,
    contact: { name: quote.contactName, phone: quote.contactPhone, email: quote.contactEmail },
    company: quote.companyName ? { name: quote.companyName, crNumber: quote.companyCrNumber } : null,
    zone: quote.zoneNumber,
    districts: row.districts ?? [],
    wantedOn: quote.wantedOn,
    notes: quote.notes,
    versions: await listVersions(db, quote.id),
    lpoNumber: quote.lpoNumber,
    lpoFile: quote.lpoFile,
    decidedAt: quote.decidedAt,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    version: quote.version,
  };
}

async function listVersions(db: Queryable, quoteId: string): Promise<QuoteVersion[]> {
  const rows = await db
    .select({ version: quoteVersions, line: quoteLines, slug: products.slug, deletedAt: products.deletedAt })
    .from(quoteVersions)
    .innerJoin(quoteLines, eq(quoteLines.quoteVersionId, quoteVersions.id))
    .leftJoin(products, eq(products.id, quoteLines.productId))
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(asc(quoteVersions.number), asc(quoteLines.position));
  const byVersion = Map.groupBy(rows, ({ version }) => version.id);
  return [...byVersion.values()].flatMap((ofVersion) => {
    const [first] = ofVersion;
    return first ? [versionFrom(first.version, ofVersion.map(lineFrom))] : [];
  });
}

function versionFrom(row: typeof quoteVersions.$inferSelect, lines: readonly QuoteLine[]): QuoteVersion {
  const {
    number,
    validUntil,
    subtotal,
    discount,
    deliveryFee,
    total,
    message,
    createdBy,
    createdAt,
    sentAt,
  } = row;
  return {
    number,
    lines,
    validUntil,
    subtotal,
    discount,
    deliveryFee,
    total,
    message,
    sentBy: createdBy,
    sentAt: sentAt ?? createdAt,
  };
}

function lineFrom({
  line,
  slug,
  deletedAt,
}: {
  readonly line: typeof quoteLines.$inferSelect;
  readonly slug: string | null;
  readonly deletedAt: Date | null;
}): QuoteLine {
  const { productId, sku, nameEn, nameAr, quantity, unitPrice, lineTotal } = line;
  return {
    productId,
    slug: deletedAt ? null : slug,
    sku,
    name: { en: nameEn, ar: nameAr || nameEn },
    quantity,
    unitPrice,
    lineTotal,
  };
}

/** Stored as an empty text when none was named. */
function serviceFrom(stored: string): Service | null {
  return services.find((service) => service === stored) ?? null;
}

export async function requireQuote(db: Queryable, id: string): Promise<Quote> {
  const quote = await findQuote(db, id);
  if (!quote) throw new ShopError('not_found');
  return quote;
}
