import type { Queryable } from '#database/transaction.ts';
import { findPerson, type Person } from './person.ts';
import {
  countAlerts,
  countEmails,
  countOpenOrders,
  findRecords,
  listAlerts,
  listContacts,
  listEmails,
  listMessages,
  listOrders,
  listQuotes,
  listQuotesWithOrder,
} from './personal-data-queries.server.ts';

const mostListed = 20;

/** Finds the data about a person: the count of each kind of record, and the newest ones. */
export async function findPersonalData(db: Queryable, person: Person) {
  const records = await findRecords(db, person);
  const contacts = await listContacts(db, records);
  contacts.delete(person.value);
  return {
    person,
    counts: {
      orders: records.orders.length,
      quotations: records.quotes.length,
      messages: records.messages.length,
      stockAlerts: await countAlerts(db, person),
      emails: await countEmails(db, records),
    },
    quotationsWithOrder: (await listQuotesWithOrder(db, records.quotes)).length,
    openOrders: await countOpenOrders(db, records.orders),
    orders: await listOrders(db, records.orders, mostListed),
    quotations: await listQuotes(db, records.quotes, mostListed),
    messages: await listMessages(db, records.messages, mostListed),
    stockAlerts: await listAlerts(db, person, mostListed),
    emails: await listEmails(db, records, mostListed),
    /** Other contacts in the records. Not searched automatically, because colleagues may share a company's number. */
    others: [...contacts].toSorted().flatMap((contact) => findPerson(contact) ?? []),
  };
}

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;
