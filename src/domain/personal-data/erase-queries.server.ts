import { and, asc, eq, gt, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { auditLog } from '#database/schema/audit-log.ts';
import { messages } from '#database/schema/messages.ts';
import { orderEvents, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Person } from './person.ts';
import { alertsOf, emailsOf, type PersonalRecords } from './personal-data-queries.server.ts';

/** Stands where something was that must not be empty; it means the same in both languages. */
const erased = '—';

/**
 * The company, its registration and the number of its purchase order stay: they name no person, and the books need
 * them. Nothing opens the page of an order without a key, and from the hash of a request its contents could be guessed.
 */
const forgottenBuyer = {
  contactName: erased,
  contactPhone: '',
  contactEmail: '',
  notes: '',
  trackingKey: '',
  requestHash: '',
};

/** What is left is what was sold to some zone, when and for how much. */
export async function anonymiseOrders(transaction: Transaction, ids: readonly string[], now: Date) {
  // The table wants an address for a delivery.
  const ofDelivery = sql<string>`case when ${orders.fulfilment} = 'delivery' then ${erased} else '' end`;
  await transaction
    .update(orderEvents)
    .set({ note: '' })
    .where(and(inArray(orderEvents.orderId, [...ids]), ne(orderEvents.note, '')));
  return transaction
    .update(orders)
    .set({
      ...forgottenBuyer,
      street: ofDelivery,
      building: ofDelivery,
      unit: '',
      landmark: '',
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(orders.id, [...ids]))
    .returning({ id: orders.id, number: orders.number, status: orders.status, version: orders.version });
}

/** Of a quotation that became an order: what was offered stays with it. */
export async function anonymiseQuotes(transaction: Transaction, ids: readonly string[], now: Date) {
  await transaction
    .update(quoteVersions)
    .set({ message: '' })
    .where(and(inArray(quoteVersions.quoteId, [...ids]), ne(quoteVersions.message, '')));
  return transaction
    .update(quotes)
    .set({ ...forgottenBuyer, lpoFile: null, version: sql`${quotes.version} + 1`, updatedAt: now })
    .where(inArray(quotes.id, [...ids]))
    .returning({
      id: quotes.id,
      reference: quotes.reference,
      status: quotes.status,
      version: quotes.version,
    });
}

export async function deleteQuotes(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const { rowCount } = await transaction.delete(quotes).where(inArray(quotes.id, [...ids]));
  return rowCount ?? 0;
}

/** With what was answered. */
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

/** Purchase orders that came as files and that nobody else's quotation has too: they are named by their content. */
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

/** What an entry of the history about somebody's records may say: which of them, how it stood, what it cost. */
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
];

/** Who of staff did what and when stays. What staff noted, and subjects of mails, go. */
export async function cleanHistoryOf(
  transaction: Transaction,
  { orders: orderIds, quotes: quoteIds, messages: messageIds }: PersonalRecords,
  mailIds: readonly number[],
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
        about('mail', mailIds),
      ),
    );
}

/** Entries of the history in which a number or an address is written down. */
export interface NamingEntries {
  readonly ids: readonly number[];
  /** How far the history was read. */
  readonly upTo: number;
}

const readAtOnce = 1000;

/** The shop's own profile is left out: its history says how the shop was reached. */
function names({ value }: Person): SQL | undefined {
  const pattern = patternOf(value);
  const isIn = (state: PgColumn) => sql`${state}::text ~* ${pattern}`;
  return and(ne(auditLog.entity, 'shop-profile'), or(isIn(auditLog.before), isIn(auditLog.after)));
}

/** Neither a phone number nor an email holds a character that JSON would write differently. */
function patternOf(value: string): string {
  return value.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');
}

/** Reads the whole history, a part after the other, so that nobody waits for it. */
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

/** Also out of what was written since they were looked for. */
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
