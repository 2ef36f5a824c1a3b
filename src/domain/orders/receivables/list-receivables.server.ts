import type { Database } from '#database/connect.ts';
import { csvText } from '#domain/catalogue/import/export-products.server.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { sheetPhone } from '../listing/sheet-phone.ts';
import { overdueDays, type ReceivableFilter, receivablesOnPage } from './receivable.ts';
import { listReceivableRows, sumReceivables } from './receivables-queries.server.ts';

/** What is owed: the rows of a page, and the count and sum of every group. */
export async function listReceivables(db: Database, filter: ReceivableFilter, today: Day) {
  const [rows, sums] = await Promise.all([
    listReceivableRows(db, filter, today, {
      limit: receivablesOnPage,
      offset: (filter.page - 1) * receivablesOnPage,
    }),
    sumReceivables(db, filter.search, today),
  ]);
  return { rows, sums };
}

const columns = [
  'order',
  'invoice',
  'company',
  'contact',
  'phone',
  'lpo_number',
  'invoiced_on',
  'due_on',
  'overdue_days',
  'amount_qar',
] as const;

/** The whole group as a table for a spreadsheet: UTF-8 with the mark by which Excel knows it. */
export async function exportReceivables(
  db: Database,
  filter: Pick<ReceivableFilter, 'status' | 'search'>,
  headingOf: (column: (typeof columns)[number]) => string,
  today: Day,
): Promise<string> {
  const rows = await listReceivableRows(db, filter, today);
  const cells = rows.map((row) => [
    row.number,
    row.invoiceNumber ?? '',
    row.companyName,
    row.contactName,
    sheetPhone(row.contactPhone),
    row.lpoNumber,
    row.issuedOn ?? '',
    row.dueOn ?? '',
    String(overdueDays(row.dueOn, today)),
    qarFromDirhams(row.amount).toFixed(2),
  ]);
  return `\ufeff${csvText([columns.map(headingOf), ...cells])}`;
}
