import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { csvText } from '#domain/catalogue/import/export-products.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import type { FulfilmentKind, OrderStatus, PaymentMethod } from '#primitives/order-status.ts';
import type { PaymentState } from '#primitives/payment.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { invoiceNumber } from '../invoices/invoice-number.ts';
import { orderBalance } from '../payments/order-balance.ts';
import { type ExportedOrder, listOrdersAfter } from './order-export-queries.server.ts';
import type { OrderFilter } from './order-list.ts';
import { countOrdersByStatus } from './order-list-queries.server.ts';
import { sheetPhone } from './sheet-phone.ts';

/** Few enough that a part is written quickly and other requests take their turns in between. */
const ordersAtOnce = 250;

/** Names of the columns. */
export const orderColumns = [
  'order',
  'placed_at',
  'status',
  'fulfilment',
  'delivery_day',
  'zone',
  'district',
  'street',
  'building',
  'unit',
  'landmark',
  'way_in',
  'contact',
  'phone',
  'email',
  'company',
  'cr_number',
  'lpo_number',
  'language',
  'items',
  'pieces',
  'subtotal_qar',
  'discount_qar',
  'delivery_fee_qar',
  'total_qar',
  'payment_method',
  'payment_state',
  'received_qar',
  'owed_qar',
  'invoice',
  'quotation',
  'taken_by',
  'notes',
] as const;

type ExportFilter = Omit<OrderFilter, 'page'>;
type OrderColumn = (typeof orderColumns)[number];

/** The words of a language, or the codes of the API. */
interface SheetTexts {
  readonly locale: Locale;
  readonly headingOf: (column: OrderColumn) => string;
  readonly wayInOf: (access: GivenSiteAccess) => string;
  readonly wordsOf: (order: CodedOrder) => CodedOrder<string>;
}

/** What an order has of closed lists. */
export interface CodedOrder<Word = never> {
  readonly status: OrderStatus | Word;
  readonly fulfilment: FulfilmentKind | Word;
  readonly payment: PaymentMethod | Word;
  readonly paymentState: PaymentState | Word;
  readonly language: Locale | Word;
}

/**
 * The orders of a filter as a table for a spreadsheet, the newest first: UTF-8 with the mark by which Excel knows it, read and
 * written in parts, so that any number of orders needs little memory. The change history records who took it, not its contents.
 */
export async function exportOrders(
  db: Database,
  filter: ExportFilter,
  texts: SheetTexts,
  origin: ChangeOrigin,
): Promise<AsyncGenerator<string>> {
  await inTransaction(db, async (transaction) => {
    const counts = await countOrdersByStatus(transaction, { ...filter, page: 1 });
    const orders = counts
      .filter(({ status }) => !filter.status || status === filter.status)
      .reduce((sum, { orders: count }) => sum + count, 0);
    const after = recordedExport(filter, orders);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'export-orders',
      entity: 'orders-export',
      entityId: after.id,
      after,
    });
  });
  return writtenParts(db, filter, texts, origin.now);
}

/** What the change history has of an export: how many orders, and by what they were narrowed. A search may name a person. */
export function recordedExport({ search, day, ...filter }: ExportFilter, orders: number) {
  return {
    id: randomUUID(),
    orders,
    ...filter,
    ...(day && { deliveryDay: day }),
    ...(search && { isSearch: true }),
  };
}

async function* writtenParts(
  db: Database,
  filter: ExportFilter,
  texts: SheetTexts,
  now: Date,
): AsyncGenerator<string> {
  yield `\ufeff${csvText([orderColumns.map(texts.headingOf)])}`;
  // Orders that are placed meanwhile stay out.
  let last: Parameters<typeof listOrdersAfter>[2] = { moment: now.toISOString(), id: null };
  while (true) {
    const orders = await listOrdersAfter(db, filter, last, ordersAtOnce);
    if (orders.length > 0) yield csvText(orders.map((order) => cellsOf(order, texts)));
    const end = orders.at(-1);
    if (!end || orders.length < ordersAtOnce) return;
    last = end;
  }
}

function cellsOf(order: ExportedOrder, { locale, wayInOf, wordsOf }: SheetTexts): string[] {
  const { owed, received, state } = orderBalance(order);
  const { status, fulfilment, payment } = order;
  const words = wordsOf({ status, fulfilment, payment, paymentState: state, language: order.locale });
  const cells: Record<OrderColumn, string> = {
    order: order.number,
    placed_at: inQatar(order.placedAt),
    status: words.status,
    fulfilment: words.fulfilment,
    delivery_day: order.day,
    zone: order.zone === null ? '' : String(order.zone),
    district: order.district?.[locale] ?? '',
    street: order.street,
    building: order.building,
    unit: order.unit,
    landmark: order.landmark,
    way_in: order.siteAccess ? wayInOf(order.siteAccess) : '',
    contact: order.contactName,
    phone: sheetPhone(order.contactPhone),
    email: order.contactEmail,
    company: order.companyName,
    cr_number: order.companyCrNumber,
    lpo_number: order.lpoNumber,
    language: words.language,
    items: order.items.map((item) => itemText(item, locale)).join('; '),
    pieces: String(order.items.reduce((sum, { quantity }) => sum + quantity, 0)),
    subtotal_qar: inQar(order.subtotal),
    discount_qar: inQar(order.discount),
    delivery_fee_qar: inQar(order.deliveryFee),
    total_qar: inQar(order.total),
    payment_method: words.payment,
    payment_state: words.paymentState,
    received_qar: inQar(received),
    owed_qar: inQar(owed),
    invoice: order.invoice === null ? '' : invoiceNumber('invoice', order.invoice),
    quotation: order.quotation ?? '',
    taken_by: order.takenBy,
    notes: order.notes,
  };
  return orderColumns.map((column) => cells[column]);
}

function itemText({ quantity, sku, name }: ExportedItem, locale: Locale): string {
  return `${quantity} × ${[sku, name[locale] || name.en].filter(Boolean).join(' ')}`;
}

type ExportedItem = { readonly quantity: number; readonly sku: string; readonly name: LocalizedText };

function inQar(amount: number): string {
  return qarFromDirhams(amount).toFixed(2);
}

/** Day and time in Qatar in a form that spreadsheets read as a moment: '2026-11-15 14:32'. */
function inQatar(moment: Date): string {
  return moment.toLocaleString('sv', { timeZone: 'Asia/Qatar' }).slice(0, 16);
}
