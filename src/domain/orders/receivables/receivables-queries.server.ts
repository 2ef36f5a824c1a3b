import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { orders } from '#database/schema/orders.ts';
import { invoices } from '#database/schema/payments.ts';
import { hasWords } from '#database/search-text.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import type { Dirhams } from '#primitives/money.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import { invoiceNumber } from '../invoices/invoice-number.ts';
import { isDispatched, isSettled } from '../order-states.ts';
import type { Receivable, ReceivableFilter, ReceivableGroup } from './receivable.ts';

const openStatuses = orderStatuses.filter((status) => !isSettled(status) && !isDispatched(status));

/**
 * Orders with an open account: above zero the buyer owes the balance, below zero the shop. Settled orders are not read,
 * however many there are: a partial index has the others.
 */
function openAccounts(db: Queryable) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      companyName: orders.companyName,
      lpoNumber: orders.lpoNumber,
      payment: orders.paymentMethod,
      paymentDueDays: orders.paymentDueDays,
      day: orders.deliveryDay,
      searchText: orders.searchText,
      invoiceNumber: sql<number | null>`${invoices.number}`.as('invoice_number'),
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      balance: orders.balance,
    })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(sql`${orders.balance} <> 0`)
    .as('accounts');
}

type Accounts = ReturnType<typeof openAccounts>;

function isIn(group: ReceivableGroup, from: Accounts, today: Day): SQL | undefined {
  const isOwed = sql`${from.balance} > 0`;
  const conditions: Readonly<Record<ReceivableGroup, SQL | undefined>> = {
    invoiced: and(isOwed, isNotNull(from.invoiceNumber)),
    overdue: and(isOwed, sql`${from.dueOn} < ${today}`),
    open: and(isOwed, isNull(from.invoiceNumber), inArray(from.status, openStatuses)),
    refunds: sql`${from.balance} < 0`,
  };
  return conditions[group];
}

/** Rows of one group, the longest due first. */
export async function listReceivableRows(
  db: Queryable,
  { status, search }: Pick<ReceivableFilter, 'status' | 'search'>,
  today: Day,
  part?: { readonly limit: number; readonly offset: number },
): Promise<Receivable[]> {
  const from = openAccounts(db);
  const query = db
    .select()
    .from(from)
    .where(and(isIn(status, from, today), search ? hasWords(from.searchText, search) : undefined))
    .orderBy(sql`${from.dueOn} asc nulls last`, asc(from.day), asc(from.number));
  const rows = await (part ? query.limit(part.limit).offset(part.offset) : query);
  return rows.map(({ searchText: _, balance, invoiceNumber: number, ...row }) => ({
    ...row,
    invoiceNumber: number === null ? null : invoiceNumber('invoice', number),
    amount: Math.abs(balance),
  }));
}

/** How many orders each group has, and their sum. */
export async function sumReceivables(
  db: Queryable,
  search: string | undefined,
  today: Day,
): Promise<Record<ReceivableGroup, { readonly orders: number; readonly amount: Dirhams }>> {
  const from = openAccounts(db);
  const countIn = (group: ReceivableGroup) =>
    sql<number>`count(*) filter (where ${isIn(group, from, today)})`.mapWith(Number);
  const sumIn = (group: ReceivableGroup) =>
    sql<number>`coalesce(sum(abs(${from.balance})) filter (where ${isIn(group, from, today)}), 0)`.mapWith(
      Number,
    );
  const [sums] = await db
    .select({
      invoiced: { orders: countIn('invoiced'), amount: sumIn('invoiced') },
      overdue: { orders: countIn('overdue'), amount: sumIn('overdue') },
      open: { orders: countIn('open'), amount: sumIn('open') },
      refunds: { orders: countIn('refunds'), amount: sumIn('refunds') },
    })
    .from(from)
    .where(search ? hasWords(from.searchText, search) : undefined);
  if (!sums) throw new Error('the sums of the receivables were not read');
  return sums;
}
