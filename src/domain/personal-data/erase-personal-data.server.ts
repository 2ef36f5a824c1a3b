import { randomUUID } from 'node:crypto';
import { allowErasing } from '#database/allow-history-erasure.ts';
import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { AttachmentStore } from '#domain/quotes/attachment-store.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import {
  anonymiseOrders,
  anonymiseQuotes,
  cleanChangesNaming,
  cleanEntriesNaming,
  cleanHistoryOf,
  deleteAlerts,
  deleteEmails,
  deleteMessages,
  deletePlans,
  deleteQuotes,
  findEntriesNaming,
  listFilesOf,
  type NamingEntries,
} from './erase-queries.server.ts';
import type { Person } from './person.ts';
import {
  countOpenOrders,
  findRecords,
  listQuotesWithOrder,
  lockOrders,
  lockQuotesOf,
} from './personal-data-queries.server.ts';

interface Erasing {
  readonly attachments: Pick<AttachmentStore, 'remove'>;
  readonly origin: ChangeOrigin;
}

/**
 * Erases a person's data (right to erasure). Orders are business records and are anonymised, as are their quotations;
 * everything else is deleted. Rejected while an order is open, because it still has to be delivered.
 */
export async function erasePersonalData(db: Database, person: Person, { attachments, origin }: Erasing) {
  // Files first: their deletion cannot be rolled back, and if it fails the records must still be found by a retry.
  const records = await findRecords(db, person);
  await refuseOpenOrders(db, records.orders);
  for (const file of await listFilesOf(db, records.quotes)) await attachments.remove(file);
  const naming = await findEntriesNaming(db, person);
  return inTransaction(db, (transaction) => erase(transaction, person, naming, origin));
}

async function erase(transaction: Transaction, person: Person, naming: NamingEntries, origin: ChangeOrigin) {
  await lockQuotesOf(transaction, person);
  const records = await findRecords(transaction, person);
  await lockOrders(transaction, records.orders);
  await refuseOpenOrders(transaction, records.orders);
  await allowErasing(transaction);
  const ordered = new Set(await listQuotesWithOrder(transaction, records.quotes));
  const emails = await deleteEmails(transaction, records);
  await cleanHistoryOf(transaction, records, emails);
  await cleanEntriesNaming(transaction, person, naming);
  await cleanChangesNaming(transaction, person);
  const plans = await deletePlans(transaction, records, person);
  const orders = await anonymiseOrders(transaction, records.orders, origin.now);
  const quotations = await anonymiseQuotes(transaction, [...ordered], origin.now);
  const erased = {
    orders: orders.length,
    quotations: quotations.length,
    deletedQuotations: await deleteQuotes(
      transaction,
      records.quotes.filter((id) => !ordered.has(id)),
    ),
    plans,
    messages: await deleteMessages(transaction, records.messages),
    stockAlerts: await deleteAlerts(transaction, person),
    emails: emails.length,
  };
  // A random id: even a hash of a phone number could be guessed.
  const entityId = randomUUID();
  await recordChanges(
    transaction,
    { invalidatesPages: false },
    origin,
    ...orders.map((order) => forgotten('order', order)),
    ...quotations.map((quotation) => forgotten('quotation', quotation)),
    {
      action: 'erase-personal-data',
      entity: 'personal-data',
      entityId,
      after: { id: entityId, ...erased },
    },
  );
  return erased;
}

function forgotten(entity: 'order' | 'quotation', after: { readonly id: string; readonly version: number }) {
  const before = { ...after, version: after.version - 1 };
  return { action: 'forget-buyer', entity, entityId: after.id, before, after };
}

async function refuseOpenOrders(db: Database | Transaction, orders: readonly string[]): Promise<void> {
  if ((await countOpenOrders(db, orders)) > 0) throw new ShopError('orders_open');
}
