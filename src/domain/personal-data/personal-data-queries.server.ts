import { and, count, desc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { products } from '#database/schema/catalogue.ts';
import { messages } from '#database/schema/messages.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isSettled } from '#domain/orders/order-states.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import type { Person } from './person.ts';

/** The ids of a person's records. A quotation and its order belong together. */
export interface PersonalRecords {
  readonly person: Person;
  readonly orders: readonly string[];
  readonly quotes: readonly string[];
  readonly messages: readonly string[];
}

const settledStatuses = orderStatuses.filter(isSettled);

function isOf(person: Person, phone: PgColumn, email: PgColumn): SQL {
  return eq(person.kind === 'phone' ? phone : email, person.value);
}

const quotesOf = (person: Person) => isOf(person, quotes.contactPhone, quotes.contactEmail);

export async function findRecords(db: Queryable, person: Person): Promise<PersonalRecords> {
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const own = idsOf(await db.select({ id: quotes.id }).from(quotes).where(quotesOf(person)));
  const found = await db
    .select({ id: orders.id, quoteId: orders.quoteId })
    .from(orders)
    .where(or(isOf(person, orders.contactPhone, orders.contactEmail), inArray(orders.quoteId, own)));
  const written = await db
    .select({ id: messages.id })
    .from(messages)
    .where(isOf(person, messages.phone, messages.email));
  const ofOrders = found.flatMap(({ quoteId }) => quoteId ?? []);
  return {
    person,
    orders: idsOf(found),
    quotes: [...new Set([...own, ...ofOrders])],
    messages: idsOf(written),
  };
}

/** Lists which of the quotations became an order. */
export async function listQuotesWithOrder(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ quoteId: orders.quoteId })
    .from(orders)
    .where(inArray(orders.quoteId, [...ids]));
  return rows.flatMap(({ quoteId }) => quoteId ?? []);
}

/** Locks the person's quotations (SELECT … FOR UPDATE), so that none becomes an order meanwhile. */
export async function lockQuotesOf(transaction: Transaction, person: Person): Promise<void> {
  await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(quotesOf(person))
    .orderBy(quotes.id)
    .for('update');
}

export async function lockOrders(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
    .for('update');
}

/** Counts open orders, which still need the buyer's name and address. */
export async function countOpenOrders(db: Queryable, ids: readonly string[]): Promise<number> {
  return countOf(
    db,
    orders,
    and(inArray(orders.id, [...ids]), notInArray(orders.status, [...settledStatuses])),
  );
}

/** Condition for emails about the records, to any recipient, and for the person's stock alert emails. */
export function emailsOf({ person, ...records }: PersonalRecords): SQL | undefined {
  const about = (kind: 'order' | 'quote' | 'message', ids: readonly string[]) =>
    and(eq(outboxEmails.aboutKind, kind), inArray(outboxEmails.aboutId, [...ids]));
  return or(
    about('order', records.orders),
    about('quote', records.quotes),
    about('message', records.messages),
    // Not by recipient alone: for the shop's own address that would match every email to staff.
    and(eq(outboxEmails.aboutKind, 'product'), mailsTo(person)),
  );
}

function mailsTo({ kind, value }: Person): SQL {
  return kind === 'email' ? eq(outboxEmails.recipient, value) : sql`false`;
}

/** Condition for the person's stock alerts, which have an email only. */
export function alertsOf({ kind, value }: Person): SQL {
  return kind === 'email' ? eq(stockAlerts.email, value) : sql`false`;
}

export async function countEmails(db: Queryable, records: PersonalRecords): Promise<number> {
  return countOf(db, outboxEmails, emailsOf(records));
}

export async function countAlerts(db: Queryable, person: Person): Promise<number> {
  return countOf(db, stockAlerts, alertsOf(person));
}

async function countOf(
  db: Queryable,
  table: typeof orders | typeof outboxEmails | typeof stockAlerts,
  condition: SQL | undefined,
): Promise<number> {
  const [found] = await db.select({ rows: count() }).from(table).where(condition);
  return found?.rows ?? 0;
}

export async function listOrders(db: Queryable, ids: readonly string[], most: number) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.contactName,
      status: orders.status,
      fulfilment: orders.fulfilment,
      at: orders.createdAt,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.createdAt))
    .limit(most);
}

export async function listQuotes(db: Queryable, ids: readonly string[], most: number) {
  return db
    .select({
      id: quotes.id,
      reference: quotes.reference,
      name: quotes.contactName,
      status: quotes.status,
      validUntil: sql<string>`(select ${quoteVersions.validUntil}::text from ${quoteVersions}
        where ${eq(quoteVersions.quoteId, quotes.id)} order by ${quoteVersions.number} desc limit 1)`,
      at: quotes.createdAt,
    })
    .from(quotes)
    .where(inArray(quotes.id, [...ids]))
    .orderBy(desc(quotes.createdAt))
    .limit(most);
}

export async function listMessages(db: Queryable, ids: readonly string[], most: number) {
  return db
    .select({
      id: messages.id,
      reference: messages.reference,
      name: messages.name,
      subject: messages.subject,
      status: messages.status,
      at: messages.createdAt,
    })
    .from(messages)
    .where(inArray(messages.id, [...ids]))
    .orderBy(desc(messages.createdAt))
    .limit(most);
}

export async function listAlerts(db: Queryable, person: Person, most?: number) {
  const listed = db
    .select({
      id: stockAlerts.id,
      productId: stockAlerts.productId,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      at: stockAlerts.createdAt,
      answeredAt: stockAlerts.notifiedAt,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(alertsOf(person))
    .orderBy(desc(stockAlerts.createdAt));
  return most === undefined ? listed : listed.limit(most);
}

export async function listEmails(db: Queryable, records: PersonalRecords, most: number) {
  return db
    .select({
      id: outboxEmails.id,
      recipient: outboxEmails.recipient,
      subject: outboxEmails.subject,
      at: outboxEmails.createdAt,
    })
    .from(outboxEmails)
    .where(emailsOf(records))
    .orderBy(desc(outboxEmails.id))
    .limit(most);
}

/** Lists every phone number and email in the records. */
export async function listContacts(db: Queryable, records: PersonalRecords): Promise<Set<string>> {
  const ofOrders = await db
    .selectDistinct({ phone: orders.contactPhone, email: orders.contactEmail })
    .from(orders)
    .where(inArray(orders.id, [...records.orders]));
  const ofQuotes = await db
    .selectDistinct({ phone: quotes.contactPhone, email: quotes.contactEmail })
    .from(quotes)
    .where(inArray(quotes.id, [...records.quotes]));
  const ofMessages = await db
    .selectDistinct({ phone: messages.phone, email: messages.email })
    .from(messages)
    .where(inArray(messages.id, [...records.messages]));
  const contacts = [...ofOrders, ...ofQuotes, ...ofMessages].flatMap(({ phone, email }) => [phone, email]);
  return new Set(contacts.filter((contact) => contact !== ''));
}
