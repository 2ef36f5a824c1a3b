import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { readEmailsToCustomer, readMessages, readOrders, readQuotes } from './export-queries.server.ts';
import type { Person } from './person.ts';
import { findRecords, listAlerts } from './personal-data-queries.server.ts';

/** Exports all data about a person (right of access). The audit history records the export, not its contents. */
export async function exportPersonalData(db: Database, person: Person, origin: ChangeOrigin) {
  return inTransaction(db, async (transaction) => {
    const records = await findRecords(transaction, person);
    const exported = {
      takenAt: origin.now,
      person,
      orders: await readOrders(transaction, records.orders),
      quotations: await readQuotes(transaction, records.quotes),
      messages: await readMessages(transaction, records.messages),
      stockAlerts: await listAlerts(transaction, person),
      emails: await readEmailsToCustomer(transaction, records),
    };
    const id = randomUUID();
    const taken = {
      id,
      orders: exported.orders.length,
      quotations: exported.quotations.length,
      messages: exported.messages.length,
      stockAlerts: exported.stockAlerts.length,
      emails: exported.emails.length,
    };
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'export-personal-data',
      entity: 'personal-data',
      entityId: id,
      after: taken,
    });
    return exported;
  });
}

export type ExportedPersonalData = Awaited<ReturnType<typeof exportPersonalData>>;
