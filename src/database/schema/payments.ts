import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  invoiceKinds,
  paymentKinds,
  receivedPaymentMethods,
  repairResults,
  returnOutcomes,
} from '#primitives/payment.ts';
import { createdAt, dirhams, id, isNotNegative, isOneOf, moment, optionalText } from './columns.ts';
import { orderLines, orders } from './orders.ts';

const orderId = () =>
  uuid()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** Money received for an order or returned to its buyer. Rows are never deleted; a mistake is voided. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id(),
    orderId: orderId(),
    kind: text({ enum: paymentKinds }).notNull(),
    amount: dirhams().notNull(),
    method: text({ enum: receivedPaymentMethods }).notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    /** Of the bank transfer, the cheque or the card terminal. */
    reference: optionalText(),
    /** Made by the form, so that a repeated request records one payment. */
    idempotencyKey: uuid().notNull().unique(),
    recordedBy: text().notNull(),
    createdAt: createdAt(),
    voidedAt: moment(),
    voidedBy: optionalText(),
    voidReason: optionalText(),
  },
  (table) => [
    isOneOf('order_payments_kind_known', table.kind, paymentKinds),
    isOneOf('order_payments_method_known', table.method, receivedPaymentMethods),
    check('order_payments_amount_positive', sql`${table.amount} > 0`),
    check('order_payments_void_names_person', sql`(${table.voidedAt} is null) = (${table.voidedBy} = '')`),
    index().on(table.orderId, table.createdAt),
    index().on(table.paidOn),
  ],
);

/** Goods that came back after the delivery. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: id(),
    orderId: orderId(),
    reason: text().notNull(),
    /** An exchange or a repair changes no amounts and has no credit note. */
    outcome: text({ enum: returnOutcomes }).notNull().default('refund'),
    /** What the buyer gets back: the price of the goods, and the delivery fee where it is returned too. */
    refundDue: dirhams().notNull(),
    /** The part of it that is the delivery fee. */
    deliveryFee: dirhams().notNull().default(0),
    idempotencyKey: uuid().notNull().unique(),
    /** Of a repair: who took the goods in, and when. */
    recordedBy: text().notNull(),
    createdAt: createdAt(),
    /** Null: the goods are still in repair, or came back for another reason. */
    repairResult: text({ enum: repairResults }),
    repairEndedAt: moment(),
    repairEndedBy: optionalText(),
  },
  (table) => [
    isNotNegative('order_returns_refund_not_negative', table.refundDue, table.deliveryFee),
    isOneOf('order_returns_outcome_known', table.outcome, returnOutcomes),
    check(
      'order_returns_money_for_refunds_only',
      sql`${table.outcome} = 'refund' or (${table.refundDue} = 0 and ${table.deliveryFee} = 0)`,
    ),
    isOneOf('order_returns_repair_result_known', table.repairResult, repairResults),
    check(
      'order_returns_repairs_end_once',
      sql`(${table.repairResult} is null) = (${table.repairEndedAt} is null) and (${table.repairResult} is null) = (${table.repairEndedBy} = '') and (${table.outcome} = 'repair' or ${table.repairResult} is null)`,
    ),
    index().on(table.orderId, table.createdAt),
    // The list of orders counts goods in repair, however many returns are done.
    index('order_returns_open_repairs_index')
      .on(table.orderId)
      .where(sql`${table.outcome} = 'repair' and ${table.repairResult} is null`),
  ],
);

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Whether the pieces can be sold again and went back to stock. */
    isRestocked: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    index().on(table.orderLineId),
    check('order_return_lines_quantity_1_to_999', sql`${table.quantity} between 1 and 999`),
  ],
);

/**
 * Issued invoices and credit notes. `document` holds everything that is printed, as it was when it was issued: later
 * changes of the shop profile or of the order do not change an issued document.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: text({ enum: invoiceKinds }).notNull(),
    /** Without gaps in each kind, from `invoice_series`. */
    number: integer().notNull(),
    orderId: orderId(),
    /** Of a credit note for returned goods. */
    returnId: uuid()
      .unique('invoices_return_id_unique')
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    issuedOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }),
    total: dirhams().notNull(),
    document: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('invoices_kind_known', table.kind, invoiceKinds),
    unique('invoices_number_unique').on(table.kind, table.number),
    uniqueIndex('invoices_one_invoice_an_order').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    index().on(table.orderId),
    index().on(table.issuedOn),
    check('invoices_number_positive', sql`${table.number} > 0`),
    isNotNegative('invoices_total_not_negative', table.total),
  ],
);

/** The last number of each series. A number is taken in the transaction that issues the document, so none is lost. */
export const invoiceSeries = pgTable(
  'invoice_series',
  { kind: text({ enum: invoiceKinds }).primaryKey(), lastNumber: integer().notNull().default(0) },
  (table) => [isOneOf('invoice_series_kind_known', table.kind, invoiceKinds)],
);
