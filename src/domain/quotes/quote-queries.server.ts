import { and, asc, count, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { zones } from '#database/schema/delivery.ts';
import { orders } from '#database/schema/orders.ts';
import { quotePlans } from '#database/schema/plans.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Dirhams } from '#primitives/money.ts';
import { type Service, services } from '#primitives/quote-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { type LocalizedText, withFallback } from '#primitives/text/localized-text.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { Offer } from './make-offer.ts';
import type { Quote, QuoteLine, QuoteVersion, QuoteWithdrawal } from './quote.ts';

export interface QuotedProduct {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly price: Dirhams;
  readonly leadTimeDays: number;
  readonly warrantyMonths: number;
}

/** Products that can be quoted. Visitors ask for what is sold; staff may also offer what is left of a discontinued one. */
export async function findQuotedProducts(
  db: Queryable,
  ids: readonly string[],
  by: 'visitor' | 'staff',
): Promise<ReadonlyMap<string, QuotedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), by === 'staff' ? hasPage : isSold));
  return new Map(
    rows.map(({ id, sku, nameEn, nameAr, price, leadTimeDays, warrantyMonths }) => [
      id,
      { sku, name: { en: nameEn, ar: nameAr || nameEn }, price, leadTimeDays, warrantyMonths },
    ]),
  );
}

/** What a repeat of the same request is answered with. */
export async function findRequestedQuote(db: Queryable, idempotencyKey: string) {
  const [requested] = await db
    .select({
      id: quotes.id,
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

/** Stores a version and marks it as sent at that moment. */
export async function insertQuoteVersion(
  transaction: Transaction,
  { lines, ...offer }: Offer,
  { quoteId, number, by, now }: { quoteId: string; number: number; by: string; now: Date },
): Promise<void> {
  const [inserted] = await transaction
    .insert(quoteVersions)
    .values({ ...offer, quoteId, number, createdBy: by, createdAt: now, sentAt: now })
    .returning({ id: quoteVersions.id });
  if (!inserted) throw new Error('the version of a quotation was not written');
  await transaction.insert(quoteLines).values(
    lines.map(({ name, ...line }, position) => ({
      ...line,
      nameEn: name.en,
      nameAr: name.ar,
      position,
      quoteVersionId: inserted.id,
    })),
  );
}

export async function markVersionWithdrawn(
  transaction: Transaction,
  quoteId: string,
  number: number,
  { at, by, note }: QuoteWithdrawal,
): Promise<void> {
  await transaction
    .update(quoteVersions)
    .set({ withdrawnAt: at, withdrawnBy: by, withdrawalNote: note })
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.number, number)));
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
    .select({
      quote: quotes,
      districts: zones.districts,
      orderId: orders.id,
      orderNumber: orders.number,
      plansFrom: sql<
        number | null
      >`(select min(${quotePlans.fromVersion}) from ${quotePlans} where ${quotePlans.quoteId} = ${quotes.id})`,
    })
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
    siteAccess: quote.siteAccess,
    plansFrom: row.plansFrom,
    buyerReference: quote.buyerReference,
    versions: await listVersions(db, quote.id),
    lpoNumber: quote.lpoNumber,
    lpoFile: quote.lpoFile,
    decidedAt: quote.decidedAt,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    version: quote.version,
  };
}

const isSold = and(isNull(products.deletedAt), eq(products.status, 'live'));
/** Whether visitors can open its page; a discontinued product has one. */
const hasPage = and(isNull(products.deletedAt), ne(products.status, 'draft'));

async function listVersions(db: Queryable, quoteId: string): Promise<QuoteVersion[]> {
  const rows = await db
    .select({ version: quoteVersions, line: quoteLines, slug: products.slug })
    .from(quoteVersions)
    .innerJoin(quoteLines, eq(quoteLines.quoteVersionId, quoteVersions.id))
    .leftJoin(products, and(eq(products.id, quoteLines.productId), hasPage))
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(asc(quoteVersions.number), asc(quoteLines.position));
  const byVersion = Map.groupBy(rows, ({ version }) => version.id);
  return [...byVersion.values()].flatMap((ofVersion) => {
    const [first] = ofVersion;
    return first ? [versionFrom(first.version, ofVersion.map(lineFrom))] : [];
  });
}

function versionFrom(row: typeof quoteVersions.$inferSelect, lines: readonly QuoteLine[]): QuoteVersion {
  const { createdBy, createdAt, sentAt, withdrawnAt, withdrawnBy, withdrawalNote } = row;
  return {
    number: row.number,
    lines,
    validUntil: row.validUntil,
    subtotal: row.subtotal,
    discount: row.discount,
    discountBasisPoints: row.discountBasisPoints,
    assemblyFee: row.assemblyFee,
    deliveryFee: row.deliveryFee,
    total: row.total,
    deliveryOn: row.deliveryOn,
    leadTimeDays: row.leadTimeDays,
    assembly: row.assembly,
    paymentDueDays: row.paymentDueDays,
    message: row.message,
    sentBy: createdBy,
    sentAt: sentAt ?? createdAt,
    withdrawal: withdrawnAt && { at: withdrawnAt, by: withdrawnBy, note: withdrawalNote },
  };
}

function lineFrom({
  line,
  slug,
}: {
  readonly line: typeof quoteLines.$inferSelect;
  readonly slug: string | null;
}): QuoteLine {
  const { nameEn, nameAr } = line;
  return {
    productId: line.productId,
    slug,
    sku: line.sku,
    name: withFallback({ en: nameEn, ar: nameAr }),
    quantity: line.quantity,
    listPrice: line.listPrice,
    unitPrice: line.unitPrice,
    discount: line.discount,
    discountBasisPoints: line.discountBasisPoints,
    lineTotal: line.lineTotal,
    warrantyMonths: line.warrantyMonths,
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
