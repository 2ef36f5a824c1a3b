import { and, asc, eq, gt, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { auditLog } from '#database/schema/audit-log.ts';
import { messages } from '#database/schema/messages.ts';
import { orderEvents, orderLines, orderProposals, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { plans, quotePlans } from '#database/schema/plans.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { anonymisePaymentRecords } from './payment-records-queries.server.ts';
import type { Person } from './person.ts';
import { alertsOf, emailsOf, type PersonalRecords } from './personal-data-queries.server.ts';

/** Placeholder for erased texts that must not be empty; the same in both languages. */
const erased = '—';

/**
 * The anonymised columns of a buyer. Company, registration and LPO number stay: they name no person and are needed for
 * accounting. The access key and the hash of the request are erased: the hash would allow guessing the contents.
 */
const anonymisedBuyer = {
  contactName: erased,
  contactPhone: '',
  contactEmail: '',
  notes: '',
  siteAccess: null,
  trackingKey: '',
  requestHash: '',
};

/** A line without a product has the words of the buyer, or of staff about them, in place of a name. */
const erasedWords = { nameEn: erased, nameAr: '' };

/** Anonymises orders: only products, zone, dates and amounts remain. */
export async function anonymiseOrders(transaction: Transaction, ids: readonly string[], now: Date) {
  // The table requires an address for deliveries.
  const ofDelivery = sql<string>`case when ${orders.fulfilment} = 'delivery' then ${erased} else '' end`;
  await transaction
    .update(orderEvents)
    .set({ note: '', details: sql`${orderEvents.details} - 'personal'` })
    .where(inArray(orderEvents.orderId, [...ids]));
  await transaction.delete(orderProposals).where(inArray(orderProposals.orderId, [...ids]));
  await transaction
    .update(orderLines)
    .set(erasedWords)
    .where(and(inArray(orderLines.orderId, [...ids]), isNull(orderLines.productId)));
  await anonymisePaymentRecords(transaction, ids, erased);
  return transaction
    .update(orders)
    .set({
      ...anonymisedBuyer,
      street: ofDelivery,
      building: ofDelivery,
      unit: '',
      landmark: '',
      discountReason: '',
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(orders.id, [...ids]))
    .returning({ id: orders.id, number: orders.number, status: orders.status, version: orders.version });
}

/** Anonymises quotations that became an order; the offer itself stays. */
export async function anonymiseQuotes(transaction: Transaction, ids: readonly string[], now: Date) {
  await transaction
    .update(quoteVersions)
    .set({ message: '', withdrawalNote: '' })
    .where(inArray(quoteVersions.quoteId, [...ids]));
  const versions = transaction
    .select({ id: quoteVersions.id })
    .from(quoteVersions)
    .where(inArray(quoteVersions.quoteId, [...ids]));
  await transaction
    .update(quoteLines)
    .set(erasedWords)
    .where(and(inArray(quoteLines.quoteVersionId, versions), isNull(quoteLines.productId)));
  return transaction
    .update(quotes)
    .set({
      ...anonymisedBuyer,
      buyerReference: '',
      lpoFile: null,
      version: sql`${quotes.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(quotes.id, [...ids]))
    .returning({
      id: quotes.id,
      reference: quotes.reference,
      status: quotes.status,
      version: quotes.version,
    });
}

/**
 * Deletes the plans of quotations, in which rooms have names that people typed, the same plans where a link names them, and those
 * with the person's phone number or email.
 */
export async function deletePlans(
  transaction: Transaction,
  { quotes: quoteIds }: Pick<PersonalRecords, 'quotes'>,
  { value }: Person,
): Promise<number> {
  const ofQuotes = await transaction
    .delete(quotePlans)
    .where(inArray(quotePlans.quoteId, [...quoteIds]))
    .returning({ contentHash: quotePlans.contentHash });
  const hashes = [...new Set(ofQuotes.map(({ contentHash }) => contentHash))];
  const { rowCount } = await transaction
    .delete(plans)
    .where(or(inArray(plans.contentHash, hashes), sql`${plans.content}::text ~* ${patternOf(value)}`));
  return ofQuotes.length + (rowCount ?? 0);
}

export async function deleteQuotes(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const { rowCount } = await transaction.delete(quotes).where(inArray(quotes.id, [...ids]));
  return rowCount ?? 0;
}

/** Deletes messages with their replies. */
export async function deleteMessages(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const { rowCount } = await transaction.delete(messages).where(inArray(messages.id, [...ids]));
  return rowCount ?? 0;
}

export async function deleteAlerts(transaction: Transaction, person: Person): Promise<number> {
  const { rowCount } = await transaction.delete(stockAlerts).where(alertsOf(person));
  return rowCount ?? 0;
}

export async function deleteEmails(transaction: Transaction, records: PersonalRecords): Promise<number[]> {
  const rows = await transaction
    .delete(outboxEmails)
    .where(emailsOf(records))
    .returning({ id: outboxEmails.id });
  return rows.map(({ id }) => id);
}

/** Lists attached purchase orders that no other quotation uses. Files are content-addressed, so they may be shared. */
export async function listFilesOf(db: Queryable, quoteIds: readonly string[]): Promise<string[]> {
  const name = sql<string>`${quotes.lpoFile} ->> 'relativePath'`;
  const ids = [...quoteIds];
  const rows = await db
    .selectDistinct({ name })
    .from(quotes)
    .where(
      and(
        inArray(quotes.id, ids),
        sql`${quotes.lpoFile} is not null`,
        sql`${name} not in (select ${name} from ${quotes} where ${and(
          notInArray(quotes.id, ids),
          sql`${quotes.lpoFile} is not null`,
        )})`,
      ),
    );
  return rows.map((row) => row.name);
}

/** The fields without personal data that stay in the audit history: reference, status and amounts. */
const impersonalFields = [
  'id',
  'version',
  'number',
  'reference',
  'status',
  'offer',
  'total',
  'discount',
  'deliveryFee',
  'validUntil',
  'received',
  'returned',
  'paymentDueDays',
  'invoice',
];

/** Removes personal data from the history of the records. Actor, action and time stay; notes and email subjects go. */
export async function cleanHistoryOf(
  transaction: Transaction,
  { orders: orderIds, quotes: quoteIds, messages: messageIds }: PersonalRecords,
  emailIds: readonly number[],
): Promise<void> {
  const about = (entity: string, ids: readonly (string | number)[]) =>
    and(eq(auditLog.entity, entity), inArray(auditLog.entityId, ids.map(String)));
  const impersonal = (state: PgColumn) => sql`(select jsonb_object_agg(key, value)
    from jsonb_each(case jsonb_typeof(${state}) when 'object' then ${state} end)
    where key in (${sql.join(
      impersonalFields.map((field) => sql`${field}`),
      sql.raw(', '),
    )}))`;
  await transaction
    .update(auditLog)
    .set({ before: impersonal(auditLog.before), after: impersonal(auditLog.after) })
    .where(
      or(
        about('order', orderIds),
        about('quotation', quoteIds),
        about('message', messageIds),
        about('mail', emailIds),
      ),
    );
}

/** Removes the person from what changes of orders of others tell, such as a phone number before it was replaced. */
export async function cleanChangesNaming(transaction: Transaction, { value }: Person): Promise<void> {
  await transaction
    .update(orderEvents)
    .set({ details: sql`${orderEvents.details} - 'personal'` })
    .where(sql`${orderEvents.details} ->> 'personal' ~* ${patternOf(value)}`);
}

/** Entries of the audit history that contain the person's phone number or email. */
export interface NamingEntries {
  readonly ids: readonly number[];
  /** The id up to which the history was searched. */
  readonly upTo: number;
}

const readAtOnce = 1000;

/** Condition for entries with the person's contact. Excludes the shop profile, whose history has the shop's own contacts. */
function names({ value }: Person): SQL | undefined {
  const pattern = patternOf(value);
  const isIn = (state: PgColumn) => sql`${state}::text ~* ${pattern}`;
  return and(ne(auditLog.entity, 'shop-profile'), or(isIn(auditLog.before), isIn(auditLog.after)));
}

/** LIKE pattern. Phone numbers and emails have no characters that JSON escapes. */
function patternOf(value: string): string {
  return value.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');
}

/** Searches the whole history in batches, so that no other query waits for it. */
export async function findEntriesNaming(db: Queryable, person: Person): Promise<NamingEntries> {
  const ids: number[] = [];
  let upTo = 0;
  for (;;) {
    const part = await db
      .select({ id: auditLog.id, isNaming: sql<boolean>`coalesce(${names(person)}, false)` })
      .from(auditLog)
      .where(gt(auditLog.id, upTo))
      .orderBy(asc(auditLog.id))
      .limit(readAtOnce);
    ids.push(...part.flatMap(({ id, isNaming }) => (isNaming ? id : [])));
    upTo = part.at(-1)?.id ?? upTo;
    if (part.length < readAtOnce) return { ids, upTo };
  }
}

/** Cleans the entries found, and those written since the search. */
export async function cleanEntriesNaming(
  transaction: Transaction,
  person: Person,
  { ids, upTo }: NamingEntries,
): Promise<void> {
  const without = (state: PgColumn) =>
    sql`regexp_replace(${state}::text, ${patternOf(person.value)}, ${erased}, 'gi')::jsonb`;
  await transaction
    .update(auditLog)
    .set({ before: without(auditLog.before), after: without(auditLog.after) })
    .where(or(inArray(auditLog.id, [...ids]), and(gt(auditLog.id, upTo), names(person))));
}
